import { expect, it } from 'vitest';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import { openBench } from '#sandbox/sandbox.fixture.ts';
import { matchesOf } from './matches.ts';

it('vendors without a sport offer e-sports, with teams of their own', async () => {
  const { data, brand, now } = await openBench('folia');
  const context = { data, brand, now: now() } as unknown as SandboxContext;
  const read = (texts: Readonly<Record<string, string>>) => texts['EN'] ?? '';
  const { esports, basketball } = data.games.sports ?? {};
  const names = (vendor: string) => matchesOf(context, read, vendor).flatMap(({ name }) => name.split(' × '));
  const vendors = Object.entries(data.games.vendors ?? {});
  const [electronic] = vendors.find(([, { sport, counts }]) => sport === undefined && (counts.ESPORTS ?? 0) > 0) ?? [''];
  const [courts] = vendors.find(([, { sport }]) => sport === 'basketball') ?? [''];
  expect(names(electronic)).toHaveLength(12);
  expect(esports?.teams).toEqual(expect.arrayContaining(names(electronic)));
  expect(basketball?.teams).toEqual(expect.arrayContaining(names(courts)));
});
