import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../publish/brandNames.ts';
import { changedBrandsChecker } from '../checkChanged.fixture.ts';
import type { Finding } from '../finding.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';
import { brandMistakes } from './brandMistakes.fixture.ts';
import { gameMistakes } from './gameMistakes.fixture.ts';
import { layoutMistakes } from './layoutMistakes.fixture.ts';
import { menuMistakes } from './menuMistakes.fixture.ts';
import { panelMistakes } from './panelMistakes.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';
import { sandboxMistakes } from './sandboxMistakes.fixture.ts';
import { textMistakes } from './textMistakes.fixture.ts';
import { themeMistakes } from './themeMistakes.fixture.ts';

const check = changedBrandsChecker(brandNames(createWholeRegistry()));

function findingsAfter({ id, apply }: Mistake): Finding[] {
  const folders = shippedInMemory();
  apply(folders);
  return check(folders, [id]);
}

const groups = {
  brandMistakes,
  themeMistakes,
  layoutMistakes,
  menuMistakes,
  panelMistakes,
  textMistakes,
  sandboxMistakes,
  gameMistakes,
};

describe('typical mistakes', () => {
  it.each(Object.entries(groups))(
    '%s are found at their file and path',
    (_name, mistakes) => {
      const missed = mistakes.flatMap((mistake) => {
        const findings = findingsAfter(mistake);
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
});
