import { beforeAll, expect, it } from 'vitest';
import type { Bench } from '../sandbox.fixture.ts';
import { openTeam, readAll } from './team.fixture.ts';

let bench: Bench;
let top: string;
let branch: string;
beforeAll(async () => {
  bench = await openTeam();
  top = await bench.tokenOf('agent001');
  branch = await bench.tokenOf('agent002');
});
const found = async (query: { keyword?: string; account?: string; type?: 'AGENT' | 'MEMBER' }, token = top) =>
  (await readAll(bench, token, 'agentDownlines', query)).rows;

it.each(['quinn', 'QUÍN', ' uinn ', 'agent041', 'gent04'])(
  'a downline is found by part of its account or nickname: %j',
  async (keyword) => {
    expect((await found({ keyword })).map(({ account }) => account)).toContain('agent041');
    expect(await found({ keyword }, branch)).toEqual([]);
  },
);

it('whoever has the keyword as the whole account or nickname comes first, and others who contain it follow', async () => {
  const rows = await found({ keyword: 'ana' });
  const names = rows.map(({ account, nickname }) => [String(account), String(nickname).toLowerCase()]);
  expect(names.length).toBeGreaterThan(1);
  for (const pair of names) expect(pair.some((name) => name.includes('ana'))).toBe(true);
  const whole = names.map((pair) => pair.includes('ana'));
  expect(whole).toEqual(whole.toSorted((one, other) => Number(other) - Number(one)));
});

it('a keyword takes the place of an account, stands beside other filters, and without letters finds all', async () => {
  expect(await found({ account: 'no such', keyword: 'quinn' })).toHaveLength((await found({ keyword: 'quinn' })).length);
  expect((await found({ keyword: 'quinn', type: 'MEMBER' })).map(({ account }) => account)).not.toContain('agent041');
  expect(await found({ keyword: ' ' })).toHaveLength((await found({})).length);
});

it('each row says below whom it is, from the direct downline on', async () => {
  const rows = await found({});
  const uplines = new Map(rows.map(({ account, upline }) => [account, upline]));
  expect(rows.some(({ level }) => Number(level) > 2)).toBe(true);
  for (const { account, level, upline, path } of rows) {
    const above = path as string[];
    expect(above, String(account)).toHaveLength(Number(level) - 1);
    if (above.length > 0) expect(above.at(-1)).toBe(upline);
    above.forEach((one, index) => expect(uplines.get(one)).toBe(index === 0 ? 'agent001' : above[index - 1]));
  }
});
