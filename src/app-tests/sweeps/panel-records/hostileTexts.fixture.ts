import type { PublishedColumn, PublishedRecords } from '#engine/records/panels.ts';
import type { Row } from './storedRows.fixture.ts';

/** What a downline may write as nickname, remark or reason, and what a platform may send as its account. */
export const hostileTexts = [
  '<img src=x onerror="window.executed=1">',
  '<script>window.executed=1</script>',
  '\u202E1,000.00 reversed',
  '\u2067\u05D0\u05D1\u05D2 12',
  '\u2069\u202D\u0627\u0628 34\u202C\u202E',
  'zero\u200B\u200D\u2060width\uFEFF',
  'x'.repeat(500),
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
];

const figures: Partial<Record<PublishedColumn['format'], unknown>> = {
  money: '1234.56',
  signedMoney: '-1234.56',
  percent: '12.5',
  dateTime: Date.UTC(2026, 4, 1),
  day: Date.UTC(2026, 4, 1),
};

/** Whether a column shows what somebody wrote. */
export const isWords = ({ format }: PublishedColumn): boolean => format === 'text' || format === 'status';

/** A row for each text, which stands in every column of words; amounts and times are sound. */
export function hostileRows({ columns, detail, actions }: PublishedRecords, first: Row): Row[] {
  // the status decides which actions a row offers
  const status = actions.find(({ statuses }) => statuses !== undefined)?.statuses?.[0];
  return hostileTexts.map((text, nth) => {
    const values = [...columns, ...detail].map((column): [string, unknown] => [
      column.name,
      isWords(column) ? text : (figures[column.format] ?? first[column.name]),
    ]);
    return { ...first, ...Object.fromEntries(values), ...(status && { status }), id: `hostile-${nth}` };
  });
}

const isInline = (text: string) => /^[\x20-\x7E\u2212\u20AB]+$/.test(text) && text.trim().length > 2;

/** Texts whose signs do not stand in their order, as another text beside them turns them round. */
export function reordered(root: HTMLElement): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode() !== null) {
    const node = nodes.currentNode as Text;
    if (!isInline(node.data) || node.parentElement?.closest('.visually-hidden, option, style') !== null) continue;
    const at = node.data.search(/\S/);
    const [first, next] = [at, at + 1].map((start) => rectOf(node, start));
    if (first!.top === next!.top && first!.width > 0 && first!.left > next!.left) found.push(`turns round ${node.data}`);
  }
  return found;
}

function rectOf(node: Text, start: number): DOMRect {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + 1);
  return range.getBoundingClientRect();
}

/** The dialog over all others. */
export const topDialog = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);

/** What runs, spills over or turns round in an element. */
export const faultsOf = (root: HTMLElement): string[] => [
  ...('executed' in globalThis ? ['runs a text'] : []),
  ...(root.querySelector('[onerror], script') === null ? [] : ['makes markup of a text']),
  ...spilling(root),
  ...reordered(root),
];

/** Cells and frames that show more than they have room for. */
export function spilling(root: HTMLElement): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`makes the page ${page.scrollWidth} wide`);
  for (const cell of root.querySelectorAll<HTMLElement>('dialog, td, dd, [data-column], [data-under], ul[aria-label]')) {
    if (!cell.checkVisibility() || getComputedStyle(cell).display === 'inline' || cell.clientWidth < 2) continue;
    const clips = getComputedStyle(cell).overflowX !== 'visible';
    if (!clips && cell.scrollWidth > cell.clientWidth + 1)
      found.push(
        `has ${cell.dataset['column'] ?? cell.tagName} ${cell.scrollWidth} of ${cell.clientWidth} wide: ${cell.textContent.slice(0, 30)}`,
      );
  }
  return found.slice(0, 6);
}
