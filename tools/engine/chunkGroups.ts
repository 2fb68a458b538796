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
    folders: ['features/bottom-bar', 'features/footer', 'features/side-menu/menu', 'engine/games', 'state/games'],
  },
  // every page loads these once interactive; separate chunks would be a waterfall
  {
    name: 'start',
    folders: [
      'contract',
      'contract/validators/startup',
      'engine/brand',
      'platform/browser',
      'platform/http',
      'platform/redaction',
      'platform/replies',
      'platform/sealing',
      'state/preferences',
      'state/session',
      'state/startup',
    ],
    packages: ['@tanstack/query-core'],
  },
  // every read needs its endpoint, query and error message
  {
    name: 'calls',
    folders: ['engine/contracts/kinds', 'platform/endpoints', 'platform/endpoints/agent', 'platform/errors', 'state/queries'],
  },
  // every list of games
  { name: 'games', folders: ['contract/validators/shared/Game', 'parts/games', 'state/lobby', 'ui/tiles'] },
  // every form needs all of these
  {
    name: 'form',
    folders: ['engine/fields', 'state/forms', 'state/forms/early'],
    packages: ['react-hook-form'],
  },
  // the registration form and what it always needs; login and profile need most of it
  { name: 'registration', folders: ['features/fields', 'features/register', 'features/verification', 'ui/search-select'] },
  // most pages need these, and each is smaller than the cost of a request
  { name: 'page', folders: ['engine/dates', 'state/clock', 'state/drafts/kept', 'state/reads', 'ui/content', 'ui/form'] },
];
