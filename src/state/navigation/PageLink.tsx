import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, with query and anchor, or an anchor alone, which keeps the path. */
  to: string;
}

/**
 * A link within the site: an `<a>` whose plain clicks navigate without loading the document. The router's `Link` has features
 * (prefetching, manifests, masks) that no page needs but every page would load.
 */
export function PageLink({ to, onClick, children, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
