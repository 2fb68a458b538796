import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { searchable } from '#engine/values/searchable.ts';
import type { FaultyPlatform } from '../panel-faults/platform.fixture.ts';
import type { RecordList } from './recordLists.fixture.ts';

export type Row = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;
/** First and last day of each span, counted from today. */
const spans: Readonly<Record<string, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
};

export const idOf = (row: Row, at: number): string =>
  String([row['id'], row['referenceNumber'], row['orderNumber']].find((id) => id !== undefined && id !== null) ?? at + 1);

const timeOf = (row: Row): number | null => {
  const time = row['time'] ?? row['applyTime'] ?? row['registered'];
  return typeof time === 'number' ? time : null;
};

/** What the platform has for a list, found in another way than the list does: more rows than fit, and from them those that do. */
export function createStore(platform: FaultyPlatform, token: string) {
  const zone = platform.brand.timeZone;
  const dayName = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const dayOf = (ms: number) => dayName.format(ms);
  const samples = new Map<string, readonly Row[]>();
  const read = new Map<string, readonly Row[]>();

  async function pageOf(list: RecordList, query: Readonly<Record<string, number | string>>) {
    const { call, fixed } = list.records;
    return (await platform.read(call as EndpointName, { ...fixed, ...query }, token)) as { rows: Row[]; totalPages: number };
  }

  /** Rows of the last days, which tell what a row has. */
  async function sampleOf(list: RecordList): Promise<readonly Row[]> {
    const now = Date.now();
    const hasDays = list.records.filters.some(({ kind }) => kind === 'dateRange');
    const days = hasDays ? { startTime: now - 90 * DAY, endTime: now } : {};
    const sample = samples.get(list.name) ?? (await pageOf(list, { ...days, pageNo: 1, pageSize: 100 })).rows;
    samples.set(list.name, sample);
    return sample;
  }

  /** Read once: nothing happens to the member in the meantime. */
  async function allRows(list: RecordList, query: Readonly<Record<string, number | string>>): Promise<readonly Row[]> {
    const key = `${list.name} ${JSON.stringify(query)}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const rows: Row[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const page = await pageOf(list, { ...query, pageNo });
      rows.push(...page.rows);
      pages = page.totalPages;
    }
    read.set(key, rows);
    return rows;
  }

  const daysOf = (value: string) => {
    const span = spans[value];
    const [from = '', to = ''] = span === undefined ? value.split('_') : span.map((days) => dayOf(Date.now() + days * DAY));
    return { from, to };
  };

  return {
    sampleOf,
    /** The day of a row; yesterday for one without a time. */
    dayOf: (row: Row | undefined) => dayOf((row === undefined ? null : timeOf(row)) ?? Date.now() - DAY),
    /** All rows of these values, in the platform's order; what no row tells is asked for. */
    async rows(list: RecordList, values: Readonly<Record<string, string>>): Promise<Row[]> {
      const query: Record<string, number | string> = { pageSize: 100 };
      const fits: ((row: Row) => boolean)[] = [];
      const sample = await sampleOf(list);
      for (const { name, kind, options, from, default: initial = '' } of list.records.filters) {
        const value = values[name] ?? initial;
        if (value === '') continue;
        if (kind === 'dateRange') {
          const days = daysOf(value);
          const isTimed = sample.every((row) => timeOf(row) !== null);
          const [startTime, endTime] = [startOf(days.from, zone), startOf(days.to, zone) + DAY];
          Object.assign(query, isTimed ? { startTime: startTime - DAY, endTime: endTime + DAY } : { startTime, endTime });
          if (isTimed) fits.push((row) => dayOf(timeOf(row)!) >= days.from && dayOf(timeOf(row)!) <= days.to);
        } else if (
          sample.some((row) => (kind === 'text' || from !== undefined ? name in row : options.includes(String(row[name]))))
        ) {
          const wanted = searchable(value);
          fits.push((row) => (kind === 'text' ? searchable(String(row[name])).includes(wanted) : String(row[name]) === value));
        } else query[name] = value;
      }
      return (await allRows(list, query)).filter((row) => fits.every((fit) => fit(row)));
    },
  };
}

export type Store = ReturnType<typeof createStore>;

/** The first moment of a day in a zone; the clocks change on none of the days of a test. */
function startOf(day: string, timeZone: string | undefined): number {
  const midnight = Date.parse(`${day}T00:00Z`);
  const there = new Date(midnight).toLocaleString('sv-SE', { timeZone });
  return midnight - (Date.parse(`${there.replace(' ', 'T')}Z`) - midnight);
}
