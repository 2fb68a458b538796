import { expect, test } from 'vitest';
import { judgeFeatureFolder, judgeSource } from './sourceRules.ts';

const rulesOf = (file: string, content: string) => judgeSource(file, content).map(({ rule }) => rule);

test.each([
  ['const x = () => fetch("/wps/captcha");', 'single-gate/network'],
  ['element.innerHTML = text;', 'single-gate/html'],
  ['window.open(address);', 'single-gate/addresses'],
  ['const path = location.pathname;', 'single-gate/addresses'],
  ['sessionStorage.getItem("token");', 'single-gate/storage'],
  ['document.cookie = "a=1";', 'single-gate/storage'],
  ['const pattern = new RegExp(text);', 'single-gate/patterns'],
  ['const run = new Function(text);', 'no-eval'],
  ['export default 1;', 'no-default-export'],
])('%s is found', (content, rule) => {
  expect(rulesOf('src/features/example/example.ts', content)).toContain(rule);
});

test('a style attribute is found in markup', () => {
  expect(rulesOf('src/ui/Box.tsx', 'export const Box = () => <div style={{ width: 1 }} />;')).toEqual(['no-style-attribute']);
});

test('the file that is the gate may pass it, and so may tests and the sandbox', () => {
  expect(rulesOf('src/platform/transport.ts', 'export const send = () => fetch("/");')).toEqual([]);
  expect(rulesOf('src/sandbox/start.ts', 'export const send = () => fetch("/");')).toEqual([]);
  expect(rulesOf('src/features/a/a.test.ts', 'sessionStorage.clear();')).toEqual([]);
});

test('names of their own are no globals', () => {
  expect(rulesOf('src/features/a/a.ts', 'const { location } = reply; use(location.ip); interface A { history: string }')).toEqual(
    [],
  );
});

test('an exception without its reason, and a side that does not turn with the writing, are found', () => {
  const exception = ['//', 'oxlint-disable-next-line no-empty'].join(' ');
  expect(rulesOf('src/a.ts', exception)).toEqual(['reason-of-exception']);
  expect(rulesOf('src/a.ts', `${exception} -- nothing to do`)).toEqual([]);
  for (const side of ['padding-left: 1px', 'left: 0', 'border-right: 0', 'text-align: right'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  ${side};\n}`), side).toEqual(['logical-sides']);
  expect(rulesOf('src/ui/A.module.css', '.a {\n  inset-inline-start: 0;\n  border-top-left-radius: 0;\n}')).toEqual([]);
});

test('a file over 250 lines and a feature over twelve files are found', () => {
  expect(rulesOf('src/a.ts', 'x();\n'.repeat(251))).toEqual(['max-lines']);
  const files = Array.from({ length: 13 }, (_, index) => ({ name: `a${index}.ts`, isDirectory: false }));
  expect(judgeFeatureFolder('src/features/a', files).map(({ rule }) => rule)).toEqual(['feature-size']);
  expect(judgeFeatureFolder('src/features/a', [{ name: 'parts', isDirectory: true }]).map(({ rule }) => rule)).toEqual([
    'flat-feature',
  ]);
});
