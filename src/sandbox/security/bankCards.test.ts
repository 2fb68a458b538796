import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openBench } from '../sandbox.fixture.ts';

const card = (accountNumber: string) => ({ bank: 'AURORA', accountNumber, branch: 'Centro' });

it('shows cards with masked numbers and the real name, and no request answers a whole number (P-01)', async () => {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf('member01');
  const { value } = await bench.call('bankCards', undefined, { token });
  expect(value).toMatchObject({ max: 5, rows: [{ bank: 'AURORA', maskedNumber: '•••• 4821' }, { maskedNumber: '•••• 1936' }] });
  const added = await bench.call('addBankCard', card(' 5550001234 '), { token });
  expect(added.value).toMatchObject({ bankName: 'Aurora Bank', maskedNumber: '•••• 1234', branch: 'Centro' });
  const after = (await bench.call('bankCards', undefined, { token })).value;
  expect(after.rows).toHaveLength(3);
  expect(new Set(after.rows.map(({ accountName }) => accountName)).size).toBe(1);
  expect(JSON.stringify(after)).not.toMatch(/\d{5,}1234|00214821/);
});

it.each([
  ['invalid_request', { ...card('5550001234'), bank: 'NOBANK' }],
  ['invalid_request', { ...card('5550001234'), bank: 'constructor' }],
  ['invalid_request', card('12345')],
  ['invalid_request', card('1'.repeat(21))],
  ['invalid_request', card('12 34 5')],
  ['invalid_request', card('5550001234a')],
  ['invalid_request', { ...card('5550001234'), branch: '<b>Centro</b>' }],
  ['bank_card_taken', card('00214821')],
])('refuses with %s %o, and adds nothing', async (message, body) => {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf('member01');
  expect((await bench.call('addBankCard', body, { token })).message).toBe(message);
  expect((await bench.call('bankCards', undefined, { token })).value.rows).toHaveLength(2);
});

it.each(['5550 0012 34', '5550-0012-34', '５５５０００１２３４', ' 5550.001.234 '])(
  'reads a number in groups and any digits: %s',
  async (number) => {
    const bench = await openBench('orvane');
    const token = await bench.tokenOf('member01');
    const { value } = await bench.call('addBankCard', card(number), { token });
    expect(value).toMatchObject({ maskedNumber: '•••• 1234' });
  },
);

it('needs a real account and a real name', async () => {
  const bench = await openBench('orvane');
  const as = async (account: string) =>
    (await bench.call('addBankCard', card('5550001234'), { token: await bench.tokenOf(account) })).message;
  expect(await as('demo0001')).toBe('in_need_true_account');
  expect(await as('bare0001')).toBe('real_name_required');
});

it('removes a card of the member only', async () => {
  const bench = await openBench('orvane');
  const [mine, other] = [await bench.tokenOf('member01'), await bench.tokenOf('vip00005')];
  const [first] = (await bench.call('bankCards', undefined, { token: mine })).value.rows;
  expect((await bench.call('removeBankCard', { id: first!.id }, { token: other })).message).toBe('bank_card_unknown');
  expect((await bench.call('bankCards', undefined, { token: mine })).value.rows).toHaveLength(2);
  expect((await bench.call('removeBankCard', { id: first!.id }, { token: mine })).success).toBe(true);
  expect((await bench.call('removeBankCard', { id: first!.id }, { token: mine })).message).toBe('bank_card_unknown');
  expect((await bench.call('bankCards', undefined, { token: mine })).value.rows.map(({ id }) => id)).not.toContain(first!.id);
});

it('holds five cards at most, one for each key and number, whatever order the requests have', async () => {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf('member01');
  const step = fc.record({
    number: fc.integer({ min: 100_000, max: 100_009 }),
    key: fc.constantFrom('key-aaaa', 'key-bbbb', 'key-cccc'),
    remove: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await bench.control('/reset', {});
      const as = { token: await bench.tokenOf('member01') };
      await Promise.all(
        steps.map(({ number, key, remove }) =>
          remove
            ? bench.call('removeBankCard', { id: '10001-1' }, as)
            : bench.call('addBankCard', card(String(number)), { ...as, headers: { 'Idempotency-Key': key } }),
        ),
      );
      const { rows } = (await bench.call('bankCards', undefined, as)).value;
      const keys = rows.flatMap(({ requestKey }) => requestKey ?? []);
      expect(rows.length).toBeLessThanOrEqual(5);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(rows.map(({ maskedNumber }) => maskedNumber)).size).toBe(rows.length);
    }),
    { numRuns: 15 },
  );
  expect(token).not.toBe('');
});
