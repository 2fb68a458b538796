import type { Promotion } from '#contract/types.ts';
import type { Flags } from '#engine/flags/flags.ts';

/** The category of offers to new players. */
const NEW_PLAYER = 'new_player';

/** The promotions that this brand may show: offers to new players only where allowed. */
export function visiblePromotions(promotions: readonly Promotion[] | undefined, flags: Flags): Promotion[] {
  const welcome = flags.isOn('promoWelcome');
  return (promotions ?? []).filter((promotion) => welcome || promotion.category !== NEW_PLAYER);
}

/** The offers to new players, for the carousel beside the registration form. */
export function newPlayerPromotions(promotions: readonly Promotion[] | undefined, flags: Flags): Promotion[] {
  return visiblePromotions(promotions, flags).filter((promotion) => promotion.category === NEW_PLAYER);
}
