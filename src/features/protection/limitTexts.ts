import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';

/** Minutes as hours and minutes: `42 min`, `2 h`, `6 h 20 min`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('protection');
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t('minutes', { minutes: rest });
    return rest === 0 ? t('hours', { hours }) : t('hours_minutes', { hours, minutes: rest });
  };
}

/** A value of a limit in words: money, or hours and minutes; no limit for null. */
export function useLimitText(): (type: PlayLimit['type'], value: string | null) => string {
  const { t } = useTranslation('protection');
  const money = useMoney();
  const duration = useDuration();
  return (type, value) => {
    if (value === null) return t('no_limit');
    return type === 'TIME' ? duration(Number.parseInt(value, 10)) : money(value);
  };
}
