import { useTranslation } from 'react-i18next';

/** The words for a value of a filter, else the value as the platform writes it. */
export function useOptionLabel(name: string): (value: string) => string {
  const { t, i18n } = useTranslation('records');
  return (value) => (i18n.exists(`records:${name}_${value}`) ? t(`${name}_${value}`) : value);
}
