import type { ComponentProps } from 'react';
import type { MenuItem } from '#state/navigation/menu.ts';
import { OutsideLink } from '#state/navigation/OutsideLink.tsx';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { NewTabMark } from './NewTabMark.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  item: MenuItem;
  /** For the mark of a link to another site, where it has a place of its own. */
  markClass?: string | undefined;
}

/** Whether an entry is a link, to a page or to another site; what is none is a button. */
export const isLink = ({ href, outside }: MenuItem): boolean => href !== null || outside !== null;

/** A menu entry that is a link: to a page, or to another site in a new tab, which its mark says. */
export function EntryLink({ item, markClass, children, ...rest }: Props) {
  if (item.outside !== null)
    return (
      <OutsideLink {...rest} to={item.outside} data-entry={item.name}>
        {children}
        <NewTabMark className={markClass} />
      </OutsideLink>
    );
  return (
    <PageLink {...rest} to={item.href ?? '/'} data-entry={item.name}>
      {children}
    </PageLink>
  );
}
