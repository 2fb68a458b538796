import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { brandNames } from '../../publish/brandNames.ts';
import { checkBrands } from '../checkBrands.ts';
import type { Finding } from '../finding.ts';
import type { FolderReading } from '../folder.ts';
import { inspectBrand } from '../loadBrand.ts';
import { shippedInMemory } from '../memoryFolders.fixture.ts';
import { brandMistakes } from './brandMistakes.fixture.ts';
import { gameMistakes } from './gameMistakes.fixture.ts';
import { layoutMistakes } from './layoutMistakes.fixture.ts';
import { menuMistakes } from './menuMistakes.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';
import { sandboxMistakes } from './sandboxMistakes.fixture.ts';
import { textMistakes } from './textMistakes.fixture.ts';
import { themeMistakes } from './themeMistakes.fixture.ts';

const names = brandNames(createWholeRegistry());
const shipped = shippedInMemory();

/** Cached folders that a mistake does not change. */
const clean = new Map<string, FolderReading | null>();
for (const id of shipped.ids()) inspectBrand(id, { folders: shipped, names, readings: clean });

function findingsAfter({ id, file, apply }: Mistake): Finding[] {
  const folders = shippedInMemory();
  apply(folders);
  const readings = new Map([...clean].filter(([other]) => other !== id));
  // brands that do not extend each other share only their hosts
  const alone = ['base', ...(id.startsWith('orvane') ? ['orvane', 'orvane-desk'] : [id])];
  const ids = () => (file === 'brand.json' ? folders.ids() : alone);
  return checkBrands([id], names, { folders: { ...folders, ids }, readings });
}

const groups = { brandMistakes, themeMistakes, layoutMistakes, menuMistakes, textMistakes, sandboxMistakes, gameMistakes };

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
