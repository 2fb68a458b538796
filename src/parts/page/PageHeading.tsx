import type { ComponentProps } from 'react';
import { usePageTitle } from '#state/navigation/pageTitle.ts';

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** Absent where data has none. */
  children: string | undefined;
}

/** The heading of a page, after which the document is named, too. */
export function PageHeading({ children, ...heading }: PageHeadingProps) {
  usePageTitle(children ?? '');
  return <h1 {...heading}>{children}</h1>;
}
