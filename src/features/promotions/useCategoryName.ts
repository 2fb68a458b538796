import { useTranslation } from 'react-i18next';
import { humaniseKey } from '#state/portal/texts.ts';

/** The name of a category: its text, else its key made readable. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation('promotions');
  return (category) => {
    const key = `category_${category}`;
    return i18n.exists(`promotions:${key}`) ? t(key) : humaniseKey(category);
  };
}
