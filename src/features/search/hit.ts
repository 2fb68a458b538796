import type { Portal } from '#state/portal/portal.ts';
import type { IconName } from '#ui/icon/iconNames.ts';
import type { Findable } from './matcher.ts';

/** Groups of results, in the order in which they stand. */
export const groups = ['games', 'studios', 'lotteries', 'promotions', 'pages', 'help'] as const;

export type Group = (typeof groups)[number];

/** One thing that can be found and opened. */
export interface Hit extends Findable {
  group: Group;
  /** Second words beside or below the title. */
  note?: string | undefined;
  /** The platform's path of its picture; empty for one that is missing. */
  picture?: string | undefined;
  icon?: IconName | undefined;
  /** Short words at its end, such as that it is under maintenance. */
  end?: string | undefined;
  /** A visitor signs in first. */
  needsAccount?: boolean | undefined;
  open: (portal: Portal) => unknown;
}
