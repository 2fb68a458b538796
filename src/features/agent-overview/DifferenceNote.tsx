import { useTranslation } from 'react-i18next';
import { useMoney } from '#parts/money/useMoney.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import type { Difference } from './figures.ts';

/** What has changed, with sign and words; a dash while the days before are unknown. */
export function DifferenceNote({ difference }: { difference: Difference | null }) {
  const { t } = useTranslation('agent-overview');
  const money = useMoney();
  const language = usePreferences((state) => state.language);
  if (difference === null) return '\u2013';
  const { kind, by } = difference;
  const amount = typeof by === 'number' ? by.toLocaleString(htmlLangOf(language)) : money(by);
  return <span data-difference={kind}>{kind === 'same' ? t('same') : t(kind, { amount })}</span>;
}
