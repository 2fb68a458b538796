import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { changeLimit } from './limits.ts';
import { monthsLater } from './periods.ts';
import { protectionOf } from './protectionOf.ts';

/** Sets the limits, pause or self-exclusion that a scenario names, once for a member. */
export function openProtection(context: SandboxContext, member: Member): void {
  const { limits = [], pauseDays, exclusionMonths } = context.settings.protection ?? {};
  const { scenario } = context.state.overlay;
  const isNamed = limits.length > 0 || pauseDays !== undefined || exclusionMonths !== undefined;
  if (!isNamed || member.type === context.brand.agent.demoType) return;
  const own = protectionOf(context, member);
  if (own.scenario === scenario) return;
  own.scenario = scenario;
  for (const limit of limits) changeLimit(context, member, limit);
  const from = context.now;
  if (pauseDays !== undefined) own.restriction = { kind: 'PAUSE', from, until: from + pauseDays * 86_400_000 };
  if (exclusionMonths !== undefined)
    own.restriction = { kind: 'EXCLUSION', from, until: exclusionMonths === 0 ? null : monthsLater(from, exclusionMonths) };
}
