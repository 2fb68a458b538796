import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const report = fileURLToPath(new URL('../../src/docs/performance.md', import.meta.url));

const INTRO =
  'Written by `npm run bench -- --write`. From one server, visited in turn with an empty cache. Slow: processor 4 times slower, 1.6 Mbit/s, 150 ms. Compare ratios, not times of two machines.';

/** What is measured, in the report's order. */
const sections = {
  'Registration and home':
    'A form of twenty fields, its contenders, the registration of a brand, and its home page, which has no form. A form answers when its first field shows an error after it was left, which is tried from its first paint on. The start is measured in other visits, which touch nothing and which no inspector watches, and lasts until the page is idle.',
  Lobby: 'The lobby of a member with 10,000 games, and a page by hand with the same tiles.',
  Panel:
    'The account record of a member, ten rows: from the press of its entry in the open centre to the painted rows. Beside it the same table by hand. First opening: with its code and its records to fetch.',
} as const;

export type Section = keyof typeof sections;

interface Measurement {
  section: Section;
  brand: string;
  rounds: number;
  /** Name of the server, with its protocol. */
  server: string;
  /** Version of the browser. */
  browser: string;
  table: readonly string[];
}

/** Writes a section of `src/docs/performance.md`: its table with machine, date and commit. The other sections stay. */
export function writeReport({ section, brand, rounds, server, browser, table }: Measurement): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${browser}`;
  const stamp = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, brand ${brand}, served by ${server}, medians of ${rounds} on ${machine}.`;
  writeFileSync(report, withSection(readFileSync(report, 'utf8'), section, [stamp, '', ...table]));
  // aligns the table
  execFileSync('npx', ['oxfmt', report]);
}

/** The report with this section replaced, or added in its place. */
export function withSection(text: string, section: Section, lines: readonly string[]): string {
  const known = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.trim()]),
  );
  known.set(section, [section, '', sections[section], '', ...lines].join('\n'));
  const parts = (Object.keys(sections) as Section[]).flatMap((name) => {
    const part = known.get(name);
    return part === undefined ? [] : [`## ${part}`];
  });
  return `${['# Performance', INTRO, ...parts].join('\n\n')}\n`;
}
