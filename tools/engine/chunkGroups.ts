/** Modules that the bundler puts into one chunk. */
export interface ChunkGroup {
  name: string;
  /** Folders below `src/`. Only files directly in them belong to the group. */
  folders: readonly string[];
  /** Packages that belong to the group entirely. */
  packages?: readonly string[];
}

/**
 * Folders that load together. Static imports of the entry are in the shell, whatever their folder; the other files of a folder
 * are in its group's chunk. New, renamed and removed files need no change here.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // nearly every page shows the menus and the footer
  {
    name: 'regions',
    folders: [
      'features/bottom-bar',
      'features/footer',
      'features/header/search',
      'features/side-menu/menu',
      'engine/games',
      'parts/banner',
      'state/games',
    ],
  },
  // every page loads these once interactive, and reads with them; separate chunks would be a waterfall
  {
    name: 'start',
    folders: [
      'contract',
      'engine/brand',
      'engine/contracts/kinds',
      'engine/money',
      'features/help/button',
      'parts/reads',
      'platform/browser',
      'platform/endpoints',
      'platform/endpoints/agent',
      'platform/errors',
      'platform/http',
      'platform/redaction',
      'platform/replies',
      'platform/schemas',
      'platform/sealing',
      'state/overlay',
      'state/preferences',
      'state/queries',
      'state/session',
      'state/startup',
      'ui/dom',
    ],
    packages: ['@tanstack/query-core'],
  },
  // every list of games
  { name: 'games', folders: ['parts/games', 'state/lobby', 'ui/tiles'] },
  // dialogs and menus
  { name: 'overlay', folders: ['ui/overlay'] },
  // every page of a member, as the tools of responsible play are on by default
  {
    name: 'member',
    folders: [
      'features/header',
      'features/idle-logout',
      'features/reality-check',
      'features/session-clock',
      'state/account',
      'state/badges',
      'state/contracts',
      'ui/member',
    ],
  },
  // filters of lists, and the choices of forms
  { name: 'controls', folders: ['state/filters', 'ui/controls', 'ui/layout'] },
  // messages and loading states of reads and forms
  { name: 'feedback', folders: ['parts/feedback', 'ui/feedback'] },
  // every panel of a centre
  { name: 'centre', folders: ['features/centre', 'parts/menu', 'state/panels'] },
  { name: 'records', folders: ['engine/records', 'parts/records', 'parts/records/filters', 'parts/records/tiles', 'ui/records'] },
  // every form that moves money
  { name: 'money', folders: ['parts/money', 'state/money'] },
  { name: 'chat', folders: ['features/chat'] },
  // every list of lotteries
  { name: 'lotteries', folders: ['parts/lottery', 'state/lottery', 'ui/lottery'] },
  { name: 'popularLottery', folders: ['features/popular-lottery'] },
  // every form needs all of these
  {
    name: 'form',
    folders: ['engine/fields', 'state/forms', 'state/forms/early'],
    packages: ['react-hook-form'],
  },
  // the registration form and what it always needs; login and profile need most of it
  { name: 'registration', folders: ['features/fields', 'features/register', 'features/verification', 'ui/search-select'] },
  // most pages need these, and each is smaller than the cost of a request
  {
    name: 'page',
    folders: ['engine/dates', 'state/clock', 'state/drafts/kept', 'state/reads', 'ui/content', 'ui/form', 'ui/keyboard'],
  },
];
