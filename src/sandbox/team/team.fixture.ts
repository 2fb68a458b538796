import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

export const isDeep = process.env['DEEP'] !== undefined;
/** Members of the team in a test: few in an ordinary run. */
const teamSize = isDeep ? 500 : 60;

/** A sandbox with a team of that size; below another agent it has no account of the data. */
export async function openTeam(team: { top?: string; branches?: string[]; size?: number } = {}): Promise<Bench> {
  const bench = await openBench('folia');
  await bench.control('/settings', { team: { size: teamSize, ...team } });
  return bench;
}

type Query<K extends EndpointName> = Omit<RequestOf<K>, 'pageNo' | 'pageSize'>;
type Row = Readonly<Record<string, unknown>>;

interface ListPage {
  rows: readonly Row[];
  total: number;
  totalPages: number;
  totals: Row;
}

/** Every row of a filter over all pages, with what the first page says of all. */
export async function readAll<
  K extends 'agentDownlines' | 'agentProfitLoss' | 'agentRevenueReport' | 'memBetDet' | 'memTransDet',
>(bench: Bench, token: string, name: K, query: Query<K>): Promise<{ rows: Row[]; total: number; totals: Row }> {
  const read = async (pageNo: number) => {
    const { value, message } = await bench.call(name, { ...query, pageNo, pageSize: 100 } as never, { token });
    if (message !== null && value === null) throw new Error(message);
    return value as unknown as ListPage;
  };
  const first = await read(1);
  const rows = [...first.rows];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) rows.push(...(await read(pageNo)).rows);
  return { rows, total: first.total, totals: first.totals };
}

/** Sum of a column, in hundredths. */
export const sumOf = (rows: readonly Row[], key: string): bigint =>
  rows.reduce((sum, row) => sum + centsOf(String(row[key] ?? '0')), 0n);

/** Whether a movement changed its wallet. */
export const isMoved = ({ status, amount }: Row): boolean =>
  status === 'CREDITED' || (status === 'PENDING' && String(amount).startsWith('-'));
