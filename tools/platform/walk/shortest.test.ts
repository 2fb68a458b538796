import { expect, it } from 'vitest';
import { value } from '../check/changes.fixture.ts';
import { checkPlatform } from '../check/checkPlatform.ts';
import { accounts, NOW, openStage } from '../check/stage.fixture.ts';

it('a walk that fails is told by the fewest steps that still fail', async () => {
  const { brand, ask, keys } = await openStage();
  const forgets = value('favouriteIds', () => [])(ask);
  const options = { brand, keys, accounts, ask: forgets, origin: 'https://stage.example', now: () => NOW, write: true };
  const { rows } = await checkPlatform({ ...options, only: [], walks: 1, faults: 1 });
  const [found] = rows.flatMap(({ name, deviations }) => deviations.map(({ seen }) => ({ name, seen })));
  expect(found).toEqual({
    name: 'favouriteAdd',
    seen: 'favouriteIds without the game (shortest walk: sign in, star a game)',
  });
});
