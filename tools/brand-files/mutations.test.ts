import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../publish/brandNames.ts';
import { changedBrandsChecker } from './checkChanged.fixture.ts';
import type { Finding } from './finding.ts';
import { shippedInMemory } from './memoryFolders.fixture.ts';
import { mutationsOf } from './mutations/mutations.fixture.ts';
import type { Mutation } from './mutations/mutation.fixture.ts';
import { rules } from './rules.ts';

const COUNT = 300;
const seeds = process.env['DEEP'] ? [20_261_121, 1, 2, 3, 4, 5] : [20_261_121];

/** Covered by findings.test.ts and the tables of mistakes instead of mutations. */
const elsewhere =
  `unreadable forbidden-key too-deep extends-depth missing-param unread-file linked-file unsafe-svg missing-host missing-zone
    inherited-sample text-encoding stray-space placeholder-text text-script text-length unknown-anchor menu-cycle similar-name
    missing-route unread-alias no-effect`.split(/\s+/);

const shipped = shippedInMemory();
const check = changedBrandsChecker(brandNames(createWholeRegistry()));

function findingsAfter(mutation: Mutation): Finding[] {
  const folders = shippedInMemory();
  mutation.apply(folders);
  const family = mutation.id.startsWith('orvane') ? ['orvane', 'orvane-desk'] : [mutation.id];
  return check(folders, mutation.id === 'base' ? folders.ids() : family);
}

const isCaught = ({ targets }: Mutation, findings: readonly Finding[]): boolean =>
  findings.some(({ file, path }) => targets.some((target) => target.file === file && target.path === path));

function missedText({ says, targets }: Mutation, findings: readonly Finding[]): string {
  const told = findings.slice(0, 3).map(({ rule, file, path }) => `${rule} ${file}#${path}`);
  const expected = targets.map(({ file, path }) => `${file}#${path}`);
  return `${says}\n    expected ${expected.join(' or ')}\n    told     ${told.join(', ') || 'nothing'}`;
}

describe('single mutations of the shipped brands', () => {
  it.each(seeds)(
    'are found at the right file and path, at least 97 of 100 (seed %i)',
    (seed) => {
      const seen = new Set<string>();
      const missed = mutationsOf(shipped, seed, COUNT).flatMap((mutation) => {
        const findings = findingsAfter(mutation);
        for (const { rule, severity } of findings) {
          expect(severity).toBe(rules[rule].severity);
          seen.add(rule);
        }
        return isCaught(mutation, findings) ? [] : [missedText(mutation, findings)];
      });
      const rate = 1 - missed.length / COUNT;
      console.log(
        [
          `${(rate * 100).toFixed(1)} % of ${COUNT} mutations found, by ${seen.size} of ${Object.keys(rules).length} rules`,
          ...(missed.length > 0 ? ['missed:', ...missed] : []),
        ].join('\n'),
      );
      const unseen = Object.keys(rules).filter((rule) => !seen.has(rule) && !elsewhere.includes(rule));
      // the tables' rows rotate over all seeds; the first seed covers every rule
      if (seed === seeds[0]) expect(unseen).toEqual([]);
      expect(rate).toBeGreaterThanOrEqual(0.97);
    },
    300_000,
  );
});
