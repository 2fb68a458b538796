import { formatDateTime } from '#engine/dates/dates.ts';
import { shortDate, shortDay, shortMoment } from '#engine/dates/shortMoment.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

interface Moments {
  /** Alone: `Today 20:30`. */
  short: (ms: number) => string;
  /** Within a sentence: `12 Nov, 20:30`. */
  date: (ms: number) => string;
  /** `12 Nov`. */
  day: (ms: number) => string;
  /** `2026-11-12 20:30:00`. */
  exact: (ms: number) => string;
}

/** Writes moments (epoch ms) in the brand's zone and the reader's language; all are empty for what is no moment. */
export function useMoment(): Moments {
  const { brand, client } = usePortal();
  const language = usePreferences((state) => state.language);
  const { timeZone } = brand;
  const place = { now: client.clock.now(), timeZone, language };
  return {
    short: (ms) => shortMoment(ms, place),
    date: (ms) => shortDate(ms, place),
    day: (ms) => shortDay(ms, place),
    exact: (ms) => formatDateTime(ms, { timeZone }) ?? '',
  };
}
