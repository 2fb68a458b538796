import ts from 'typescript';
import { expect, test } from 'vitest';
import { withoutAllowed } from './allowances.ts';
import { apiUses } from './apis.ts';
import { buildTarget } from './line.ts';
import { styleUses } from './styles.ts';
import { webFeatures } from './webFeatures.ts';

const known = webFeatures(2024);
const markup = `declare namespace JSX { interface IntrinsicElements { [tag: string]: object } }`;

const beyond = [
  ['requestIdleCallback(() => undefined);', 'requestIdleCallback'],
  ['window.requestIdleCallback?.(() => undefined);', 'requestIdleCallback'],
  ['globalThis["requestIdleCallback"];', 'requestIdleCallback'],
  ['const { share } = navigator;', 'share'],
  ['const { share: send } = navigator;', 'share'],
  ['document.startViewTransition(() => undefined);', 'startViewTransition'],
  ['document.body.addEventListener("scrollend", () => undefined);', 'scrollend'],
  ['const box = <dialog closedby="any" />;', '<dialog closedby>'],
  ['const box = <div popover="hint" />;', '<* popover=hint>'],
  ['const list = <datalist id="a" />;', '<datalist>'],
] as const;

const within = [
  'const rows = [3, 1].toSorted(); document.body.showPopover(); structuredClone(rows);',
  'const box = <div popover="auto"><button popoverTarget="a" inert /></div>;',
  'document.body.addEventListener("click", () => undefined);',
  // words of one's own
  'const share = () => undefined; share(); const session = { share }; session.share();',
  'document.body.dataset["share"] = ""; document.body.dataset.share;',
  'interface Sender { share: () => void } let sender: Sender | undefined; sender?.share();',
  'let shares: typeof navigator.share | undefined; shares = undefined;',
] as const;

// one program for all, as each reads the libraries of the browser anew
const modules = new Map(
  [...beyond.map(([content]) => content), ...within].map((content, at) => [
    `module${at}.tsx`,
    `// a comment before\n${content}\n${markup}\nexport {};`,
  ]),
);
const options = {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.Preserve,
};
const host = ts.createCompilerHost(options);
const read = host.getSourceFile;
host.getSourceFile = (name, ...how) => {
  const content = modules.get(name);
  return content === undefined ? read(name, ...how) : ts.createSourceFile(name, content, ts.ScriptTarget.ES2023, true);
};
const program = ts.createProgram([...modules.keys()], options, host);
const found = apiUses(program, [...modules.keys()], known);

/** What is found in the module of a case. */
const usesOf = (content: string): string[] => {
  const [file] = [...modules].find(([, text]) => text.includes(content)) ?? [];
  return found.filter((use) => use.file === file).map(({ line, name }) => `${line} ${name}`);
};

test.each(beyond)('%s is found', (content, name) => {
  expect(usesOf(content)).toContain(`2 ${name}`);
});

test.each(within)('%s is not', (content) => {
  expect(usesOf(content)).toEqual([]);
});

test.each([
  ['a { anchor-name: --a; }', 'anchor-name'],
  ['a { text-wrap: pretty; }', 'text-wrap: pretty'],
  ['a { width: calc-size(auto, size); }', 'calc-size()'],
  ['a { --width: calc-size(auto, size); }', 'calc-size()'],
  ['a { width: 2rex; }', '1rex'],
  ['a:has-slotted { color: red; }', ':has-slotted'],
  ['@media (device-posture: folded) { a { color: red; } }', '(device-posture)'],
  ['@position-try --a { inset: 0; }', '@position-try'],
  ['@supports (display: grid) { a { color: red; } } a { anchor-name: --a; }', 'anchor-name'],
])('%s is found in a style sheet', (content, name) => {
  expect(styleUses('a.css', `/* a comment */\n${content}`, known)).toEqual([{ file: 'a.css', line: 2, name }]);
});

test.each([
  '.a:has(:global(.b)) { composes: c; inset: 0; height: 1dvh; color: color-mix(in srgb, red, blue); }',
  'a { content: "calc-size(1rex)"; background: url(pretty.svg#1rex); --anchor-name: pretty; }',
  '@supports (anchor-name: --a) { a { anchor-name: --a; } }',
])('%s is not', (content) => {
  expect(styleUses('a.css', content, known)).toEqual([]);
});

test('an allowance covers its name in its files, and is reported where nothing needs it', () => {
  const share = { file: 'a.ts', line: 1, name: 'share' };
  const elsewhere = { ...share, file: 'b.ts' };
  const allowance = { name: 'share', files: ['a.ts', 'c.ts'], why: 'a link does it' };
  expect(withoutAllowed([share, elsewhere], [allowance])).toEqual({
    uses: [elsewhere],
    idle: ['share in c.ts'],
  });
  const { files: _, ...anywhere } = allowance;
  expect(withoutAllowed([share, elsewhere], [anywhere])).toEqual({ uses: [], idle: [] });
  expect(withoutAllowed([], [anywhere]).idle).toEqual(['share in any file']);
});

test('the build writes for the browsers of the line', () => {
  expect(buildTarget.toSorted()).toEqual(['chrome130', 'edge130', 'firefox132', 'ios18.2', 'safari18.2']);
});
