import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { panelFeatures } from '../../src/journeys/support/selection/changedParts.ts';
import { type Journey, readCovers, readJourneys } from './journeys.ts';
import { selectJourneys } from './selectJourneys.ts';

const folderOf = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const journeys = readJourneys(folderOf('journeys'));
const features = readdirSync(folderOf('features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the journeys of the project', () => {
  it('name existing features and folders', () => {
    const known = new Set([...features, '*']);
    for (const { file, covers } of journeys) {
      const unknown = covers.filter((name) =>
        name.includes('/') ? readdirSync(folderOf(`../${name}`)).length === 0 : !known.has(name),
      );
      expect(unknown, file).toEqual([]);
      expect(new Set(covers).size, file).toBe(covers.length);
    }
  });

  it('cover every feature, apart from those that cover all', () => {
    const named = new Set(journeys.flatMap(({ covers }) => covers));
    expect(features.filter((name) => !named.has(name))).toEqual([]);
  });

  it('give every feature a part in a matrix of pages or states', () => {
    const files = ['pages.matrix.ts', 'states.matrix.ts', 'panels.matrix.ts', 'support/selection/changedParts.ts'];
    const sources = files.map((file) => readFileSync(folderOf(`journeys/${file}`), 'utf8'));
    const hasPart = (name: string) => panelFeatures.includes(name) || sources.some((source) => source.includes(`'${name}'`));
    expect(features.filter((name) => !hasPart(name))).toEqual([]);
  });

  it('cover the folders beside the features', () => {
    expect(journeys.find(({ file }) => file === 'preview.journey.ts')?.covers).toContain('src/preview');
    expect(journeys.find(({ file }) => file === 'nginx.journey.ts')?.covers).toContain('tools/site/headers');
  });
});

test('the first line of a journey names its coverage', () => {
  expect(readCovers("// covers: login, side-menu\nimport '…';\n")).toEqual(['login', 'side-menu']);
  expect(readCovers("import '…';\n// covers: login\n")).toBeNull();
});

const few: Journey[] = [
  { file: 'lobby.journey.ts', covers: ['lobby', 'launch'], support: ['support/portal.ts'] },
  { file: 'nginx.journey.ts', covers: ['login', 'tools/site/headers'], support: ['support/portal.ts', 'support/behindNginx.ts'] },
  { file: 'pages.matrix.ts', covers: ['*'], support: ['support/portal.ts', 'support/pageChecks.ts'] },
];
const select = (...changed: string[]) => selectJourneys(changed, few);

describe('a change', () => {
  it('of a feature selects the journeys that name it, and its part of those that cover all', () => {
    expect(select('src/features/lobby/LobbyPage.tsx')).toEqual({
      journeys: ['lobby.journey.ts', 'pages.matrix.ts'],
      leftOut: ['nginx.journey.ts'],
      features: ['lobby'],
      because: null,
    });
  });

  it('of a folder of tools selects the journeys that name it', () => {
    expect(select('tools/site/headers/nginx.ts').journeys).toEqual(['nginx.journey.ts']);
  });

  it('of a journey or its support selects the affected journeys, whole', () => {
    expect(select('src/journeys/lobby.journey.ts').journeys).toEqual(['lobby.journey.ts']);
    const both = select('src/journeys/support/behindNginx.ts', 'src/features/lobby/index.ts');
    expect(both.journeys).toEqual(['lobby.journey.ts', 'nginx.journey.ts', 'pages.matrix.ts']);
    expect(both.features).toBeNull();
  });

  it('of a shared file selects all, and names the file', () => {
    for (const file of [
      'src/state/session.ts',
      'src/app/Shell.tsx',
      'brands/folia/brand.json',
      'package-lock.json',
      'tools/site/serve/answer.ts',
    ])
      expect(select('src/features/lobby/index.ts', file)).toMatchObject({ leftOut: [], features: null, because: file });
  });

  it('of documents and tests selects none', () => {
    expect(
      select('README.md', 'src/docs/glossary.md', 'src/state/session.test.ts', 'src/ui/Card.browser.test.tsx').journeys,
    ).toEqual([]);
  });
});
