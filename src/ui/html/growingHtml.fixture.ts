import fc from 'fast-check';
import { HTML_LIMIT } from './htmlToText.ts';

/** `part` as often as fits after `start`. */
const filled = (start: string, part: string): string =>
  start + part.repeat(Math.max(0, Math.floor((HTML_LIMIT - start.length) / part.length)));

const numbered = (count: number, tag: string): string =>
  Array.from({ length: count }, (_, nth) => `<${tag} title=${nth}>`).join('');

/** HTML below the size limit that grows, nests or takes quadratic time where it is parsed without care. */
export const growingHtml: Readonly<Record<string, string>> = {
  'bold tags before paragraphs': filled('<b>'.repeat(250), '<p>x'),
  'fonts before paragraphs': filled(numbered(250, 'font'), '<p>x'),
  'few fonts before paragraphs': filled(numbered(31, 'font'), '<p>x'),
  'a small text that grows': `${numbered(120, 'i')}${'<p>x'.repeat(300)}`,
  'long attributes that are repeated': filled(
    `<b title=${'x'.repeat(1_000)}>`.repeat(3) + `<i title=${'y'.repeat(9_000)}>`,
    '<p>x',
  ),
  'unmatched end tags': filled('', '<div></x>'),
  'end tags of others': filled('', '<span><div></span>'),
  'end tags behind a scope': filled('', '<div><object></div>'),
  'end tags in a table': filled('', '<b title=1><table><td></b>'),
  'end tags in comments': filled('', '<b title=1><!--</b>-->'),
  'end tags in values': filled('', '<b title=1><i title="</b>">'),
  'end tags in raw text': filled('', '<b title=1><textarea></b></textarea>'),
  'tags hidden in a quote': filled(`<p a">${numbered(250, 'b')}`, '<p>x'),
  'tags hidden after a short comment': filled(`<!-->${numbered(250, 'b')}-->`, '<p>x'),
  'tags hidden in a wrong comment': filled(`<!x>${numbered(250, 'b')}-->`, '<p>x'),
  'tags behind an escaped script': filled(
    `${numbered(250, 'b')}<script><!--<script></script>${'</b>'.repeat(250)}--></script>`,
    '<p>x',
  ),
  'names that end at other spaces': filled('', '<b\u00a0a><b\u00a0b></b>'),
  'misnested formatting': filled('', '<b><p></b>'),
  'misnested formatting in blocks': filled('', '<b><i><div></b>x</i>'),
  'links in links': filled('', '<a href=/x><div>'),
  'links in paragraphs': filled('', '<a href=/x><p>'),
  'tables in tables': filled('', '<table><tr><td>'),
  'foster parents': filled('<table>', '<b>x<tr>y'),
  'foster parents of blocks': filled('<table>', '<div>x</div>'),
  'foster parents of formatting': filled(`<table>${numbered(30, 'b')}`, '<tr>x'),
  'lists in lists': filled('', '<ul><li>'),
  'paragraphs in drawings': filled('', '<svg><desc><p></desc></svg>'),
  'paragraphs in formulas': filled('', '<math><mi><p></mi></math>'),
  'styles in drawings': filled('<svg><style>', '<b title=1>x'),
  'paragraphs of end tags': filled('', '</p>'),
  'line breaks of end tags': filled('', '</br>'),
  'forms, buttons and templates': filled('', '<button><template>'),
  'many attributes': `<p ${Array.from({ length: 12_000 }, (_, nth) => `a${nth}`).join(' ')}>x`.slice(0, HTML_LIMIT - 2),
  'many attributes of the body': filled('', '<body a=1 b=2 c>'),
  'one long attribute': `<p title="${'x'.repeat(HTML_LIMIT - 20)}">x`,
  'many entities': filled('', '&amp;'),
  'entities without an end': filled('', '&notit'),
  'many comments': filled('', '<!---->'),
  'many wrong comments': filled('', '<?>'),
  'many wrong end tags': filled('', '</1>'),
  'comments between texts': filled('', 'x<!---->'),
  'forbidden elements': filled('', '<input>'),
  'forbidden elements with content': filled('', '<style></style>'),
  'forbidden frames': filled('', '<iframe></iframe>'),
  'unknown elements': filled('', '<x></x>'),
  'unknown elements with text': filled('', '<x>y</x>'),
  'forbidden attributes': filled('', '<p id=a onclick=b style=c>'),
  'links and pictures': filled('', '<a href=/x><img src=/y></a>'),
  'open angles': filled('', '<'),
  'open tags': filled('', '<a '),
  'open quotes': filled('', '<a b="'),
  'other quotes': filled('', `<a b='"`),
  slashes: filled('<a ', '/'),
  'frames and selects': filled('', '<select><option><b>x'),
  headings: filled('', '<h1><h2>x'),
};

const tag = fc.constantFrom(
  ...'b i a font u p div span li ul table tr td h2 svg math desc mi object button br title select option nobr dd dl'.split(' '),
);
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(tag, fc.constantFrom('', ' title=1', ' title="2"', ' a">', " href='/x'"))
      .map(([name, more]) => `<${name}${more}>`),
  },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 2, arbitrary: fc.constantFrom('x', ' ', '&amp;', '<!---->', '<!-- </b> -->', '<!-->', '</>', '<?x>', '<', '"', '=') },
);

/** A few tags and texts. */
export const tagSoup = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => pieces.join(''));

/** A soup after another one that is repeated until the limit. */
export const repeatedSoup = fc.tuple(tagSoup, tagSoup).map(([start, part]) => filled(start, part));
