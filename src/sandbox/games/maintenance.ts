import { dayIn } from '#sandbox/values/days.ts';

const hourMs = 3_600_000;
/** Hour of the brand's day at which a maintenance ends. */
const END_HOUR = 4;

/** The item, under maintenance with the time of its return: the next 04:00 of the brand. */
export function withReturn<Item extends { maintenance?: unknown }>(
  { brand, now }: { brand: { timeZone?: string | undefined }; now: number },
  item: Item,
): Item & { maintenanceUntil?: number } {
  if (item.maintenance !== true) return item;
  const end = dayIn(brand.timeZone, now).start + END_HOUR * hourMs;
  return { ...item, maintenanceUntil: end > now ? end : end + 24 * hourMs };
}
