import type { Site } from './site.ts';

/** A mutant that was tried. */
export interface Tried extends Site {
  /** `gone`: a repeated run did not find the line. */
  state: 'noticed' | 'survived' | 'gone';
  /** The test that noticed it, with its project. */
  by: string | null;
  /** Files of tests that ran. */
  tests: number;
}

/** A run, as it is written to a file. */
export interface Report {
  seed: string;
  /** Commit that was mutated. */
  base: string;
  mutants: Tried[];
}

/** One mutant stays the same when its file moves or its line is indented anew. */
const idOf = ({ before, after, around }: Site): string => [before, after, ...around].map((line) => line.trim()).join('\n');
const looseIdOf = ({ before, after }: Site): string => `${before.trim()}\n${after.trim()}`;

const nameOf = ({ file, line, before, after }: Site): string => `${file}:${line}: ${before.trim()}  →  ${after.trim()}`;

export interface Comparison {
  /** Noticed in the first run, not in the second. */
  weaker: string[];
  /** Noticed in the first run and not tried in the second, as the line is gone or another. */
  untried: string[];
}

/** What the second run no longer notices. */
export function compare(first: Report, second: Report): Comparison {
  const noticed = first.mutants.filter(({ state }) => state === 'noticed');
  const pairs = noticed.map((mutant) => ({
    mutant,
    now:
      second.mutants.find((one) => idOf(one) === idOf(mutant)) ??
      second.mutants.find((one) => looseIdOf(one) === looseIdOf(mutant)),
  }));
  return {
    weaker: pairs.filter(({ now }) => now?.state === 'survived').map(({ mutant }) => nameOf(mutant)),
    untried: pairs.filter(({ now }) => now === undefined || now.state === 'gone').map(({ mutant }) => nameOf(mutant)),
  };
}

/** A line for the terminal. */
export function lineOf(mutant: Tried): string {
  const outcome = mutant.state === 'noticed' ? `noticed by ${mutant.by ?? ''}` : `${mutant.state} (${mutant.tests} test files)`;
  return `${nameOf(mutant)}\n    ${outcome}`;
}

/** Numbers of the states. */
export function summary({ mutants }: Report): string {
  const count = (state: Tried['state']) => mutants.filter((one) => one.state === state).length;
  return `${mutants.length} mutants: ${count('noticed')} noticed, ${count('survived')} survived, ${count('gone')} gone`;
}
