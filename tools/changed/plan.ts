import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changedFiles.ts';
import { readJourneys } from './journeys.ts';
import { type Selection, selectJourneys } from './selectJourneys.ts';

/** The parts that `npm test -- --changed` runs. */
export interface Plan {
  changed: readonly string[];
  /** Commit for vitest's `--changed`; null to run every test. */
  since: string | null;
  journeys: Selection;
  /** What is left out and why, line by line. */
  leftOut: string[];
}

/** Files that the module graph covers; all others are read as files. */
const IMPORTED = /^(?:src|tools)\/.*\.(?:tsx?|css|js)$/;
const READ_BY_NO_TEST = /\.md$|^LICENSE$|^\.git/;

const testFiles = (root: string, pattern: RegExp): number =>
  ['src', 'tools']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    .filter((file) => pattern.test(file)).length;

/** Selects by the differences from `base`. */
export function planOf(root: string, base: string): Plan {
  const changed = changedFiles(root, base);
  const outside = changed.find((file) => !IMPORTED.test(file) && !READ_BY_NO_TEST.test(file));
  const journeys = selectJourneys(changed, readJourneys(join(root, 'src/journeys')));
  const tests = testFiles(root, /\.test\.tsx?$/);
  const leftOut = [
    outside === undefined
      ? `Of ${tests} files of unit and browser tests, those that import no changed file, directly or not.`
      : `No unit or browser test: ${outside} is read without an import.`,
    journeys.because === null
      ? `Journeys whose features have not changed (${journeys.leftOut.length}): ${journeys.leftOut.join(', ') || 'none'}.`
      : `No journey: all of them load ${journeys.because}.`,
    ...(journeys.features === null ? [] : [`Of a matrix, all but its part of ${journeys.features.join(', ')}.`]),
  ];
  return { changed, since: outside === undefined ? base : null, journeys, leftOut };
}
