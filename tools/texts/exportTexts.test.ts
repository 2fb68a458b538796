import { describe, expect, it } from 'vitest';
import { exportTexts } from './exportTexts.ts';
import { readPo, writePo } from './poFile.ts';
import type { TextSet } from './textUnits.ts';

describe('what has changed since the last exchange file', () => {
  const setOf = (source: string, translation: string): TextSet => ({
    tag: 'de',
    brand: null,
    units: [{ namespace: 'portal', key: 'home', source, translation }],
    sources: { portal: { home: source } },
    english: { portal: { home: source } },
  });
  const first = exportTexts(setOf('Home', 'Start'));
  const throughFile = (file: typeof first) => readPo(writePo(file));

  it('is marked, with the text that was translated', () => {
    const [entry] = exportTexts(setOf('Front "page"', 'Start'), { since: throughFile(first) }).entries;
    expect(entry).toMatchObject({ source: 'Front "page"', translation: 'Start', isFuzzy: true, previous: 'Home' });
  });

  it('is exported where only missing texts are, unlike what has not changed', () => {
    const since = throughFile(first);
    expect(exportTexts(setOf('Front page', 'Start'), { since, missing: true }).entries).toHaveLength(1);
    expect(exportTexts(setOf('Home', 'Start'), { since, missing: true }).entries).toEqual([]);
  });

  it('stays marked in the next file, until it is translated anew', () => {
    const second = throughFile(exportTexts(setOf('Front "page"', 'Start'), { since: throughFile(first) }));
    expect(exportTexts(setOf('Front "page"', 'Start'), { since: second }).entries[0]).toMatchObject({
      isFuzzy: true,
      previous: 'Home',
    });
    expect(exportTexts(setOf('Front "page"', 'Titelseite'), { since: second }).entries[0]).toMatchObject({ isFuzzy: false });
    expect(exportTexts(setOf('Home', 'Start'), { since: second }).entries[0]).toMatchObject({ isFuzzy: false });
  });
});
