import type { PanelValues } from './rememberedFilters.ts';

/** The page that the values name, counted from 1; an address may name anything. */
export function pageOf(values: PanelValues): number {
  const page = Number(values['page'] ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
