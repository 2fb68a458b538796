import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** An address that `outsideLink` returned. */
  to: string;
}

/** A link to another site: in a new tab, which neither learns the page it comes from nor can reach it. */
export function OutsideLink({ to, children, ...rest }: Props) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
