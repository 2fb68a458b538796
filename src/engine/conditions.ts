import type { Condition, ResolvedBrand } from '#contract/types.ts';
import type { Flags } from '#engine/flags/flags.ts';

export type Role = 'visitor' | 'member' | 'demo' | 'agent' | 'agentEntry';
export type Device = 'desktop' | 'mobile';

export interface ConditionContext {
  flags: Pick<Flags, 'isOn' | 'explain'>;
  roles: ReadonlySet<Role>;
  /** Name of the current route in `layout.json`. */
  route: string;
  /** The platform's code of the interface language, such as `PT`. */
  locale: string;
  device: Device;
}

const tests: Record<keyof Condition, (wanted: string, context: ConditionContext) => boolean> = {
  flag: (wanted, { flags }) => flags.isOn(wanted),
  role: (wanted, { roles }) => (roles as ReadonlySet<string>).has(wanted),
  route: (wanted, { route }) => route === wanted,
  locale: (wanted, { locale }) => locale === wanted,
  device: (wanted, { device }) => device === wanted,
};

/** A switch of the platform: true or '1'. */
export const isSwitchedOn = (value: unknown): boolean => value === true || value === '1' || value === 1;

/** Evaluates a condition. An unknown key, or a value that is not text, does not hold. */
export function holds(condition: Condition | null | undefined, context: ConditionContext): boolean {
  return keysOf(condition).every((key) => keyHolds(key, context));
}

/** One key of a condition: expected values, actual value, and the reason for flags. */
export interface ConditionStep {
  key: string;
  wanted: string[];
  got: string;
  holds: boolean;
}

/** Evaluates a condition key by key, for the inspector. */
export function explainCondition(condition: Condition | null | undefined, context: ConditionContext): ConditionStep[] {
  return keysOf(condition).map((key) => ({
    key: key[0],
    wanted: key[1],
    got: got(key, context),
    holds: keyHolds(key, context),
  }));
}

type Key = [key: string, wanted: string[]];

const keyHolds = ([key, wanted]: Key, context: ConditionContext): boolean =>
  Object.hasOwn(tests, key) && wanted.some((one) => tests[key as keyof Condition](one, context));

function keysOf(condition: unknown): Key[] {
  if (condition == null) return [];
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return [['(not a condition)', []]];
  return Object.entries(condition)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')]);
}

function got([key, wanted]: Key, context: ConditionContext): string {
  switch (key) {
    case 'flag':
      return wanted.map((name) => context.flags.explain(name).text).join(' ');
    case 'role':
      return [...context.roles].join(', ');
    case 'route':
    case 'locale':
    case 'device':
      return context[key];
    default:
      return 'unknown key';
  }
}

/** What decides a session's roles: its token, its member type (null until member info is loaded) and the brand's type lists. */
export interface RoleSource {
  token: string | null;
  type: number | null | undefined;
  agent: ResolvedBrand['agent'];
}

/**
 * The roles of a session (D-01, D-02). A demo account is neither member nor agent, and sees the entry of the agent centre only
 * where the brand's check lets it; an agent is also a member.
 */
export function rolesOf({ token, type, agent }: RoleSource): Set<Role> {
  if (!token) return new Set(['visitor']);
  const isDemo = type === agent.demoType;
  const roles = new Set<Role>([isDemo ? 'demo' : 'member']);
  if (!isDemo && agent.centreTypes.includes(type!)) roles.add('agent');
  if (agent.headerTypes.includes(type!) && !(isDemo && agent.check === 'excludeDemo')) roles.add('agentEntry');
  return roles;
}
