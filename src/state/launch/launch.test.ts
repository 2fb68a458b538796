import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#platform/browser/storage.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { forgetLaunch, keepLaunch, launchStoreOf, returnPathOf, storedGame } from './launch.ts';

const game = { vassalage: 'LUM', gameId: 'RNG1', nodeId: 'LUM-RNG-1', gameName: 'Royal Owls', accountTypeName: 'LUM' };
const url = 'https://play.test.example/rng';
let portal: ReturnType<typeof testPortal>;

beforeEach(() => {
  portal = testPortal();
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member: { id: 'm-1', account: 'ana01', type: 0 } });
});
afterEach(() => forgetLaunch(portal));

describe('a stored launch (D-41)', () => {
  const launch = { game, source: { url: `${url}?ticket=t_1` }, at: 1 };

  it('has the parameters only; the address stays in memory until the session ends', () => {
    portal.router.path = () => '/rng?vendor=LUM';
    keepLaunch(portal, launch);
    expect(storedGame()).toEqual(game);
    expect(readSession('launch')).not.toContain('ticket');
    expect(returnPathOf(portal, game)).toBe('/rng?vendor=LUM');
    portal.session.setState({ token: null });
    expect(launchStoreOf(portal).getState().launch).toBeNull();
  });

  it('leads back to where the game was started, also after a restart in its page', () => {
    portal.router.path = () => '/live';
    keepLaunch(portal, launch);
    portal.router.path = () => '/game';
    keepLaunch(portal, launch);
    expect(returnPathOf(portal, game)).toBe('/live');
  });
});
