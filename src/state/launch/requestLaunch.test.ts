import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { readSession, writeSession } from '#platform/browser/storage.ts';
import { gameRequests } from '#state/games/gameRequests.ts';
import { requestLaunch } from './requestLaunch.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { forgetLaunch } from './launch.ts';

const game = { vassalage: 'LUM', gameId: 'RNG1', nodeId: 'LUM-RNG-1', gameName: 'Royal Owls', accountTypeName: 'LUM' };
const url = 'https://play.test.example/rng';
const none = { game_url: null, game_url2: null, content: null };
let answer: unknown;
let portal: ReturnType<typeof testPortal>;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://test.example/rng'));
  answer = { ...none, game_url: url };
  portal = testPortal({
    reply: () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  portal.brand.security.hosts.games = ['play.test.example'];
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member: { id: 'm-1', account: 'ana01', type: 0 } });
  writeSession({ pendingWrites: null });
});
afterEach(() => {
  forgetLaunch(portal);
  vi.unstubAllGlobals();
});

describe('a launch', () => {
  it('sends member, game and device (LCH-11, D-42)', async () => {
    await requestLaunch(portal, game);
    expect(portal.calls).toEqual([
      {
        name: 'launchGame',
        request: {
          gameId: 'RNG1',
          nodeId: 'LUM-RNG-1',
          vassalage: 'LUM',
          accountType: 'LUM',
          confirmTrans: false,
          launchMode: 'REAL',
          platform: 'flash,html5-desktop',
          clientType: 1,
          username: 'ana01',
          token: 'st_1',
          language: 'EN',
          merchantCode: portal.brand.merchantCode,
        },
      },
    ]);
  });

  it('sends the room instead of the game (LCH-14), and play money for a demo account', async () => {
    portal.session.setState({ memberType: portal.brand.agent.demoType });
    await requestLaunch(portal, { ...game, roomId: 'TAV-1-1' });
    expect(portal.calls[0]?.request).toMatchObject({ roomId: 'TAV-1-1', launchMode: 'DEMO' });
    expect(portal.calls[0]?.request).not.toHaveProperty('gameId');
  });

  it.each([
    ['the first address', { ...none, game_url: url, game_url2: 'https://play.test.example/2' }, { url }],
    ['the second without a first (LCH-08)', { ...none, game_url: '', game_url2: url }, { url }],
    ['an address as content (LCH-13)', { ...none, content: url }, { url }],
    ['a page as content (D-40)', { ...none, content: '<p>Table</p>' }, { markup: '<p>Table</p>' }],
  ])('accepts %s', async (_, value, source) => {
    answer = value;
    expect(await requestLaunch(portal, game)).toMatchObject({ launch: { source } });
  });

  it.each([
    ['its content rather than an address', { ...none, game_url: 'https://play.test.example/lobby', content: url }, { url }],
    ['a page as content rather than an address', { ...none, game_url2: url, content: ' <p>T</p>' }, { markup: ' <p>T</p>' }],
    ['its address without content', { ...none, game_url: url, content: '' }, { url }],
  ])('takes from a PVP game %s (LCH-13)', async (_, value, source) => {
    answer = value;
    for (const kind of [{ gameCategory: 'PVP' as const }, { gameType: 'PVP' }])
      expect(await requestLaunch(portal, { ...game, ...kind })).toMatchObject({ launch: { source } });
  });

  it.each([
    ['an address', { ...none, game_url: url }],
    ['a question about money', { ok: false, code: 'confirm_transfer', message: '', value: { vassalage: 'LUM', balance: '1' } }],
    ['a failure', new CallError('unavailable', 'launchGame')],
  ])('opens, asks and says nothing on the page of a player who left meanwhile: %s', async (_, late) => {
    const confirm = vi.spyOn(portal.overlay, 'confirm');
    let path = '/rng?page=2';
    vi.spyOn(portal.router, 'path').mockImplementation(() => path);
    answer = late;
    const outcome = requestLaunch(portal, game);
    path = '/';
    expect(await outcome).toEqual({ reason: 'declined' });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('opens on the same page with other values in its address', async () => {
    let path = '/rng?page=2';
    vi.spyOn(portal.router, 'path').mockImplementation(() => path);
    const outcome = requestLaunch(portal, game);
    path = '/rng?page=3';
    expect(await outcome).toMatchObject({ launch: { source: { url } } });
  });

  it('sends the card of a vendor of one game (LCH-11)', async () => {
    await requestLaunch(portal, { vassalage: 'PIT', isGame: 'GAME', nodeId: 'PIT-SPORTS-1', vendor: 'Pitchgreen' });
    expect(portal.calls).toMatchObject([{ name: 'launchGame', request: { vassalage: 'PIT', nodeId: 'PIT-SPORTS-1' } }]);
  });

  it.each([
    [
      { vassalage: 'PIT', gameCategory: 'SPORTS' as const },
      { nodeId: 'P-2', gameId: 'S2' },
    ],
    [
      { vassalage: 'PIT', gameCategory: 'ESPORTS' as const },
      { nodeId: 'P-2', gameId: 'S2' },
    ],
    [{ vassalage: 'PIT' }, { nodeId: 'P-1', gameId: 'L1' }],
  ])('reads the list for the game of a card without a key: %j (LCH-11)', async (card, named) => {
    const games = [
      { nodeId: 'P-1', gameId: 'L1', gameCategory: 'LIVE' },
      { nodeId: 'P-2', gameId: 'S2', gameCategory: 'SPORTS' },
    ];
    portal = testPortal({ reply: ({ name }) => (name === 'gameList' ? { games, totalPages: 1 } : { ...none, game_url: url }) });
    portal.brand.security.hosts.games = ['play.test.example'];
    portal.session.setState({
      token: 'st_1',
      memberType: 0,
      username: 'ana01',
      member: { id: 'm-1', account: 'ana01', type: 0 },
    });
    expect(await requestLaunch(portal, card)).toMatchObject({ launch: { game: named } });
    expect(portal.calls.map(({ name }) => name)).toEqual(['gameList', 'launchGame']);
    expect(portal.calls[1]?.request).toMatchObject({ vassalage: 'PIT', ...named });
  });

  it('launches nothing for a vendor without games', async () => {
    answer = { games: [], totalPages: 0 };
    expect(await requestLaunch(portal, { vassalage: 'PIT' })).toMatchObject({ reason: 'noAddress' });
    expect(portal.calls.map(({ name }) => name)).toEqual(['gameList']);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 844, 3],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710)', 1280, 3],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 600, 3],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 1280, 1],
  ])('sends the same device for a list and a launch: %s at %i px (LOB-16)', async (userAgent, innerWidth, clientType) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: innerWidth <= 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1]),
    }));
    await requestLaunch(portal, game);
    expect(portal.calls[0]?.request).toMatchObject({ clientType });
    expect(gameRequests(portal, 'EN')).toMatchObject({ list: { clientType }, recent: { clientType } });
  });

  it.each([
    ['no address', none],
    ['http', { ...none, game_url: 'http://play.test.example/' }],
    ['another host', { ...none, game_url: 'https://evil.example/' }],
    ['this origin', { ...none, game_url: 'https://test.example/rng' }],
  ])('fails with %s, and nothing is framed (F28, T12)', async (_, value) => {
    answer = value;
    expect(await requestLaunch(portal, game)).toEqual({ reason: 'noAddress', message: { key: 'errors:invalid_url' } });
    expect(portal.overlayStore.getState().busy).toBe(0);
  });

  it('shows the reason of a refusal or a failure', async () => {
    answer = { ok: false, code: 'game_maintenance', message: 'game_maintenance', value: null };
    expect(await requestLaunch(portal, game)).toEqual({ reason: 'refused', message: { key: 'errors:game_maintenance' } });
    answer = new CallError('timeout', 'launchGame');
    expect(await requestLaunch(portal, game)).toEqual({ reason: 'failure', message: { key: 'errors:network_abnormal' } });
    expect(portal.overlayStore.getState().busy).toBe(0);
  });

  it.each([true, false])('asks before money moves to another wallet; agreed: %j', async (agreed) => {
    answer = { ok: false, code: 'confirm_transfer', message: 'confirm_transfer', value: { vassalage: 'LUM', balance: '12.50' } };
    const going = requestLaunch(portal, game);
    await vi.waitFor(() => expect(portal.overlayStore.getState().dialogs).toHaveLength(1));
    const [dialog] = portal.overlayStore.getState().dialogs;
    expect(dialog).toMatchObject({ text: { key: 'launch:transfer_text', params: { vendor: 'LUM' } } });
    answer = { ...none, game_url: url };
    portal.overlay.closeDialog(dialog!.id, agreed);
    expect(await going).toMatchObject(agreed ? { launch: { source: { url } } } : { reason: 'declined' });
    expect(portal.calls.map(({ request }) => (request as { confirmTrans: boolean }).confirmTrans)).toEqual(
      agreed ? [false, true] : [false],
    );
  });
});

