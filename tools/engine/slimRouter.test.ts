import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEffects } from './slimRouter.ts';

test('names go, calls become pure, a class keeps its context', () => {
  const code = [
    'var Context = React2.createContext(null);',
    'Context.displayName = "Context";',
    'var Boundary = class extends React2.Component {',
    '  render() { return this.context; }',
    '};',
    'Boundary.contextType = Context;',
    'var Form = React2.forwardRef((props, ref) => null);',
    'Form.displayName = "Form";',
    'other.displayName = name;',
  ].join('\n');
  expect(withoutEffects(code)).toBe(
    [
      'var Context = /* @__PURE__ */ React2.createContext(null);',
      '',
      'var Boundary = class extends React2.Component { static contextType = Context;',
      '  render() { return this.context; }',
      '};',
      '',
      'var Form = /* @__PURE__ */ React2.forwardRef((props, ref) => null);',
      '',
      'other.displayName = name;',
    ].join('\n'),
  );
});

test('the installed router is written the way the rewriting expects', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router'));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const code = modules.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(code.match(/^\w+\.(?:displayName|contextType) = /gm)?.length).toBeGreaterThan(5);
  const slim = withoutEffects(code);
  expect(slim).not.toMatch(/^\w+\.(?:displayName|contextType) = /m);
  expect(slim).not.toMatch(/^(?:var|const) \w+ = \w+\.(?:forwardRef|createContext)\(/m);
  expect(slim).toMatch(/static contextType = \w+;/);
});
