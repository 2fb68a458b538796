import type { AgentOverviewResponse } from '#contract/types.ts';
import { daysAgainst, daysOfPeriod, BEFORE, PERIOD } from '#features/team/periods.ts';
import { type DayRange, dayOf, timeSpan } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type Read, useRead } from '#state/reads/useRead.ts';

type Span = { startTime: number; endTime: number };

interface Week {
  span: Span;
  spanBefore: Span;
  now: Read<AgentOverviewResponse>;
  before: Read<AgentOverviewResponse>;
}

/** The team's figures of the last seven full days, and of the seven before. The sections of a page share the answers. */
export function useWeek(): Week {
  const { brand, client } = usePortal();
  const today = dayOf(client.clock.now(), brand.timeZone);
  const spanOf = (days: DayRange): Span => {
    const { startTime = 0, endTime = 0 } = timeSpan(days, brand.timeZone);
    return { startTime, endTime };
  };
  const days = daysOfPeriod(PERIOD, today);
  const [span, spanBefore] = [spanOf(days), spanOf(daysAgainst(BEFORE, days, today))];
  return { span, spanBefore, now: useRead('agentTeamOverview', span), before: useRead('agentTeamOverview', spanBefore) };
}
