import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { openBench } from '../sandbox.fixture.ts';

async function signIn(account = 'member01', brand = 'folia') {
  const bench = await openBench(brand);
  const token = await bench.tokenOf(account);
  return {
    bench,
    list: async (query: Partial<RequestOf<'messageList'>> = {}, language?: string) =>
      (
        await bench.call(
          'messageList',
          { pageNo: 1, pageSize: 100, ...query },
          { token, ...(language && { headers: { Language: language } }) },
        )
      ).value,
    read: (body: RequestOf<'messageRead'>) => bench.call('messageRead', body, { token }),
    remove: (id: string) => bench.call('messageDelete', { id }, { token }),
    unread: async () => {
      const counts = await Promise.all([
        bench.call('unreadCount', undefined, { token }),
        bench.call('unreadCountV2', undefined, { token }),
      ]);
      const wallet = (await bench.call('balance', undefined, { token })).value.unread;
      return [...counts.map(({ value }) => value.unreadCount), wallet];
    },
  };
}

test.each(['folia', 'orvane', 'mayloc'])(
  'a member of %s has 30 messages, the newest first and unread as the seed says (INB-01, INB-02, INB-03)',
  async (brand) => {
    const { bench, list, unread } = await signIn('member01', brand);
    const { rows, total, totals } = await list();
    expect(total).toBe(30);
    expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).toSorted((one, other) => other - one));
    expect(rows.every(({ time }) => time < bench.now())).toBe(true);
    expect(rows.map(({ status }) => status === 'UNREAD')).toEqual(rows.map((_, index) => index < 3));
    expect(totals.unread).toBe(3);
    expect(await unread()).toEqual([3, 3, 3]);
    expect((await list({ status: 'UNREAD' })).rows).toEqual(rows.slice(0, 3));
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list({ pageNo, pageSize: 10 })));
    expect(pages.flatMap((page) => page.rows)).toEqual(rows);
    expect(await (await signIn('member01', brand)).list()).toEqual(await list());
  },
);

test('messages come in the language of the request, and one of them is hostile', async () => {
  const { list } = await signIn();
  const [english, vietnamese] = [await list({}, 'EN'), await list({}, 'VI')];
  expect(vietnamese.rows.map(({ id }) => id)).toEqual(english.rows.map(({ id }) => id));
  expect(vietnamese.rows.filter(({ title }, index) => title === english.rows[index]!.title)).toHaveLength(1);
  const [hostile] = vietnamese.rows.filter(({ title }) => title.includes('onerror'));
  expect(hostile?.content).toContain('<script>');
});

test('what is read and deleted is counted, once only, whatever the order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('read', 'delete', 'all'), fc.nat({ max: 29 })), { maxLength: 12 }),
      async (steps) => {
        const { list, read, remove, unread } = await signIn();
        const { rows } = await list();
        const [opened, gone] = [new Set<string>(), new Set<string>()];
        for (const [step, index] of steps) {
          const { id, time } = rows[index]!;
          const reply = step === 'delete' ? await remove(id) : await read(step === 'all' ? { until: time } : { ids: [id] });
          expect(reply.success).toBe(true);
          if (step === 'delete') gone.add(id);
          else if (step === 'read') opened.add(id);
          else for (const row of rows) if (row.time <= time) opened.add(row.id);
        }
        const left = rows
          .filter(({ id }) => !gone.has(id))
          .map((row) => (opened.has(row.id) ? { ...row, status: 'READ' as const } : row));
        const now = await list();
        expect(now.rows).toEqual(left);
        const count = left.filter(({ status }) => status === 'UNREAD').length;
        expect(now.totals.unread).toBe(count);
        expect(await unread()).toEqual([count, count, count]);
      },
    ),
    { numRuns: 15 },
  );
});

test("another member's message, an unknown one and an empty request are refused, and change nothing", async () => {
  const { bench, list, read, remove } = await signIn();
  const before = await list();
  const theirs = (await (await signIn('agent001')).list()).rows[0]!.id;
  for (const id of [theirs, 'M0-0', `${before.rows[0]!.id}0`, '__proto__']) {
    expect((await remove(id)).message).toBe('invalid_request');
    expect((await read({ ids: [before.rows[0]!.id, id] })).message).toBe('invalid_request');
  }
  expect((await read({})).message).toBe('invalid_request');
  expect(await list()).toEqual(before);
  for (const name of ['messageList', 'messageRead', 'messageDelete'] as const)
    expect((await bench.call(name, { pageNo: 1, pageSize: 1, id: theirs } as never)).status, name).toBe(401);
});

test('a demo account changes no message, and a new member has none', async () => {
  const bench = await openBench('folia');
  const { value } = await bench.call('freeplay');
  const token = String(value.token);
  expect((await bench.call('messageList', { pageNo: 1, pageSize: 10 }, { token })).value.total).toBe(0);
  expect((await bench.call('messageRead', { until: bench.now() }, { token })).message).toBe('in_need_true_account');
  expect((await bench.call('messageDelete', { id: 'M0-0' }, { token })).message).toBe('in_need_true_account');
});
