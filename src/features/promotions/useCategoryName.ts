import { useTranslation } from 'react-i18next';
import { humaniseKey } from '#state/preferences/texts.ts';

/** A category in words: ours where we know it, else the platform's key made readable. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('promotions');
  return (category) => {
    const key = `category_${category}`;
    return i18n.exists(`promotions:${key}`) ? t(key) : humaniseKey(category);
  };
}
