import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageText } from '#platform/errors/messageText.ts';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { portalTexts } from '../../../tools/site/publish/siteTexts.ts';
import { type KnownWrite, nameKey, announceResult } from './announceResult.ts';
import type { WriteEnd } from './write.ts';
import { everyWrite } from './writeRows.fixture.ts';

let live: LivePortal;

beforeAll(async () => {
  live = await livePortal('folia');
});
afterAll(leaveBrowser);
beforeEach(() => live.portal.overlayStore.setState({ toasts: [] }));

/** The tone and the text of what is told, in a language. */
async function told(write: KnownWrite, end: WriteEnd<unknown>, language: readonly [string, string] = ['EN', 'en']) {
  const { portal } = live;
  portal.preferences.setState({ language: language[0] });
  await portal.texts.changeLanguage(language[1]);
  await announceResult(portal, write, end);
  return portal.overlayStore.getState().toasts.map(({ tone, message }) => [tone, messageText(portal.texts.t, message)]);
}

const deposit: KnownWrite = { call: 'applyDeposit', object: '', request: { channelId: 'aurora', amount: '75' } };

it.each<[string, WriteEnd<unknown>, string]>([
  [
    'ok',
    { kind: 'done', value: { referenceNumber: 'DP7', amount: '75.00' }, earlier: false },
    'DP7: Your earlier request was carried out.',
  ],
  ['ok', { kind: 'found', earlier: true }, '75.00: Your earlier request was carried out.'],
  ['error', { kind: 'refused', code: 'x', message: { key: 'errors:deposit_limits' } }, '75.00: '],
  [
    'error',
    { kind: 'refused', code: '', message: { text: 'Closed {{today}} <b>$t(portal:close)</b>' } },
    ': Closed {{today}} <b>$t(portal:close)</b>',
  ],
  ['warn', { kind: 'open' }, '75.00: It may still have been carried out. Open the form again to find out.'],
])('names form, amount and reference, and is %s', async (tone, end, words) => {
  const [[shown, text] = []] = await told(deposit, end);
  expect(shown).toBe(tone);
  expect(text).toMatch(/^Deposit · \D*75\.00/);
  expect(text).toContain(words);
});

it.each<WriteEnd<unknown>>([{ kind: 'nothing' }, { kind: 'busy' }, { kind: 'other' }])(
  'is silent where nothing ended: %j',
  async (end) => {
    expect(await told(deposit, end)).toEqual([]);
  },
);

it('names what is known after a reload, where the request is not', async () => {
  const found: WriteEnd<unknown> = { kind: 'found', earlier: true };
  expect(await told({ call: 'applyWithdraw', object: '', request: null }, found)).toEqual([
    ['ok', 'Withdrawal: Your earlier request was carried out.'],
  ]);
});

it('tells the forms of one call apart', () => {
  expect(['wallets', 'upline', 'downline ana'].map((object) => nameKey('walletTransfer', object))).toEqual([
    'walletTransfer',
    'transferUpline',
    'transferDownline',
  ]);
});

it('writes the amount and the name in the language of the page', async () => {
  const [[, text] = []] = await told(deposit, { kind: 'open' }, ['PT', 'pt']);
  expect(text).toMatch(/^Depósito · \D*75,00: Ainda pode/);
});

it.each(['en', 'id', 'pt', 'th', 'vi', 'zh-CN'])('each write has a name in %s', (language) => {
  const writes = portalTexts(language)['writes'] ?? {};
  const keys = everyWrite.flatMap((call) => ['wallets', 'upline', 'downline x'].map((object) => `name_${nameKey(call, object)}`));
  expect(keys.filter((key) => (writes[key] ?? '') === '')).toEqual([]);
  expect(writes['told']).toContain('{{write}}');
});
