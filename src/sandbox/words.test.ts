import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints, type RequestOf } from '#platform/endpoints/endpoints.ts';
import { accessOf } from './callAccess.ts';
import { words } from '#sandbox/values/words.ts';
import { type Bench, openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';

const languages = ['PT', 'CN', 'ID', 'TH', 'VI'];
const page = { pageNo: 1, pageSize: 100 } as const;
const reads: { readonly [K in EndpointName]?: RequestOf<K> } = {
  memTransDet: page,
  memBetDet: page,
  bonusDetails: page,
  depositRecords: page,
  pointDetails: page,
  redeemPointList: page,
  rewardList: { pageNo: 1, pageSize: 24 },
  missionSummary: undefined,
  feedbackList: undefined,
};

/** A member who has done what the platform writes about. */
async function openMember() {
  const bench = await openBench('mayloc');
  const token = await bench.tokenOf('member01');
  const headers = { Language: 'EN' };
  const write = async <K extends EndpointName>(name: K, body: RequestOf<K>) =>
    expect(
      (await bench.call(name, body, { token, headers: { ...headers, 'Idempotency-Key': `words-${name}` } })).success,
      name,
    ).toBe(true);
  await bench.control('/settings', { withdrawal: { requiredTurnover: '0.00', result: 'REJECTED' } });
  const [card] = (await bench.call('bankCards', undefined, { token })).value.rows;
  await write('applyWithdraw', { cardId: card?.id ?? '', amount: '20.00', paymentPassword: '482913' });
  await write('applyDeposit', { channelId: 'lume-pay', amount: '50.00', promotionId: 'first-step' });
  await write('redeemPoint', { rewardId: 'mug', quantity: 1, paymentPassword: '482913' });
  await write('feedback', { type: 'bug', content: 'The wheel stops.' });
  const { missions } = (await bench.call('missionSummary', undefined, { token })).value;
  await write('claimMission', { missionId: missions.find(({ status }) => status === 'claim')?.id ?? '' });
  bench.advance(180_000);
  return { bench, token };
}

let bench: Bench;
let token: string;
beforeAll(async () => {
  ({ bench, token } = await openMember());
});

const written = new Set(['remark', 'name', 'content', 'channel', 'bonusTitle', 'answer']);

/** What the platform has written in all replies, in a language. */
const textsIn = async (language: string): Promise<string[]> => {
  const texts: string[] = [];
  for (const [name, body] of Object.entries(reads)) {
    const { value } = await bench.call(name as EndpointName, body as never, { token, headers: { Language: language } });
    JSON.stringify(value, (key, text: unknown) => {
      if (written.has(key) && typeof text === 'string') texts.push(text);
      return text;
    });
  }
  return texts;
};

describe('what the platform writes by itself', () => {
  it('is in the data of base in every language, and nothing else is', async () => {
    const known = bench.data.content.words ?? {};
    expect(Object.keys(known).toSorted()).toEqual([...words].toSorted());
    for (const [word, texts] of Object.entries(known))
      expect(Object.keys(texts).toSorted(), word).toEqual(['EN', ...languages].toSorted());
  });

  it.each(languages)('is in the language of whoever reads it: %s', async (language) => {
    const [english, own] = [await textsIn('EN'), await textsIn(language)];
    // alone, or before a number
    const begins = (texts: readonly string[], word: string) =>
      texts.some((text) => text === word || (text.startsWith(`${word} `) && /^[A-Z0-9]/.test(text.slice(word.length + 1))));
    const shown = Object.values(bench.data.content.words ?? {}).filter(({ EN = '' }) => begins(english, EN));
    // bonuses, movements, deposits, bets, points and answers
    expect(shown.length).toBeGreaterThan(20);
    for (const texts of shown) {
      const [theirs = '', text = ''] = [texts['EN'], texts[language]];
      if (text !== theirs) expect(begins(own, theirs), theirs).toBe(false);
      expect(begins(own, text), text).toBe(true);
    }
    for (const name of [/^Refund WX/, /^Fee WX/, /^Enamel mug$/, /^20% bonus/, /^\d+ lines$/]) {
      expect(english).toContainEqual(expect.stringMatching(name));
      expect(own).not.toContainEqual(expect.stringMatching(name));
    }
  });
});

it('a read whose answer depends on the language is read again after a change of it', async () => {
  const agent = await bench.tokenOf('agent001');
  for (const [name, { method, localised }] of Object.entries(endpoints as Record<EndpointName, Endpoint>)) {
    if (method !== 'GET') continue;
    const ask = async (language: string) => {
      const body = reads[name as EndpointName] ?? sampleRequests[name as EndpointName];
      const extras = { token: accessOf(name as EndpointName).role === 'agent' ? agent : token, headers: { Language: language } };
      return (await bench.call(name as EndpointName, body as never, extras)).value;
    };
    const [english, other] = [JSON.stringify(await ask('EN')), JSON.stringify(await ask('VI'))];
    // what differs by itself, such as a ticket, says nothing
    if (english !== other && english === JSON.stringify(await ask('EN'))) expect.soft(localised, name).toBe(true);
  }
});
