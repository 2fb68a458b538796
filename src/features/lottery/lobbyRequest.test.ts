import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrizeMode } from '#contract/types.ts';
import { requestValidatorOf } from '#platform/schemas/requestValidator.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { lobbyRequest } from './lobbyRequest.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('https://portal.example/elott')));
afterEach(() => void vi.unstubAllGlobals());

const portal = () => {
  const made = testPortal();
  made.brand = { ...made.brand, layout: { routes: { elott: { paths: ['/elott'], page: 'elott', regions: [] } } } as never };
  return made;
};

test.each<PrizeMode>(['Lott', 'ZY', 'Elott', 'SEA'])('the request of the lobby of %s fits the contract (ENG-07)', (prizeMode) => {
  const request = lobbyRequest(portal(), { prizeMode, gameCode: 'SPD5' });
  expect(request).toMatchObject({ prizeMode, device: 'WEB', launchMode: 'LOTT', view: 'betting', gameCode: 'SPD5' });
  expect(requestValidatorOf('LaunchGameRequest')(request)).toBeNull();
});
