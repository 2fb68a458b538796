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
  ['gameList', 'game-list', ['isHot', 'gameCategory']],
  ['hotGames', 'hot-games', ['isHot', 'gameCategory']],
  ['gameVendor', 'game-vendor', ['isHot']],
] as const)('%s keeps every row of a platform that sends no %s and %s', async (call, schema, keys) => {
  const reports: ReportEvent[] = [];
  const value = exampleWithout(schema, keys);
  const reply = await readReply(call, { success: true, code: '', message: '', value } as never, (event) => reports.push(event));
  expect(reports).toEqual([]);
  expect(reply).toMatchObject({ ok: true, value });
});
