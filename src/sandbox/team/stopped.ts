import { dayIn } from '#sandbox/values/days.ts';
import type { Span } from '#sandbox/values/span.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { betsIn } from './teamBets.ts';
import type { TeamMember } from './teamOf.ts';

const dayMs = 86_400_000;

/** Whether a member bet in as long before a span, and not in it. */
export function hasStopped(context: SandboxContext, downline: TeamMember, { from, before }: Span): boolean {
  if (downline.member === null && downline.made?.play === 0) return false;
  const hasBet = (span: Span) => betsIn(context, downline, span).length > 0;
  return hasBet({ from: from - (before - from), before: from }) && !hasBet({ from, before });
}

/** The last full days of a number in the brand's zone. */
export function lastFullDays({ brand, now }: SandboxContext, count: number): Span {
  const before = dayIn(brand.timeZone, now).start;
  return { from: dayIn(brand.timeZone, before - count * dayMs + dayMs / 2).start, before };
}
