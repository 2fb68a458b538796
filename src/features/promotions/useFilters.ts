import { useLocation } from 'react-router-dom';
import { parseDay } from '#engine/dates/dates.ts';
import { type DayPreset, type DayRange, dayOf, isDayPreset, presetRange } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

export interface Filters {
  /** Empty for all. */
  category: string;
  /** `any`, a preset, or `own` with custom days. */
  when: DayPreset | 'any' | 'own';
  range: DayRange;
}

const day = (text: string | null) => (text !== null && parseDay(text) !== null ? text : '');

/** The filters of the list, kept in the query: they survive a reload and can be shared. */
export function useFilters(): {
  filters: Filters;
  change: (next: Partial<Record<'category' | 'when' | 'from' | 'to', string>>) => void;
} {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const wanted = query.get('when') ?? 'any';
  const when = wanted === 'own' || isDayPreset(wanted) ? wanted : 'any';
  const today = dayOf(portal.client.clock.now(), portal.brand.timeZone);
  const own = { from: day(query.get('from')), to: day(query.get('to')) };
  const range = when === 'any' ? { from: '', to: '' } : when === 'own' ? own : presetRange(when, today);

  return {
    filters: { category: query.get('category') ?? '', when, range },
    change(next) {
      const query = new URLSearchParams(portal.router.path().split('?')[1]);
      for (const [key, value] of Object.entries(next)) {
        if (value === '' || value === 'any') query.delete(key);
        else query.set(key, value);
      }
      if (next.when !== undefined && next.when !== 'own') for (const key of ['from', 'to']) query.delete(key);
      const text = query.toString();
      portal.router.navigate(`${pathname}${text === '' ? '' : `?${text}`}`, { replace: true });
    },
  };
}