describe('a launch that moves money', () => {
  const asks = {
    ok: false,
    code: 'confirm_transfer',
    message: 'confirm_transfer',
    value: { vassalage: 'LUM', balance: '12.50' },
  };
  const keys = () => portal.calls.flatMap(({ key }) => key ?? []);
  /** Launches the game, agrees to the transfer, and lets the platform answer. */
  async function agree(final: unknown, wanted = game) {
    answer = asks;
    const going = requestLaunch(portal, wanted);
    await vi.waitFor(() => expect(portal.overlayStore.getState().dialogs).toHaveLength(1));
    answer = final;
    portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, true);
    return going;
  }

  it('has a key, the first call has none (T18)', async () => {
    await agree({ ...none, game_url: url });
    expect(portal.calls.map(({ key }) => typeof key)).toEqual(['undefined', 'string']);
    expect(readSession('pendingWrites')).toBeNull();
  });

  it('keeps its key while the outcome is unknown, over a new page and a new session', async () => {
    await agree(new CallError('timeout', 'launchGame'));
    portal.session.setState({ token: 'st_2' });
    await agree(new CallError('unavailable', 'launchGame'));
    await agree({ ...none, game_url: url });
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    await agree({ ...none, game_url: url });
    expect(new Set(keys()).size, 'a final answer ends it').toBe(2);
  });

  it('has another key for another game, another member and after a refusal', async () => {
    await agree(new CallError('timeout', 'launchGame'));
    await agree(new CallError('timeout', 'launchGame'), { ...game, gameId: 'RNG2' });
    portal.session.setState({ member: { id: 'm-2', account: 'ben02', type: 0 } });
    await agree({ ok: false, code: 'game_maintenance', message: '', value: null });
    await agree({ ...none, game_url: url });
    expect(new Set(keys()).size).toBe(4);
  });

  it('is complete when the game launches without a question, as the money is there', async () => {
    await agree(new CallError('timeout', 'launchGame'));
    answer = { ...none, game_url: url };
    await requestLaunch(portal, game);
    expect(readSession('pendingWrites')).toBeNull();
  });
});
