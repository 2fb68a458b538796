import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readReply } from './readReply.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';

/** The example of a response schema without these keys, at any depth. */
function exampleWithout(name: string, keys: readonly string[]): unknown {
  const text = readFileSync(new URL(`../../../schemas/platform/responses/${name}.schema.json`, import.meta.url), 'utf8');
  const { examples } = JSON.parse(text) as { examples: [object] };
  return JSON.parse(JSON.stringify(examples[0], (key, value: unknown) => (keys.includes(key) ? undefined : value)));
}

it.each([
  ['gameList', 'game-list', ['isHot', 'gameCategory', 'vassalage']],
  ['hotGames', 'hot-games', ['isHot', 'gameCategory', 'vassalage']],
  ['recentGames', 'recent-games', ['isHot', 'gameCategory', 'vassalage']],
  ['gameVendor', 'game-vendor', ['isHot', 'gameCategory', 'vassalage']],
] as const)('%s keeps every row of a platform that sends none of these keys', async (call, schema, keys) => {
  const reports: ReportEvent[] = [];
  const value = exampleWithout(schema, keys);
  const reply = await readReply(call, { success: true, code: '', message: '', value } as never, (event) => reports.push(event));
  expect(reports).toEqual([]);
  expect(reply).toMatchObject({ ok: true, value });
});

it('reports the lists of which more than a tenth is dropped', async () => {
  const reports: ReportEvent[] = [];
  const cards = [{ vassalage: 'LUM' }, { name: 'No code' }, { vassalage: 7 }];
  const value = { data: { lanes: [{ gameCategory: 'RNG', cards }] } };
  const envelope = { success: true, code: '', message: '', value } as never;
  const reply = await readReply('gameVendor', envelope, (event) => reports.push(event));
  expect(reply).toMatchObject({ value: { data: { lanes: [{ cards: [{ vassalage: 'LUM' }] }] } } });
  expect(reports).toMatchObject([
    { kind: 'replyRepaired', endpoint: 'gameVendor', shortened: [{ path: '/data/lanes/0/cards', dropped: 2, of: 3 }] },
  ]);
});
