import type { TFunction } from 'i18next';
import type { BoolLike } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import type { Portal } from '#state/portal/portal.ts';

const DAY_MS = 86_400_000;

export const isTrue = (value: BoolLike | undefined): boolean => value === true || value === '1';

interface Closable {
  maintenance?: BoolLike;
  maintenanceUntil?: number;
}

/** What stands on the picture under maintenance: that it is, and when it is back where the platform says so. */
export function closedNote(portal: Portal, t: TFunction<'portal'>, item: Closable): string | undefined {
  if (!isTrue(item.maintenance)) return undefined;
  const ahead = (item.maintenanceUntil ?? 0) - portal.client.clock.now();
  const end = ahead > 0 ? formatDateTime(item.maintenanceUntil, { timeZone: portal.brand.timeZone }) : null;
  if (end === null) return t('under_maintenance');
  // the hour within a day, the date beyond it
  return `${t('under_maintenance')}\n${t('back_at', { time: ahead < DAY_MS ? end.slice(11, 16) : end.slice(0, 16) })}`;
}

/** What can be opened first, in its order; what is under maintenance last. */
export function openFirst<Item extends Closable>(items: readonly Item[]): readonly Item[] {
  const isClosed = ({ maintenance }: Item) => isTrue(maintenance);
  return items.some(isClosed) ? [...items.filter((item) => !isClosed(item)), ...items.filter(isClosed)] : items;
}
