import { expect, test } from 'vitest';
import { checkFolders, checkSource } from './sourceRules.ts';

const rulesOf = (file: string, content: string) => checkSource(file, content).map(({ rule }) => rule);

test.each([
  ['setTimeout("run()", 1);', 'no-code-from-text'],
  ['import(address);', 'no-code-from-text'],
  ['document.createElement("script");', 'no-code-from-text'],
  ['frame.setAttribute("srcdoc", text);', 'no-html-attribute'],
  ['button.setAttribute("onclick", text);', 'no-html-attribute'],
])('%s is found', (content, rule) => {
  expect(rulesOf('src/features/example/example.ts', content)).toEqual([rule]);
  expect(rulesOf('src/features/example/example.test.ts', content)).toEqual([]);
});

test.each(['setTimeout(() => run(), 1); import("./part.ts");', 'document.createElement("canvas");'])(
  '%s is allowed',
  (content) => {
    expect(rulesOf('src/features/example/example.ts', content)).toEqual([]);
  },
);

test('a disabled lint rule without a reason, and physical sides in style sheets, are found', () => {
  const exception = ['//', 'oxlint-disable-next-line no-empty'].join(' ');
  expect(rulesOf('src/a.ts', exception)).toEqual(['reason-of-exception']);
  expect(rulesOf('src/a.ts', `${exception} -- nothing to do`)).toEqual([]);
  for (const side of ['padding-left: 1px', 'left: 0', 'border-right: 0', 'text-align: right'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  ${side};\n}`), side).toEqual(['logical-sides']);
  expect(rulesOf('src/ui/A.module.css', '.a {\n  inset-inline-start: 0;\n  border-top-left-radius: 0;\n}')).toEqual([]);
});

test('a limit of the clock in a test is found', () => {
  for (const limit of ['1_500', '15_000', '8500', '59_999'])
    expect(rulesOf('src/journeys/a.journey.ts', `await expect(x).toBeVisible({ timeout: ${limit} });`), limit).toEqual([
      'clock-limit',
    ]);
  expect(rulesOf('src/features/a/A.browser.test.tsx', 'vi.waitFor(run, { timeout: 60_000 });')).toEqual([]);
  expect(rulesOf('src/features/a/a.ts', 'const options = { timeout: 5_000 };')).toEqual([]);
});

test.each([
  '<Avatar src={avatar.data?.url ?? undefined} fallbackSrc={`/images/${brand.images.fallbackAvatar}`} />',
  '<img src={game.icon} alt="" />',
  '<LazyImage narrowSrc={banner.urlMobile}',
  '<source srcSet={wide} />',
  '  src={',
])('a picture whose address passed no gate is found: %s', (content) => {
  for (const layer of ['features/example', 'parts/games', 'app/shell'])
    expect(rulesOf(`src/${layer}/Example.tsx`, content), layer).toEqual(['picture-address']);
});

test.each([
  '<LazyImage src={imageUrl(portal, game.icon)} alt="" />',
  "src={card.smallIcon ? imageUrl(portal, card.smallIcon) : ''}",
  '<img src={`/images/${brand.images.mark}`} alt="" />',
])('a picture from the list of hosts, or of the brand, is allowed: %s', (content) => {
  expect(rulesOf('src/features/example/Example.tsx', content)).toEqual([]);
});

test('heights that reach behind the bars of a phone are found', () => {
  for (const height of ['100vh', 'calc(100vh - 140px)', 'min(72vh, 760px)', '50vb', '80vmax'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  height: ${height};\n}`), height).toEqual(['visible-viewport']);
  for (const height of ['100dvh', '60svh', 'min(72dvh, 760px)', '100vw', '24px'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  height: ${height};\n}`), height).toEqual([]);
});

test('sizes of text that ignore the text size of the browser are found', () => {
  for (const size of ['font-size: 14px', 'line-height: 20px', 'font-size: clamp(20px, 5vw, 28px)', 'font: 12px/1.4 var(--mono)'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  ${size};\n}`), size).toEqual(['text-size']);
  for (const condition of ['@media (max-width: 767px)', '@container (min-width: 600px)'])
    expect(rulesOf('src/ui/A.module.css', `${condition} {\n}`), condition).toEqual(['text-size']);
  for (const size of ['font-size: 0.875rem', 'font: inherit', 'line-height: 1.5', 'padding: 12px'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  ${size};\n}`), size).toEqual([]);
});

test('a style sheet over 250 lines is found', () => {
  expect(rulesOf('src/ui/A.module.css', '\n'.repeat(251))).toEqual(['max-lines']);
  expect(rulesOf('src/ui/A.module.css', '\n'.repeat(250))).toEqual([]);
});

test('a folder with more than 20 source files is found; tests, styles and folders inside it do not count', () => {
  const sources = Array.from({ length: 20 }, (_, index) => `src/features/a/a${index}.ts`);
  const others = [
    'src/features/a/a.test.ts',
    'src/features/a/a.module.css',
    'src/features/a/parts/b.ts',
    'src/features/a/a.journey.ts',
  ];
  expect(checkFolders([...sources, ...others])).toEqual([]);
  expect(checkFolders([...sources, 'src/features/a/b.tsx']).map(({ file, rule }) => [file, rule])).toEqual([
    ['src/features/a', 'folder-size'],
  ]);
});

test('a single transform in keyframes is found, outside of them it is allowed', () => {
  const css = (property: string) => `.a {\n  translate: 0;\n}\n\n@keyframes turn {\n  to {\n    ${property};\n  }\n}\n`;
  const found = checkSource('src/ui/A.module.css', css('rotate: 1turn'));
  expect(found.map(({ line, rule }) => [line, rule])).toEqual([[7, 'composited-keyframes']]);
  expect(checkSource('src/ui/A.module.css', css('transform: rotate(1turn)'))).toEqual([]);
});
