import { type ConditionContext, type ConditionStep, explainCondition } from '#engine/conditions.ts';
import type { Condition } from '#contract/types.ts';
import type { Reason } from '#engine/visibility.ts';

/** A condition key by key: expected and actual value. */
export function conditionLines(condition: Condition | undefined, conditions: ConditionContext): string[] {
  return explainCondition(condition, conditions).map(
    ({ key, wanted, got, holds }) => `${holds ? '✓' : '✗'} ${key} expects ${wanted.join(' or ')}: ${got}`,
  );
}

/** The reasons as one sentence; `list` must name the subject. */
export function reasonSentence(reasons: readonly Reason[], list: string): string {
  const parts = reasons.map((reason) => wordsOf(reason, list).replace(/\.$/, ''));
  return `${parts.join('; ')}.`;
}

function wordsOf(reason: Reason, list: string): string {
  switch (reason.code) {
    case 'not-listed':
      return `${list} does not name it`;
    case 'not-defined':
      return `the brand does not describe ${reason.what}`;
    case 'no-target':
      return 'it has no target';
    case 'not-registered':
      return `no feature offers ${reason.slot}`;
    case 'not-allowed':
      return `${reason.link} is not https on a host of security.hosts.links`;
    case 'condition':
      return explainCondition(reason.condition, reason.conditions)
        .filter(({ holds }) => !holds)
        .map(missing)
        .join('; ');
    case 'no-vendors':
      return `the platform has no vendors for ${reason.category}`;
    case 'one-language':
      return 'the brand has one language';
    case 'empty-menu':
      return `every entry of menu/${reason.menu} is hidden`;
    case 'no-room':
      return `the menu shows its first ${reason.limit} visible entries`;
    case 'shown-already':
      return 'it opens the current page';
    case 'sign-in-required':
      return 'the brand requires sign-in';
    case 'visitors-only':
      return 'it is for visitors only';
  }
}

const missing = ({ key, wanted, got }: ConditionStep): string =>
  `${key} ${wanted.join(' or ')} ${key === 'flag' ? 'is off' : 'is expected'}: ${got}`;
