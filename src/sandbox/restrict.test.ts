import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { accessOf, type ByRequest } from './callAccess.ts';
import { restrict } from './restrict.ts';
import { openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';

const brands = ['folia', 'orvane', 'mayloc', 'orvane-desk'];
const table = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const agents = ['agent001', 'agent002', 'agent041', 'agent042'];

/** Requests that a column closes, made of the row's sample. */
function closedRequests(name: EndpointName, column: ByRequest<string>): { body: object; value: string }[] {
  const sample = (sampleRequests[name] ?? {}) as object;
  if (typeof column === 'string') return [{ body: sample, value: column }];
  return Object.entries(column.values).map(([sent, value]) => ({ body: { ...sample, [column.field]: sent }, value }));
}
const closedBy = (column: 'role' | 'flag') =>
  table.flatMap(([name]) => {
    const rule = accessOf(name)[column];
    return rule === undefined ? [] : closedRequests(name, rule).map((request) => ({ name, ...request }));
  });

it('calls are answered while the site is closed where start-up or the help needs them', () => {
  const closed = table.flatMap(([name]) => (accessOf(name).whenClosed === true ? [name] : []));
  const needed = table.flatMap(([name, { phase, access }]) => (phase === 'startup' && access === 'visitor' ? [name] : []));
  expect(closed.toSorted()).toEqual([...needed, 'helpCenter'].toSorted());
});

describe.each(brands)('the calls for agents of %s', (id) => {
  it('are refused with 403 for a demo account and for a member, whatever they send', async () => {
    const bench = await openBench(id);
    for (const [account, message] of [
      ['demo0001', 'in_need_true_account'],
      ['member01', 'error_not_agent'],
    ] as const) {
      const token = await bench.tokenOf(account);
      for (const { name, body, value } of closedBy('role')) {
        if (value === 'real') continue;
        // a request that the schema refuses, too
        for (const raw of [body, { ...body, pageNo: 'x', amount: 'x' }]) {
          const reply = await bench.call(name, undefined, { token, raw });
          expect.soft(reply, `${name} ${account}`).toMatchObject({ status: 403, message, failure: null });
        }
      }
    }
  });

  it('are refused with 403 for an agent while their flag is off', async () => {
    const bench = await openBench(id);
    for (const account of agents) {
      const token = await bench.tokenOf(account);
      for (const { name, body, value } of closedBy('flag')) {
        await bench.control('/flags', { [value]: '0' });
        const reply = await bench.call(name, undefined, { token, raw: body });
        expect.soft(reply, `${name} ${account}`).toMatchObject({ status: 403, message: 'in_function_not_open', failure: null });
        await bench.control('/flags', { [value]: null });
      }
    }
  });
});

describe('a row for agents', () => {
  const agent = { headerTypes: [1, 2, 4, 41, 42], centreTypes: [1, 2, 41, 42], demoType: 4, check: 'allHeaderTypes' as const };
  const contextOf = async (flags: Record<string, '0' | '1'> = {}, part: Partial<typeof agent> = {}) => {
    const { brand, data } = await openBench('folia');
    const state = { overlay: { flags } };
    return { brand: { ...brand, agent: { ...agent, ...part } }, data, state } as unknown as Parameters<typeof restrict>[0];
  };
  const codeOf = (refusal: ReturnType<typeof restrict>) => refusal?.message ?? null;

  it('is open for the types of the centre only, a demo account that is named among them included', async () => {
    const context = await contextOf({}, { centreTypes: [1, 4, 7] });
    const outcomes = [0, 1, 2, 4, 7].map((type) => codeOf(restrict(context, { role: 'agent' }, { type }, {})));
    expect(outcomes).toEqual(['error_not_agent', null, 'error_not_agent', 'in_need_true_account', null]);
    expect(codeOf(restrict(context, { role: 'agent' }, null, {}))).toBe('error_not_agent');
    const real = [0, 1, 2, 4, 7].map((type) => codeOf(restrict(context, { role: 'real' }, { type }, {})));
    expect(real).toEqual([null, null, null, 'in_need_true_account', null]);
  });

  it('may be so for some values of a field only', async () => {
    const context = await contextOf({ salary: '0', dividend: '1' });
    const role = { field: 'scope', values: { TEAM: 'agent' } } as const;
    const flag = { field: 'kind', values: { DIVIDEND: 'dividend', DAILY: 'salary' } } as const;
    const asked = (type: number, body: unknown) => codeOf(restrict(context, { role, flag }, { type }, body));
    expect(asked(0, { scope: 'SELF', kind: 'DIVIDEND' })).toBeNull();
    expect(asked(0, { scope: 'TEAM' })).toBe('error_not_agent');
    expect(asked(1, { scope: 'TEAM', kind: 'DIVIDEND' })).toBeNull();
    expect(asked(1, { scope: 'TEAM', kind: 'DAILY' })).toBe('in_function_not_open');
  });

  it('refuses by role first, and reads anything as a request (property)', async () => {
    const context = await contextOf({ salary: '0' });
    const odd = fc.oneof(fc.anything(), fc.record({ kind: fc.anything() }), fc.constantFrom('DAILY', '__proto__', 'constructor'));
    const flag = { field: 'kind', values: { DAILY: 'salary' } } as const;
    fc.assert(
      fc.property(odd, fc.integer({ min: 0, max: 50 }), (body, type) => {
        const isAgent = agent.centreTypes.includes(type);
        const code = codeOf(restrict(context, { role: 'agent', flag }, { type }, body));
        if (!isAgent) expect(code).toBe(type === agent.demoType ? 'in_need_true_account' : 'error_not_agent');
        else expect(code).toBe((body as { kind?: unknown } | null)?.kind === 'DAILY' ? 'in_function_not_open' : null);
      }),
    );
  });
});
