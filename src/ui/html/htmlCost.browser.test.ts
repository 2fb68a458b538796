import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growingHtml, repeatedSoup, tagSoup } from './growingHtml.fixture.ts';
import { costOfHtml, isTooCostly } from './htmlCost.ts';
import { isTooDeep } from './htmlDepth.ts';
import { HTML_LIMIT, htmlToText } from './htmlToText.ts';
import { sanitizeHtml, writeFrame, writeHtml } from './sanitizeHtml.ts';

/** How many times as long as an ordinary text of a quarter of the greatest length: twice as long as one of the whole. */
const MOST = 8;
/** A machine that other work slows down for a moment shows a text too slow; none shows it too fast. */
const ROUNDS = 12;

const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** An ordinary text of 16 kB, the floor of the same moment. */
const ordinary = '<p>One <b>two</b> three</p>'.repeat(600);
const baseline = (): number => timed(() => sanitizeHtml(ordinary));

const target = () => document.createElement('div');

/** What SafeHtml does with a text, without React. */
function show(html: string): void {
  const element = target();
  if (html.length > HTML_LIMIT || isTooCostly(html)) element.textContent = htmlToText(html);
  else writeHtml(element, html);
}

/** Fails when no round shows the text within the ratio: one is enough, since a load only adds to the time. */
function expectShort(html: string, what: string): void {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= MOST; round += 1) {
    const floor = baseline();
    least = Math.min(least, timed(() => show(html)) / floor);
  }
  expect(least, what).toBeLessThan(MOST);
}

test.each(Object.entries(growingHtml))('%s take at most twice the time of an ordinary text', (what, html) => {
  expect(html.length).toBeLessThanOrEqual(HTML_LIMIT);
  sanitizeHtml('<p>warm</p>');
  expectShort(html, what);
});

test.each(['<b>', '<div>', '<a href="/x">', '<p><i>', '<b></b>', '<br>', '<p>', '<li>', '<i title=x>y</i>', '<ul><li>'])(
  '64 KB of %s take at most twice the time of an ordinary text',
  (tag) => {
    sanitizeHtml('<p>warm</p>');
    expectShort(tag.repeat(Math.floor(HTML_LIMIT / tag.length)), tag);
  },
);

test('any sequence of tags, however often repeated, takes at most twice the time of an ordinary text', () => {
  fc.assert(
    fc.property(repeatedSoup, (html) => expectShort(html, html.slice(0, 600))),
    { numRuns: 60, seed: 24, endOnFailure: true },
  );
});

const nodesOf = (html: string): { nodes: number; depth: number } => {
  const page = new DOMParser().parseFromString(DOMPurify.isSupported ? html : '', 'text/html');
  const walker = page.createTreeWalker(page.body);
  let [nodes, depth] = [0, 0];
  while (walker.nextNode()) {
    nodes += 1;
    let level = 0;
    for (let node: Node | null = walker.currentNode; node && node !== page.body; node = node.parentNode) level += 1;
    depth = Math.max(depth, level);
  }
  return { nodes, depth };
};

test('the estimate is never below what the browser builds', () => {
  fc.assert(
    fc.property(tagSoup, fc.integer({ min: 1, max: 12 }), (part, times) => {
      const html = part.repeat(times);
      if (isTooCostly(html)) return;
      const built = nodesOf(html);
      const { nodes } = costOfHtml(html);
      // comments, and the parts of tables that a browser adds
      expect(built.nodes, html).toBeLessThanOrEqual(nodes * 2 + html.split('<!').length + html.split('</').length + 8);
      // formatting that is repeated, and paragraphs
      expect(built.depth, html).toBeLessThanOrEqual(256 + 2 * 32 + 8);
    }),
    { numRuns: 400, seed: 24, endOnFailure: true },
  );
});

test('ordinary texts are rendered unchanged', () => {
  const ordinaryTexts = [
    ordinary,
    '<h2>Rules</h2><ul><li>One<li>Two <b>bold</b></ul><p>a<p>b<br>c'.repeat(300),
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>' +
      '<tr><td>1</td><td><b>2</b></td></tr>'.repeat(400) +
      '</tbody></table>',
    '<p><b>Not closed<p><i>either</p>'.repeat(60),
    '<div><p><span style="color:red"><font color=red><b><i><u>deep</u></i></b></font></span></p></div>'.repeat(100),
    '<p class="MsoNormal" style="margin:0"><span lang="EN">word</span></p>'.repeat(600),
    '<style>p{}</style><script>x()</script><iframe src=x></iframe><p>from an editor</p>',
    '<p>a < b && c > d "quoted"</p>',
  ];
  for (const html of ordinaryTexts) expect(isTooCostly(html), html.slice(0, 80)).toBe(false);
});

test('unmatched end tags do not make a text look flat', () => {
  for (const part of ['<div></x>', '<span><div></span>', '<div><object></div>', '<div><!--</div>-->', '<div><p a="</div>">'])
    expect(isTooDeep(part.repeat(300)), part).toBe(true);
});

test('a frame shows a text that would block the page as plain text', () => {
  const frame = document.createElement('iframe');
  writeFrame(frame, `${growingHtml['fonts before paragraphs']}<p>&lt;b&gt;end`);
  expect(frame.srcdoc).not.toMatch(/<(?:font|p)/);
  expect(frame.srcdoc).toMatch(/&lt;b(?:>|&gt;)end/);
  writeFrame(frame, '<p>short');
  expect(frame.srcdoc).toBe('<p>short</p>');
});
