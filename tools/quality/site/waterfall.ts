/** One request of a page, ms from its start. */
export interface Fetched {
  path: string;
  start: number;
  end: number;
}

/** What a page may request before its code is in. */
export interface Order {
  /** Scripts of the first view: its code is in when they are loaded. */
  scripts: readonly string[];
  /** Scripts that the HTML names beside them, as what comes next. */
  next?: readonly string[];
  /** Requests before the code is in, the document included; pictures only where they may not come first. */
  most: number;
  /** Whether pictures of the first screen may come before the code, as where no form waits for it. They are as many as it shows. */
  picturesFirst: boolean;
  /** Whether the code is asked for with a low priority, so that what follows it may overtake parts of it. */
  yields?: boolean;
  /** Reads of the page that are sent together: none of them waits for another. */
  together?: readonly string[];
}

const FONT = /\.woff2$/;
const PICTURE = /\.(?:webp|avif|png|jpe?g)$/;
const CODE = /\.js$/;
const SHEET = /\.css$/;

/** The requests that begin before the last script of the first view is loaded, in their order, without pictures that may. */
export function early(
  fetched: readonly Fetched[],
  { scripts, picturesFirst }: Pick<Order, 'scripts' | 'picturesFirst'>,
): Fetched[] {
  const last = Math.max(...fetched.filter(({ path }) => scripts.includes(path)).map(({ end }) => end));
  return fetched
    .filter(({ start, path }) => start < last && !(picturesFirst && PICTURE.test(path)))
    .toSorted((a, b) => a.start - b.start);
}

/** What comes too early, as one message each: by order and number of requests, never by time. */
export function orderFindings(fetched: readonly Fetched[], order: Order): string[] {
  const missing = order.scripts.filter((script) => !fetched.some(({ path }) => path === script));
  if (missing.length > 0 || order.scripts.length === 0) return [`no recording: ${missing.join(', ') || 'there is no script'}`];
  const reads = fetched.filter(({ path }) => order.together?.includes(path));
  const waiting = reads.filter(({ start }) => reads.some(({ end }) => end <= start));
  const unread = (order.together ?? []).filter((read) => !reads.some(({ path }) => path === read));
  const codeStart = Math.min(...fetched.filter(({ path }) => order.scripts.includes(path)).map(({ start }) => start));
  const sheets = fetched.filter(({ path, start }) => SHEET.test(path) && start < codeStart);
  const paths = early(fetched, order).map(({ path }) => path);
  const isTooEarly = (path: string): boolean =>
    FONT.test(path) || PICTURE.test(path) || (CODE.test(path) && ![...order.scripts, ...(order.next ?? [])].includes(path));
  return [
    ...unread.map((path) => `${path} is not read`),
    ...waiting.map(({ path }) => `${path} waits for another read of the page`),
    ...sheets.map(({ path }) => `${path} is requested before the page's code`),
    ...(order.yields === true ? [] : paths.filter(isTooEarly)).map((path) => `${path} is requested before the page's code is in`),
    ...(paths.length > order.most
      ? [`${paths.length} requests of ${order.most} before the page's code is in: ${paths.join(' ')}`]
      : []),
  ];
}
