import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const report = fileURLToPath(new URL('../../../src/docs/performance.md', import.meta.url));

interface Measurement {
  brand: string;
  rounds: number;
  /** Name of the server, with its protocol. */
  server: string;
  /** Version of the browser. */
  browser: string;
  table: readonly string[];
}

/** Writes `src/docs/performance.md`: the table with machine, date and commit. */
export function writeReport({ brand, rounds, server, browser, table }: Measurement): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${browser}`;
  const text = [
    '# Performance',
    '',
    'Written by `npm run bench -- --write`. A form of twenty fields, its contenders and the registration of a brand, from one server, visited in turn with an empty cache. Slow: processor 4 times slower, 1.6 Mbit/s, 150 ms. A form answers when its first field shows an error after it was left. Compare ratios, not times of two machines.',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, brand ${brand}, served by ${server}, medians of ${rounds} on ${machine}.`,
    '',
    ...table,
    '',
  ];
  writeFileSync(report, text.join('\n'));
  // aligns the table
  execFileSync('npx', ['oxfmt', report]);
}
