import { gameCategories } from '#engine/constants.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { PublishedFilter, PublishedRecords } from '#engine/records/panels.ts';
import { isOffered } from '#state/games/offered.ts';

/** Whether a filter chooses among categories of games. */
const isOfCategories = ({ options }: PublishedFilter): boolean =>
  options.length > 0 && options.every((option) => (gameCategories as readonly string[]).includes(option));

/** A records view whose filters offer the brand's categories of games; all where it has no games, as on a site of agents. */
export function withOfferedCategories(records: PublishedRecords, brand: Pick<Brand, 'layout' | 'games'>): PublishedRecords {
  const offered: readonly string[] = gameCategories.filter((gameCategory) => isOffered(brand, { gameCategory }));
  if (offered.length === 0 || offered.length === gameCategories.length) return records;
  return {
    ...records,
    filters: records.filters.map((filter) =>
      isOfCategories(filter) ? { ...filter, options: filter.options.filter((option) => offered.includes(option)) } : filter,
    ),
  };
}
