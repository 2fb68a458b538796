import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { slimRouter, withoutEffects } from './slimRouter.ts';

const slim = (code: string, file = 'router.mjs') => withoutEffects(code, parseSync(file, code).program, file);
const lines = (...code: string[]) => code.join('\n');

test('removes names, marks calls as pure, keeps the context of a class', () => {
  const code = lines(
    'import * as React2 from "react";',
    'import { createContext as make } from "react";',
    'var Context = React2.createContext(null);',
    'Context.displayName = "Context";',
    'var Boundary = class extends React2.Component {',
    '  render() { return this.context; }',
    '};',
    'Boundary.contextType = Context;',
    "export const Form = React2.forwardRef((props, ref) => '•'), Other = make();",
    "Form.displayName = 'Form'; _cache = new WeakMap();",
  );
  expect(slim(code)).toBe(
    lines(
      'import * as React2 from "react";',
      'import { createContext as make } from "react";',
      'var Context = /* @__PURE__ */ React2.createContext(null);',
      '',
      'var Boundary = class extends React2.Component { static contextType = Context;',
      '  render() { return this.context; }',
      '};',
      '',
      "export const Form = /* @__PURE__ */ React2.forwardRef((props, ref) => '•'), Other = /* @__PURE__ */ make();",
      ' _cache = new WeakMap();',
    ),
  );
});

test.each([
  ['Form.defaultProps = {};'],
  ['Object.assign(Form, { displayName: "Form" });'],
  ['register(Form);'],
  // without the class its context would be lost
  ['Boundary.contextType = Context;'],
])('fails the build with the line when an update contains %s', (line) => {
  expect(() => slim(lines('import * as React from "react";', 'var a = 1;', line))).toThrow(
    `router.mjs:3: tools/engine/slimRouter.ts has no rule for "${line}"`,
  );
});

test('fails the build when an update moves the modules', () => {
  const { buildEnd } = slimRouter() as unknown as { buildEnd: (this: { error: (text: string) => void }) => void };
  const errors: string[] = [];
  buildEnd.call({ error: (text) => errors.push(text) });
  expect(errors).toEqual(['slim-router: react-router has moved its modules out of dist/**/*.mjs']);
});

test('leaves every module of the installed router without side effects', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs') && !name.startsWith('index-react-server'));
  const code = modules.map((name) => slim(readFileSync(join(folder, name), 'utf8'), name)).join('\n');
  expect(code).not.toMatch(/^\w+\.\w+ = /m);
  expect(code).not.toMatch(/^(?:var|const) \w+ = \w+\.(?:forwardRef|createContext)\(/m);
  expect(code).toMatch(/static contextType = \w+;/);
});
