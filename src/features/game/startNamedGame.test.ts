import { expect, it, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { startNamedGame } from './startNamedGame.ts';

const card = { vassalage: 'LUM', name: 'Lumenta', isGame: 'VASSALAGE', accountTypeName: 'LUM', maintenance: false };
const lobby = { data: { lanes: [{ title: 'Slots', gameCategory: 'RNG', gameClassify: null, cards: [card] }] } };

function setUp(answer: unknown) {
  const portal = testPortal({
    reply: () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const path = vi.spyOn(portal.router, 'path').mockReturnValue('/');
  const navigate = vi.spyOn(portal.router, 'navigate');
  const toast = vi.spyOn(portal.overlay, 'toast');
  return { portal, path, navigate, toast };
}

const answers = [
  ['its vendors', lobby],
  ['no such vendor', { data: { lanes: [] } }],
  ['a failure', new CallError('unavailable', 'gameVendor')],
] as const;

it.each(answers)('leads nowhere and says nothing to a player who left before the answer: %s', async (_, answer) => {
  const { portal, path, navigate, toast } = setUp(answer);
  const started = startNamedGame(portal, 'LUM');
  path.mockReturnValue('/promotions');
  await started;
  expect(portal.calls.map(({ name }) => name)).toEqual(['gameVendor']);
  expect(navigate).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

it.each(answers.slice(1))('says so to a player who waited: %s', async (_, answer) => {
  const { portal, toast } = setUp(answer);
  await startNamedGame(portal, 'LUM');
  expect(toast).toHaveBeenCalledOnce();
});
