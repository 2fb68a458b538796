import { expect, test } from 'vitest';
import { checkFolders, checkSource } from './sourceRules.ts';

const rulesOf = (file: string, content: string) => checkSource(file, content).map(({ rule }) => rule);

test.each([
  ['const x = () => fetch("/wps/captcha");', 'single-module/network'],
  ['const send = options.fetch ?? fetch;', 'single-module/network'],
  ['new XMLHttpRequest();', 'single-module/network'],
  ['class Socket extends WebSocket {}', 'single-module/network'],
  ['const { sendBeacon } = navigator;', 'single-module/network'],
  ['element.innerHTML = text;', 'single-module/html'],
  ['element["outerHTML"] = text;', 'single-module/html'],
  ['frame.srcdoc = text;', 'single-module/html'],
  ['frame.setAttribute("srcdoc", text);', 'single-module/html'],
  ['createElement("div", { dangerouslySetInnerHTML: { __html: text } });', 'single-module/html'],
  ['element.insertAdjacentHTML("beforeend", text);', 'single-module/html'],
  ['element.setHTMLUnsafe(text);', 'single-module/html'],
  ['document.createRange().createContextualFragment(text);', 'single-module/html'],
  ['new DOMParser().parseFromString(text, "text/html");', 'single-module/html'],
  ['document.write(text);', 'single-module/html'],
  ['import DOMPurify from "dompurify";', 'single-module/html'],
  ['window.open(address);', 'single-module/addresses'],
  ['open(address);', 'single-module/addresses'],
  ['const { open: show } = window;', 'single-module/addresses'],
  ['const page = globalThis; page.location.assign(address);', 'single-module/addresses'],
  ['const { location: { href } } = window;', 'single-module/addresses'],
  ['(document as Document).location.href;', 'single-module/addresses'],
  ['declare const location: Location; location.reload();', 'single-module/addresses'],
  ['const path = location.pathname;', 'single-module/addresses'],
  ['const place = { location };', 'single-module/addresses'],
  ['sessionStorage.getItem("token");', 'single-module/storage'],
  ['cookieStore.get("token");', 'single-module/storage'],
  ['document["cookie"] = "a=1";', 'single-module/storage'],
  ['const pattern = new RegExp(text);', 'single-module/patterns'],
  ['const make = RegExp;', 'single-module/patterns'],
  ['import { RE2JS } from "re2js";', 'single-module/patterns'],
  ['const linear = import("re2js");', 'single-module/patterns'],
  ['const run = new Function(text);', 'no-eval'],
  ['(0, eval)(text);', 'no-eval'],
  ['setTimeout("run()", 1);', 'no-eval'],
  ['import(address);', 'no-eval'],
  ['document.createElement("script");', 'no-eval'],
  ['export default 1;', 'no-default-export'],
])('%s is found', (content, rule) => {
  expect(rulesOf('src/features/example/example.ts', content)).toEqual([rule]);
});

test('srcDoc and dangerouslySetInnerHTML are found in markup', () => {
  const box = (props: string) => rulesOf('src/features/example/Box.tsx', `export const Box = () => <iframe ${props} />;`);
  expect(box('srcDoc={text}')).toEqual(['single-module/html']);
  expect(box('dangerouslySetInnerHTML={{ __html: text }}')).toEqual(['single-module/html']);
});

test.each([
  'const path = () => location.pathname; function place(location: string) { return location; }',
  'const old = (history: string[]) => history.length; history.back();',
  '{ const fetch = () => 1; fetch(); } void fetch("/");',
  'for (const location of places) show(location); location.reload();',
])('a local name exempts only its own scope: %s', (content) => {
  expect(rulesOf('src/features/example/example.ts', content)).toHaveLength(1);
});

test('a style attribute is found in markup', () => {
  expect(rulesOf('src/ui/Box.tsx', 'export const Box = () => <div style={{ width: 1 }} />;')).toEqual(['no-style-attribute']);
});

test('the single module itself, tests and the sandbox are exempt', () => {
  expect(rulesOf('src/platform/http/transport.ts', 'export const send = () => fetch("/");')).toEqual([]);
  expect(rulesOf('src/sandbox/start.ts', 'export const send = () => fetch("/");')).toEqual([]);
  expect(rulesOf('src/features/a/a.test.ts', 'sessionStorage.clear();')).toEqual([]);
});

test.each([
  'const { location } = reply(); use(location.ip);',
  'import { fetch } from "./requests.ts"; fetch();',
  'interface A { history: string } const a: A = { history: "" }; use(a.history);',
  'function open(): void {} open();',
  'try { run(); } catch (location) { use(location); }',
  'type Send = typeof fetch; type Place = Window["location"]; const a = (send: Send, at: Location) => send(at);',
  'import type { RE2JS } from "re2js";',
  'setTimeout(() => run(), 1); import("./part.ts");',
])('names of the file and types are not globals: %s', (content) => {
  expect(rulesOf('src/features/a/a.ts', content)).toEqual([]);
});

test('a disabled lint rule without a reason, and physical sides in style sheets, are found', () => {
  const exception = ['//', 'oxlint-disable-next-line no-empty'].join(' ');
  expect(rulesOf('src/a.ts', exception)).toEqual(['reason-of-exception']);
  expect(rulesOf('src/a.ts', `${exception} -- nothing to do`)).toEqual([]);
  for (const side of ['padding-left: 1px', 'left: 0', 'border-right: 0', 'text-align: right'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  ${side};\n}`), side).toEqual(['logical-sides']);
  expect(rulesOf('src/ui/A.module.css', '.a {\n  inset-inline-start: 0;\n  border-top-left-radius: 0;\n}')).toEqual([]);
});

test('heights that reach behind the bars of a phone are found', () => {
  for (const height of ['100vh', 'calc(100vh - 140px)', 'min(72vh, 760px)', '50vb', '80vmax'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  height: ${height};\n}`), height).toEqual(['visible-viewport']);
  for (const height of ['100dvh', '60svh', 'min(72dvh, 760px)', '100vw', '24px'])
    expect(rulesOf('src/ui/A.module.css', `.a {\n  height: ${height};\n}`), height).toEqual([]);
});

test('a file over 250 lines is found', () => {
  expect(rulesOf('src/a.ts', 'x();\n'.repeat(251))).toEqual(['max-lines']);
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
