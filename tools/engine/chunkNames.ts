/** Pages whose chunk has a name of its own (spec §1, decision D-33); others are called as their component, without `Page`. */
const PAGE_CHUNKS: Record<string, string> = { HomePage: 'index', PromotionDetailPage: 'promoDetail', PromotionsPage: 'promo' };

/** Name of a chunk's file: `RegisterPage` → `register`, `HomePage` → `index`, others unchanged. */
export function chunkName(name: string): string {
  const named = PAGE_CHUNKS[name];
  if (named !== undefined) return named;
  const page = /^([A-Z])(\w*)Page$/.exec(name);
  return page ? `${(page[1] ?? '').toLowerCase()}${page[2] ?? ''}` : name;
}
