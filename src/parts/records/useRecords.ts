import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import { dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { UNDER } from '#state/navigation/centreAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';
import { daysOf, spanError } from './recordDates.ts';

/** A row as any records call sends it; its columns say what of it is shown. */
export type RecordRow = Readonly<Record<string, unknown>>;

export const isRow = (row: unknown): boolean => typeof row === 'object' && row !== null && !Array.isArray(row);

export interface RecordPage {
  rows: readonly RecordRow[];
  total?: number;
  totalPages: number;
  totals?: Readonly<Record<string, unknown>>;
  /** Whom `under` names, and those above, the highest first. */
  path?: readonly { id: string; account: string }[];
}

/** Values of the filters by name; a filter without one has its default. */
export type FilterValues = Readonly<Record<string, string>>;

/** The value of a select that asks for all; an empty one would take the default. */
export const ALL = 'all';

/** Most characters of a text that the contract does not limit. */
export const LONGEST_TEXT = 64;

/** Whether a select has the choice; one of a read may have any, also before the read has arrived. */
const hasChoice = ({ from, options, longest = LONGEST_TEXT }: PublishedFilter, value: string): boolean =>
  from === undefined ? options.includes(value) : value !== ALL && value.length <= longest;

/** The value of a filter; a choice that a select does not have counts as none, or as the default where one is required. */
export function valueOf(records: Pick<PublishedRecords, 'filters'>, values: FilterValues, name: string): string {
  const filter = records.filters.find((one) => one.name === name);
  const { default: initial = '', kind, required = false } = filter ?? {};
  const value = values[name] ?? '';
  if (value === '') return initial;
  if (filter === undefined || kind !== 'select' || hasChoice(filter, value)) return value;
  return required ? initial : ALL;
}

/** How many filters differ from what the view begins with. */
export const filteredCount = (records: Pick<PublishedRecords, 'filters'>, values: FilterValues): number =>
  records.filters.filter(({ name, kind, default: initial = kind === 'select' ? ALL : '' }) => {
    const value = valueOf(records, values, name);
    return (value === '' && kind === 'select' ? ALL : value) !== initial;
  }).length;

export const resetValues = (records: Pick<PublishedRecords, 'filters'>): FilterValues =>
  Object.fromEntries(records.filters.map(({ name }) => [name, '']));

/** What a step to the records of another row changes. */
export const stepTo = ({ drill }: PublishedRecords, id: string): FilterValues => ({
  ...Object.fromEntries((drill?.clears ?? []).map((name) => [name, ''])),
  [UNDER]: id,
});

/** What the rows are sorted by; null for the platform's own order. Largest first unless the values say otherwise. */
export function sortOf(records: PublishedRecords, values: FilterValues): { column: string; order: 'asc' | 'desc' } | null {
  const column = values['sort'] ?? records.sort;
  if (column === undefined || !records.sortable.includes(column)) return null;
  return { column, order: values['order'] === 'asc' ? 'asc' : 'desc' };
}

/** The request of one page; null while a span of days cannot be asked for. */
export function recordRequest(
  records: PublishedRecords,
  values: FilterValues,
  { today, timeZone }: { today: string; timeZone: string | undefined },
): Record<string, string | number> | null {
  const request: Record<string, string | number> = { ...records.fixed };
  for (const filter of records.filters) {
    const { name, kind } = filter;
    const value = valueOf(records, values, name).trim();
    if (kind === 'dateRange') {
      // without a default: all days
      if (value === '') continue;
      const days = daysOf(value, today);
      if (spanError(days) !== null) return null;
      Object.assign(request, timeSpan(days, timeZone));
    } else if (value !== '' && (kind !== 'select' || hasChoice(filter, value))) request[name] = value;
  }
  const under = records.drill === undefined ? '' : (values[UNDER] ?? '');
  if (records.drill !== undefined && under !== '') request[records.drill.parameter] = under;
  const sort = sortOf(records, values);
  if (sort !== null) Object.assign(request, { sort: sort.column, order: sort.order });
  return request;
}

/** One page of a records view; `missing` counts rows that are none. Data of an earlier filter stay while the next are fetched. */
export function useRecords(
  records: PublishedRecords,
  values: FilterValues,
  page: number,
): Read<RecordPage & { missing: number }> & { isAskable: boolean } {
  const { brand, client } = usePortal();
  const zone = { today: dayOf(client.clock.now(), brand.timeZone), timeZone: brand.timeZone };
  const request = recordRequest(records, values, zone);
  // `check` has compared the call and its parameters with the contract; its name is data here
  const name = records.call as 'memTransDet' & EndpointName;
  const asked = { ...request, pageNo: page, pageSize: records.pageSize } as RequestOf<'memTransDet'>;
  const read = useRead(name, asked, { enabled: request !== null });
  const data = read.data as unknown as RecordPage | undefined;
  const rows = data?.rows.filter(isRow) ?? [];
  return { ...read, data: data && { ...data, rows, missing: data.rows.length - rows.length }, isAskable: request !== null };
}
