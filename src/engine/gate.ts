import type { Condition } from '#contract/types.ts';
import { evaluate, type ConditionContext, type ConditionStep } from './conditions.ts';

/** Menu entries, routes, panels and actions are all gated by these two. */
export interface GatedEntry {
  /** Hides and blocks while it does not hold. */
  when?: Condition | null | undefined;
  /** Visible, but choosing it only warns while it does not hold. */
  enabled?: Condition | null | undefined;
}

export interface GateVerdict {
  visible: boolean;
  /** Never true for what is hidden: what cannot be seen cannot be reached either. */
  enabled: boolean;
  /** Worked out only when it is looked at. */
  readonly trace: { when: ConditionStep[]; enabled: ConditionStep[] };
}

/** The one gate: menu, route, deep link and action of a thing are all decided here. */
export function gate(entry: GatedEntry, context: ConditionContext): GateVerdict {
  const when = evaluate(entry.when, context);
  const enabled = evaluate(entry.enabled, context);
  return {
    visible: when.holds,
    enabled: when.holds && enabled.holds,
    get trace() {
      return { when: when.trace, enabled: enabled.trace };
    },
  };
}
