import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'lint-rules-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const globals = 'no-restricted-globals';
const properties = 'no-restricted-properties';

/** What breaks which rule in a file of a feature. */
const broken: readonly (readonly [source: string, rule: string])[] = [
  ['export const x = () => fetch("/wps/captcha");', globals],
  ['export const send = options.fetch ?? fetch;', globals],
  ['new XMLHttpRequest();', globals],
  ['export class Socket extends WebSocket {}', globals],
  ['export const { sendBeacon } = navigator;', properties],
  ['export const key = crypto.randomUUID();', properties],
  ['element.innerHTML = text;', properties],
  ['element["outerHTML"] = text;', properties],
  ['frame.srcdoc = text;', properties],
  ['element.insertAdjacentHTML("beforeend", text);', properties],
  ['element.setHTMLUnsafe(text);', properties],
  ['document.createRange().createContextualFragment(text);', properties],
  ['export const parser = new DOMParser();', globals],
  ['document.write(text);', properties],
  ['createElement("div", { dangerouslySetInnerHTML: { __html: text } });', 'no-danger'],
  ['export const Box = () => <iframe srcDoc={text} />;', 'forbid-dom-props'],
  ['export const Box = () => <div style={{ width: 1 }} />;', 'forbid-dom-props'],
  ['export const Box = () => <Card style={{ width: 1 }} />;', 'forbid-component-props'],
  ['import DOMPurify from "dompurify"; export const clean = DOMPurify;', 'no-restricted-imports'],
  ['import { RE2JS } from "re2js"; export const made = RE2JS;', 'no-restricted-imports'],
  ['export const linear = import("re2js");', 'no-restricted-imports'],
  ['window.open(address);', globals],
  ['open(address);', globals],
  ['export const { open: show } = window;', properties],
  ['export const { location: { href } } = window;', properties],
  ['globalThis.location.assign(address);', globals],
  ['document.location.assign(address);', properties],
  ['export const path = location.pathname;', globals],
  ['export const place = { location };', globals],
  ['{ const fetch = () => 1; fetch(); } void fetch("/");', globals],
  ['sessionStorage.getItem("token");', globals],
  ['cookieStore.get("token");', globals],
  ['document["cookie"] = "a=1";', properties],
  ['export const pattern = new RegExp(text);', globals],
  ['export const make = RegExp;', globals],
  ['(0, eval)(text);', 'no-eval'],
  ['export const run = new Function(text);', 'no-new-func'],
  ['export default 1;', 'no-default-export'],
  ['run();\n'.repeat(251), 'max-lines'],
];

/** What looks alike and is allowed. */
const allowed: readonly string[] = [
  'const { location } = reply(); use(location.ip);',
  'import { fetch } from "./requests.ts"; fetch();',
  'const a = { history: "" }; use(a.history);',
  'function open() {} open();',
  'try { run(); } catch (location) { use(location); }',
  'import type { RE2JS } from "re2js"; export const a = (one: RE2JS) => one;',
];

/** Files that a rule names. */
const exempt: Readonly<Record<string, string>> = {
  'src/platform/http/transport.ts': 'export const send = () => fetch("/");',
  'src/platform/browser/storage.ts': 'export const area = sessionStorage;',
  'src/sandbox/start.ts': 'export const send = () => fetch("/");',
  'src/features/example/clear.test.ts': 'sessionStorage.clear();',
};

const fileOf = (at: number) => `src/features/example/broken${at}.tsx`;
const found = new Map<string, string[]>();

beforeAll(() => {
  const files = {
    ...Object.fromEntries(broken.map(([source], at) => [fileOf(at), source])),
    ...Object.fromEntries(allowed.map((source, at) => [`src/features/example/allowed${at}.tsx`, source])),
    ...exempt,
  };
  copyFileSync(join(root, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], { cwd: project, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; severity: string }[] };
  for (const { code, filename, severity } of diagnostics) {
    const rule = /\((.*)\)/.exec(code)?.[1] ?? code;
    if (severity === 'error') found.set(filename, [...(found.get(filename) ?? []), rule]);
  }
});

test.each(broken.map(([source, rule], at) => [source.slice(0, 80), rule, fileOf(at)]))('%s is found', (_source, rule, file) => {
  expect(found.get(file)).toContain(rule);
});

test('what looks alike, the single modules, tests and the sandbox are allowed', () => {
  expect([...found.keys()].filter((file) => !file.includes('broken'))).toEqual([]);
});
