import type { Vendor } from '#state/games/gameVendors.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { pathOfRoute } from '#state/navigation/links.ts';

/** Categories whose vendors have lotteries but no lobby. */
export const isLottery = (category: string): boolean => category === 'LOTT' || category === 'ELOTT';

/** The page with the lotteries of a vendor; null where the brand has none. */
export const lotteriesPathOf = (brand: Brand, { vassalage }: Pick<Vendor, 'vassalage'>): string | null =>
  pathOfRoute(brand, 'elott', { vendor: vassalage });
