import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** The names of all values of a theme, at any depth. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : [];

test('styles use only custom properties that a theme, a style or a component has', () => {
  // the preview and the sandbox have pages and colours of their own
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^(?:preview|sandbox)/.test(file),
  );
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, text: read(`src/${file}`) }));
  const components = files.filter((file) => file.endsWith('.tsx')).map((file) => read(`src/${file}`));
  const known = new Set([
    ...namesIn(JSON.parse(read('brands/folia/theme.json'))).map((name) => `--${name}`),
    ...namesIn(JSON.parse(read('brands/base/theme.json'))).map((name) => `--${name}`),
    ...styles.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])),
    ...components.flatMap((text) => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map((match) => match[1])),
    // of an overlay, by the names of its sizes
    '--width',
    '--min-width',
    '--min-height',
  ]);
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (known.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});
