import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prefixOf, scopedName } from './scopedNames.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the names of a CSS module are short, differ, and stay when its declarations change', () => {
  const css = '.card { padding: 1.5em }\n.cards > .card:hover { animation: turn 1s }\n@keyframes turn { to { rotate: 1turn } }';
  const names = ['card', 'cards', 'turn'].map((name) => scopedName(name, `${root}src/ui/A.module.css`, css));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^_[a-z0-9]{5}$/);
  expect(scopedName('cards', `${root}src/ui/A.module.css`, css.replace('1.5em', '2em'))).toBe(names[1]);
  expect(scopedName('card', `${root}src/ui/B.module.css`, css)).not.toBe(names[0]);
  expect(() => scopedName('carts', `${root}src/ui/A.module.css`, css)).toThrow('carts');
});

test('no two CSS modules share a prefix', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map((file) => prefixOf(`${root}src/${file}`))).size).toBe(files.length);
});
