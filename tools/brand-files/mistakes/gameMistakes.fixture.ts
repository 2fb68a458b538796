import { type Mistake, settings } from './mistake.fixture.ts';

const games = 'mayloc/sandbox/games.json';
const scenarios = 'folia/sandbox/scenarios.json';

/** Mistakes in the sandbox's games and scenarios. */
export const gameMistakes: readonly Mistake[] = settings([
  ['vendor without counts', games, '/vendors/NEW', { name: 'New' }, '/vendors/NEW/counts'],
  ['category of a vendor unknown', games, '/vendors/LUM', { counts: { SLOT: 5 } }, '/vendors/LUM/counts/SLOT'],
  ['poster missing', games, '/titles/owl-1/poster', '/media/poster-owl-11.webp'],
  [
    'lottery of an unknown vendor',
    games,
    '/lotteries/EXTRA1',
    {
      name: { EN: 'x' },
      gameType: 'LOTT',
      prizeMode: 'Lott',
      group: 'VN',
      vassalage: 'NOPE',
      closesBefore: 10,
      everySeconds: 60,
      count: 5,
      from: 0,
      to: 9,
    },
    '/lotteries/EXTRA1/vassalage',
  ],
  [
    'lottery without a draw',
    games,
    '/lotteries/EXTRA1',
    {
      name: { EN: 'x' },
      gameType: 'LOTT',
      prizeMode: 'Lott',
      group: 'VN',
      vassalage: 'TCG_SEA',
      closesBefore: 10,
      count: 5,
      from: 0,
      to: 9,
    },
    '/lotteries/EXTRA1',
  ],
  [
    'lottery bounds swapped',
    games,
    '/lotteries/EXTRA1',
    {
      name: { EN: 'x' },
      gameType: 'LOTT',
      prizeMode: 'Lott',
      group: 'VN',
      vassalage: 'TCG_SEA',
      closesBefore: 10,
      everySeconds: 60,
      count: 5,
      from: 9,
      to: 1,
    },
    ['/lotteries/EXTRA1/from', '/lotteries/EXTRA1/to'],
  ],
  ['scenario with an unknown member', scenarios, '/scenarios/extra', { title: 'x', user: 'member1' }, '/scenarios/extra/user'],
  [
    'scenario with an unknown call',
    scenarios,
    '/scenarios/extra',
    { title: 'x', faults: [{ endpoint: 'balnce', kind: '500' }] },
    '/scenarios/extra/faults/0/endpoint',
  ],
  [
    'scenario with an unknown node',
    scenarios,
    '/scenarios/extra',
    { title: 'x', flags: { CHAT: '1' } },
    '/scenarios/extra/flags/CHAT',
  ],
  [
    'scenario patch of an unknown part',
    scenarios,
    '/scenarios/extra',
    { title: 'x', data: { contents: {} } },
    '/scenarios/extra/data/contents',
  ],
  [
    'scenario settings of the wrong type',
    scenarios,
    '/scenarios/extra',
    { title: 'x', settings: { externalSms: 'yes' } },
    '/scenarios/extra/settings/externalSms',
  ],
]);
