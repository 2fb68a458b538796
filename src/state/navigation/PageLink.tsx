import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, with query and anchor, or an anchor alone, which keeps the path. */
  to: string;
}

/**
 * A link to a page of ours: an ordinary `<a>` that a plain click follows without loading the document. The router's own
 * `Link` can do more (prefetching, manifests, masks), which no page needs and every page would have to fetch.
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
