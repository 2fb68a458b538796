import { describe, expect, it } from 'vitest';
import { checkPlatform } from './checkPlatform.ts';
import type { Deviating } from './deviations/deviating.fixture.ts';
import { deviations } from './deviations/deviations.fixture.ts';
import { accounts, NOW, openStage } from './stage.fixture.ts';

/** Every sixth in ordinary runs, another part of the table for each kind. */
const tried = process.env['DEEP'] === undefined ? deviations.filter((_, index) => index % 6 === 1) : deviations;

async function found({ call, change, walks }: Deviating) {
  const { brand, ask, keys } = await openStage();
  const only = walks ? [] : [call];
  const options = { brand, keys, accounts, write: true, origin: 'https://stage.example', now: () => NOW };
  const { rows } = await checkPlatform({ ...options, ask: change(ask), only, walks: walks ? 1 : 0, faults: 1 });
  return rows.flatMap(({ name, deviations: own }) => own.map((one) => ({ name, ...one })));
}

describe('a platform that deviates', () => {
  it.each(tried)('is named: $what ($call, $kind)', async (deviating) => {
    const all = await found(deviating);
    const { call, kind, pointer = '' } = deviating;
    const own = all.find((one) => one.name === call && one.kind === kind && one.pointer.startsWith(pointer));
    expect(own, JSON.stringify(all)).toBeDefined();
    expect(own?.impact).not.toBe('');
    // nothing else is blamed, except what the deviation leads to
    const blamed = new Set(all.map(({ name }) => name));
    expect([...blamed].filter((name) => name !== call && !deviating.walks)).toEqual([]);
  });

  it('are at least sixty, of every kind', () => {
    expect(deviations.length).toBeGreaterThanOrEqual(60);
    expect(new Set(deviations.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(17);
  });
});
