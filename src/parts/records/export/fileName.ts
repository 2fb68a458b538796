import type { PublishedRecords } from '#engine/records/panels.ts';
import { daysOf } from '../recordDates.ts';
import { type FilterValues, valueOf } from '../useRecords.ts';

/** `<brand>-<records>-<from>-<to>.csv` with the days that were asked for in the brand's zone; those of no range, today alone. */
export function fileName(
  records: Pick<PublishedRecords, 'filters'>,
  values: FilterValues,
  { brand, name, today }: { brand: string; name: string; today: string },
): string {
  const range = records.filters.find(({ kind }) => kind === 'dateRange');
  const value = range === undefined ? '' : valueOf(records, values, range.name).trim();
  const { from, to } = daysOf(value, today);
  const days = from === '' || to === '' ? [today] : [from, to];
  // names of brands and lists are data: letters, digits and dashes are safe in every file system
  return `${[brand, name, ...days].join('-').replaceAll(/\W+/g, '-')}.csv`;
}
