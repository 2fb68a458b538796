import type { AgentOverviewResponse } from '#contract/types.ts';
import { BEFORE, daysAgainst, daysOfPeriod, PERIOD, periodError } from '#features/team/periods.ts';
import { type DayRange, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { filtersKey, type PanelValues, rememberFilters } from '#state/panels/rememberedFilters.ts';
import { useRememberedFilters } from '#state/panels/useRememberedFilters.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** The overview of the agent centre: days chosen there hold here, and the other way round. */
const KEY = filtersKey('agent', 'agentTeamOverview');

type Span = { startTime: number; endTime: number };

interface Compared {
  /** `yyyy-MM-dd` */
  today: string;
  /** As in the address of the overview. */
  date: string;
  against: string;
  /** False while the days are incomplete or not over. */
  isAskable: boolean;
  span: Span;
  spanBefore: Span;
  now: Read<AgentOverviewResponse>;
  before: Read<AgentOverviewResponse>;
}

function useFigures(date: string, against: string): Compared {
  const { brand, client } = usePortal();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const spanOf = (days: DayRange): Span => {
    const { startTime = 0, endTime = 0 } = timeSpan(days, brand.timeZone);
    return { startTime, endTime };
  };
  const days = daysOfPeriod(date, today);
  const others = daysAgainst(against, days, today);
  const isAskable = periodError(days, today) === null && periodError(others, today) === null;
  const [span, spanBefore] = [spanOf(days), spanOf(others)];
  return {
    today,
    date,
    against,
    isAskable,
    span,
    spanBefore,
    now: useRead('agentTeamOverview', span, { enabled: isAskable }),
    before: useRead('agentTeamOverview', spanBefore, { enabled: isAskable }),
  };
}

/** The team's figures of the last seven full days, whatever period is looked at. The sections of a page share the answers. */
export const useWeek = (): Compared => useFigures(PERIOD, BEFORE);

/** The team's figures of the chosen period and of the one it is compared with, for all sections and the overview. */
export function usePeriod(): Compared & { choose: (changed: PanelValues) => void } {
  const portal = usePortal();
  const kept = useRememberedFilters(KEY);
  const { date = PERIOD, against = BEFORE } = kept;
  return {
    ...useFigures(date, against),
    choose: (changed) => rememberFilters(portal, KEY, { ...kept, ...changed }),
  };
}
