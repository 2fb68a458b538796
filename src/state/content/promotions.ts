import { useTranslation } from 'react-i18next';
import type { Flags } from '#engine/flags/flags.ts';
import { humaniseKey } from '#state/portal/texts.ts';

/** The category of offers to new players. */
const NEW_PLAYER = 'new_player';

/** The promotions or rewards that this brand may show: offers to new players only where allowed. */
export function visiblePromotions<Offer extends { category: string }>(
  promotions: readonly Offer[] | undefined,
  flags: Flags,
): Offer[] {
  const welcome = flags.isOn('promoWelcome');
  return (promotions ?? []).filter((promotion) => welcome || promotion.category !== NEW_PLAYER);
}

/** The offers to new players, for the carousel beside the registration form. */
export function newPlayerPromotions<Offer extends { category: string }>(
  promotions: readonly Offer[] | undefined,
  flags: Flags,
): Offer[] {
  return visiblePromotions(promotions, flags).filter((promotion) => promotion.category === NEW_PLAYER);
}

/** The name of a category: its text, else its key made readable. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('promotions');
  return (category) => {
    const key = `category_${category}`;
    return i18n.exists(`promotions:${key}`) ? t(key) : humaniseKey(category);
  };
}
