import { expect, test } from 'vitest';
import baseBrand from '../../../brands/base/brand.json' with { type: 'json' };
import { requestValidatorOf } from './requestValidator.ts';

const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'];
const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  view: 'lobby',
  device: 'WEB',
  backUrl: 'https://portal.example/elott',
  language: 'EN',
  merchantCode: 'x',
};
const menu = { device: 'WEB' };

const accepts = (title: 'LotteryMenuRequest' | 'LaunchGameRequest', request: object): boolean =>
  requestValidatorOf(title)(request) === null;

test.each([
  ['the menu', 'LotteryMenuRequest', menu],
  ['the lobby', 'LaunchGameRequest', lobby],
] as const)('%s of the lotteries accepts the four prize modes and the device WEB only (ENG-07, ENG-08)', (_, title, rest) => {
  for (const prizeMode of prizeModes) expect(accepts(title, { ...rest, prizeMode }), prizeMode).toBe(true);
  for (const prizeMode of ['lott', 'LOTT', 'ELOTT', 'VN', '', null])
    expect(accepts(title, { ...rest, prizeMode }), String(prizeMode)).toBe(false);
  for (const device of ['web', 'W', 'MOBILE', ''])
    expect(accepts(title, { ...rest, prizeMode: 'Lott', device }), device).toBe(false);
});

test('a brand without one uses the lottery type Lott (ENG-07)', () => {
  expect(baseBrand.games.lottery.prizeMode).toBe('Lott');
});

const schemas = import.meta.glob<unknown>('../../../schemas/platform/{requests,entities}/*.json', {
  eager: true,
  import: 'default',
});

test('no request allows the brand platform `web` (ENG-07)', () => {
  expect(Object.keys(schemas).length).toBeGreaterThan(40);
  const sentWords = Object.entries(schemas).filter(([, schema]) =>
    /"(?:const|enum)":(?:\[[^\]]*)?"web"/.test(JSON.stringify(schema)),
  );
  expect(sentWords.map(([file]) => file)).toEqual([]);
});
