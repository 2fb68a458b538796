import { beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { type Actor, type Fields, isChanged, openScene, requestsWith, type Scene } from './foreignIds.fixture.ts';
import { textFields } from './requestFields.fixture.ts';

const listed = (names: string) => names.split(' ');
/** Fields that name a member, or what belongs to one. */
const owned = new Set(
  listed('id ids cardId referenceNumber orderNumber images contractId account username token under target code keyword'),
);
/** The name of an account that is not there yet. */
const isNewName = (name: EndpointName, field: string) => name === 'agentCreateAccount' && field === 'username';
/** Fields of any other text. A new field of the contract has to be named here or above. */
const others = new Set(
  [
    // secrets, and codes that were sent to the member
    'oldPassword newPassword confirmNewPassword paymentPassword password verificationCode',
    // the member's own words, figures and contacts
    'nickname remark payeeName payerName birthday line zalo whatsapp wechat facebook qqNum telegram socialId branch title content contact',
    'mobileNum countryDialingCode email accountNumber amount receivedAmount rate profitRate lossRate minBet headerColor',
    // what the operator has for all
    'avatar bank channelId promotionId missionId rewardId roundId template vendor vassalage gameType gameClassify gameName gameId',
    'gameCode nodeId roomId playType accountType accountTypeName platform channel merchant merchantCode lottoArea from to',
    // how it is asked
    'language clientType count pageNo pageSize startTime endTime backUrl type',
  ].flatMap(listed),
);

/** The key that an id has in answers, where it is another one than in the request. */
const keyOf: Readonly<Record<string, string>> = {
  ids: 'id',
  cardId: 'id',
  contractId: 'id',
  under: 'id',
  target: 'account',
  username: 'account',
  keyword: 'account',
};
/** A deep run sends every id in every field; an ordinary one those of its kind and some others. */
/** How many of the ids of others are tried: in an ordinary run always the same, in a deep one others each day. */
const SHARE = process.env['DEEP'] === undefined ? 24 : 4;
const TURN = process.env['DEEP'] === undefined ? 0 : Math.floor(Date.now() / 86_400_000);

const fields = textFields();
const rows = fields.filter(({ name, field }) => owned.has(field) && !isNewName(name, field));
/** An id of the same form that nobody has. */
const madeUp = (id: string) => id.replaceAll(/\d/g, '7').replaceAll(/[a-z]/g, 'q').replaceAll(/[A-Z]/g, 'Z');
const isRead = (name: EndpointName) => (endpoints[name] as Endpoint).method === 'GET';
/** Rows for which an id was somebody's: its owner is answered otherwise than about one that is made up. */
const proven = new Set<string>();

describe.each([
  ['a member', 'member01', 'agent002'],
  ['an agent', 'agent041', 'agent001'],
])('%s with the ids of another', (_, attackerName, victimName) => {
  let scene: Scene;
  let count = 0;
  beforeAll(async () => {
    scene = await openScene(attackerName, victimName);
  });

  const send = async (name: EndpointName, raw: Fields, { token }: Actor) => {
    const headers = { 'Idempotency-Key': `attempt-${(count += 1)}` };
    const { status, success, message, value } = await scene.bench.call(name, undefined, { token, raw, headers });
    return { status, success, message, value: value as unknown };
  };

  it.each(rows.map((row) => [`${row.name}.${row.field}`, row] as const))(
    '%s: is answered as if nobody had the id, and nothing happens',
    async (title, { name, field, isList }) => {
      const { attacker, victim, foreign, saved } = scene;
      expect(foreign.length).toBeGreaterThan(10);
      const fitting = foreign.filter(({ key }) => key === (keyOf[field] ?? field));
      const taken = [...fitting, ...foreign.filter((_id, nth) => nth % SHARE === (title.length + TURN) % SHARE)];
      const requests = (id: string, actor: Actor) => requestsWith(name, field, isList ? [id] : id, actor);
      for (const { id } of taken) {
        for (const [nth, request] of requests(id, attacker).entries()) {
          const none = await send(name, requests(madeUp(id), attacker)[nth]!, attacker);
          const before = saved();
          const reply = await send(name, request, attacker);
          expect.soft(reply, `${id} ${JSON.stringify(request)}`).toEqual(none);
          expect.soft(isChanged(before, saved()), `${id} changes something`).toBe(false);
          if (!isRead(name)) expect.soft(reply.success, `${id} ${JSON.stringify(request)}`).toBe(false);
          if (reply.success) expect.soft(reply.value, id).toMatchObject(isAnswerOfNone(reply.value));
        }
      }
      for (const { id } of fitting) {
        if (proven.has(title)) break;
        for (const [nth, request] of requests(id, victim).entries()) {
          const none = await send(name, requests(madeUp(id), victim)[nth]!, victim);
          if (JSON.stringify(await send(name, request, victim)) !== JSON.stringify(none)) proven.add(title);
        }
      }
    },
  );
});

/** An answer that has no row, or that allows nothing. */
const isAnswerOfNone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'rows' in value ? { rows: [], total: 0 } : { allowed: false };

it("tries ids that are somebody's in each call", () => {
  expect(rows.map(({ name, field }) => `${name}.${field}`).filter((title) => !proven.has(title))).toEqual([]);
});

it('knows of each text of a request whether it names what belongs to one member', () => {
  const unknown = fields.filter(({ field }) => !owned.has(field) && !others.has(field));
  expect(unknown.map(({ name, field }) => `${name}.${field}`)).toEqual([]);
});
