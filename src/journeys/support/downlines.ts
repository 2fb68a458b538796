import type { GameListResponse, LaunchGameResponse } from '#contract/types.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { expect, type PortalUnderTest } from './portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './registration.ts';
import { ask } from './sandboxControl.ts';
import { passHumanCheck } from './visitor.ts';

/** Registers in this browser with a link of agent002, as an agent below it. */
export async function registerBelow(portal: PortalUnderTest): Promise<string> {
  const { origin, session, sandbox, slot } = portal;
  const token = await sandbox.tokenOf('agent002');
  const { path } = endpoints.createRegisterLink;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `link-${session}` };
  const { text } = await ask(origin, path, { method: 'POST', cookie: `sandbox=${session}`, body: { type: 'AGENT' }, headers });
  const { value } = JSON.parse(text) as { value: { code: string } };
  await portal.open(`/register?aff=${value.code}`);
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  await passHumanCheck(portal, 'register');
  await confirmSuccess(portal);
  return 'newplayer1';
}

/** Loses that stake in a demo game, as its frame would. */
export async function lose({ origin, session, sandbox }: PortalUnderTest, account: string, stake: string): Promise<void> {
  const token = await sandbox.tokenOf(account);
  const cookie = `sandbox=${session}`;
  const headers = { authorization: `Bearer ${token}` };
  const post = async (name: 'gameList' | 'launchGame', body: object): Promise<unknown> => {
    const { text } = await ask(origin, endpoints[name].path, { method: 'POST', cookie, headers, body });
    return (JSON.parse(text) as { value: unknown }).value;
  };
  const common = { clientType: 1, language: 'EN' };
  const wanted = { channel: 'WEB', merchant: 'm', gameType: 'RNG', vassalage: 'LUM', pageNo: 1, pageSize: 10 };
  const { games } = (await post('gameList', { ...common, ...wanted, platform: 'p' })) as GameListResponse;
  const game = games.find(({ maintenance }) => maintenance !== true);
  const launch = { gameId: game?.gameId, vassalage: 'LUM', confirmTrans: false, launchMode: 'REAL', platform: 'p' };
  const member = { username: account, token, merchantCode: 'm' };
  const { launchId } = (await post('launchGame', { ...common, ...launch, ...member })) as LaunchGameResponse;
  const bet = await ask(origin, '/__sandbox/bet', { method: 'POST', cookie, body: { ticket: launchId, stake, payout: '0' } });
  expect(bet.status, bet.text).toBe(200);
}
