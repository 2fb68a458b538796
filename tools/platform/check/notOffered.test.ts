import { expect, it } from 'vitest';
import { always } from './changes.fixture.ts';
import { checkPlatform } from './checkPlatform.ts';
import { accounts, NOW, openStage } from './stage.fixture.ts';

it('a write that it does not offer is no breach of sessions, with and without accounts', async () => {
  const { brand, ask, keys } = await openStage();
  const reply = '{"success":false,"message":"no such call","value":null}';
  const gone = always('cancelDeposit', reply, 404)(ask);
  const options = { brand, keys, ask: gone, origin: 'https://stage.example', now: () => NOW, walks: 0, write: true };
  for (const own of [accounts, {}]) {
    const { rows } = await checkPlatform({ ...options, accounts: own, only: ['cancelDeposit'] });
    expect(rows).toMatchObject([{ name: 'cancelDeposit', status: 'not offered', deviations: [] }]);
  }
});

it.each([
  ['login', 'without', {}],
  ['login', 'with', accounts],
  ['freeplay', 'without', {}],
] as const)('%s that it does not offer is no wrong envelope, %s accounts', async (name, _, own) => {
  const { brand, ask, keys } = await openStage();
  const gone = always(name, '{"code":"not_found","message":"no such call"}', 404)(ask);
  for (const known of [keys, []]) {
    const options = { brand, keys: known, ask: gone, origin: 'https://stage.example', now: () => NOW, walks: 0, write: true };
    const { rows } = await checkPlatform({ ...options, accounts: own, only: [name] });
    expect(rows).toMatchObject([{ name, status: 'not offered', deviations: [] }]);
  }
});
