import { useTranslation } from 'react-i18next';
import type { Content } from '#contract/types.ts';
import { namespaceOf, textKeysOf } from '#engine/brand/content.ts';

/** The words of a piece in the language of the page. Suspends until they are there. */
export function useWords(content: Content | null): (key: string) => string {
  const keys = content === null ? [] : [...textKeysOf(content)].map(([, key]) => key);
  const { t } = useTranslation([...new Set(keys.map(namespaceOf))]);
  return (key) => t(key);
}
