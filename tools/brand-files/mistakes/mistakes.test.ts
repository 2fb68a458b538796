import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../site/publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import type { Finding } from '../finding.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';
import { type Rule, rules } from '../rules.ts';
import type { Mistake } from './mistake.fixture.ts';
import { mistakeGroups } from './mistakes.fixture.ts';

const check = changedBrandsChecker(brandNames(createWholeRegistry()));

function findingsAfter({ id, apply }: Mistake): Finding[] {
  const folders = shippedInMemory();
  apply(folders);
  return check(folders, [id]);
}

/** Rules that a mistake in one JSON value cannot break; findings.test.ts, fileMistakes.test.ts and others show them. */
const elsewhere = new Set<Rule>([
  'unreadable',
  'forbidden-key',
  'too-deep',
  'unread-file',
  'linked-file',
  'missing-file',
  'extends-depth',
  'missing-param',
  'unsafe-svg',
  'image-shape',
  'unused-image',
  'lost-picture',
  'inherited-sample',
  'lost-help',
  'reserved-host',
  'missing-keys',
]);

describe('typical mistakes', () => {
  const seen = new Set<Rule>();
  it.each(Object.entries(mistakeGroups))(
    '%s are found at their file and path',
    (_name, mistakes) => {
      const missed = mistakes.flatMap((mistake) => {
        const findings = findingsAfter(mistake);
        for (const { rule, severity } of findings) {
          expect(severity).toBe(rules[rule].severity);
          seen.add(rule);
        }
        // in words, not as a regular expression or in those of a library
        for (const { expected } of findings) expect(expected).not.toMatch(/\\[dw]|\(\?|\]\{|^must |should /);
        const file = `brands/${mistake.id}/${mistake.file}`;
        const isFound = findings.some((finding) => finding.file === file && mistake.paths.includes(finding.path));
        const told = findings.slice(0, 3).map(({ rule, file: at, path }) => `${rule} ${at}#${path}`);
        return isFound ? [] : [`${mistake.says}: ${file}#${mistake.paths.join(' or ')}; told ${told.join(', ') || 'nothing'}`];
      });
      console.log(`${mistakes.length - missed.length} of ${mistakes.length}`);
      expect(missed).toEqual([]);
    },
    120_000,
  );

  it('break every rule', () => {
    const names = Object.keys(rules) as Rule[];
    expect(names.filter((rule) => !seen.has(rule))).toEqual(names.filter((rule) => elsewhere.has(rule)));
  });
});
