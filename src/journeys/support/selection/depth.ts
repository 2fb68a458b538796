/**
 * How much of the journeys runs. An ordinary run proves what only the production build can show, and one happy path of what moves
 * money; other flows have browser tests and the walk in three engines. `DEEP=1` (`npm run test:deep`) runs every test; `DEEP=all npm test`
 * moreover repeats them in every brand, language and place.
 */
export const isDeep = process.env['DEEP'] !== undefined;
export const isWhole = process.env['DEEP'] === 'all';

const TAG = '@deep';

/** Details of a test that an ordinary run leaves out. */
export const deepOnly = { tag: TAG } as const;

/** What the configuration of Playwright leaves out. */
export const leftOut = isDeep ? undefined : new RegExp(TAG);

const DAY_MS = 86_400_000;

/** Which of several a run takes: always the same in an ordinary run, another one each day in a deep one. */
const turnOf = (turn: number, of: number): number => (turn + (isDeep ? Math.floor(Date.now() / DAY_MS) : 0)) % of;

/** One item, and all of them with `DEEP=all`. */
export const sampled = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  isWhole ? items : items.filter((_, nth) => nth === turnOf(turn, items.length));

/** One item, and all of them in a deep run. */
export const allWhenDeep = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  isDeep ? items : items.filter((_, nth) => nth === turn % items.length);
