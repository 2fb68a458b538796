import type { Condition } from '#contract/types.ts';
import { type ConditionContext, explainCondition, holds, rolesOf } from '#engine/conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/brand/json.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { whitelabelTree } from '#sandbox/model/flags.ts';
import { scenarioOf } from '#sandbox/scenarios.ts';
import { brandFlags } from '#state/portal/system.ts';
import type { ConditionKey } from './conditionKeys.ts';

/** The wanted values of a key; one of them is enough. */
export const wantedOf = (condition: JsonObject, key: string): string[] =>
  [condition[key] ?? []].flat().filter((item): item is string => typeof item === 'string');

/** A condition with other values of one key; without any the key goes. */
export function withWanted(condition: JsonObject, key: ConditionKey, wanted: readonly string[]): JsonObject {
  const { [key]: _before, ...rest } = condition;
  if (wanted.length === 0) return rest;
  const value = wanted.length === 1 ? wanted[0]! : [...wanted];
  return Object.hasOwn(condition, key) ? { ...condition, [key]: value } : { ...rest, [key]: value };
}

/**
 * What a layer writes to have a condition, over that of the layers below; undefined: nothing of its own. Objects merge by key, so
 * that `null` takes away what a layer below demands.
 */
export function ownCondition(wanted: JsonObject, below: Json | undefined): Json | undefined {
  const inherited = isJsonObject(below) ? below : {};
  const keys = Object.keys(wanted);
  if (keys.length === 0 && Object.keys(inherited).length > 0) return null;
  const changed = keys.filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(inherited[key]));
  const gone = Object.keys(inherited).filter((key) => !keys.includes(key));
  if (changed.length === 0 && gone.length === 0) return undefined;
  return Object.fromEntries([...changed.map((key) => [key, wanted[key]!] as const), ...gone.map((key) => [key, null] as const)]);
}

/** Whether someone sees what a condition is about, and the reason. */
export interface Sight {
  who: string;
  sees: boolean;
  why: string;
}

/** What the simulated platform has, and what the page shows now. */
export interface SightSource {
  brand: Brand;
  sandbox: Pick<SandboxData, 'users' | 'scenarios' | 'platform'>;
  /** The platform's tree as it is now. */
  whitelabel: unknown;
  now: Pick<ConditionContext, 'route' | 'locale' | 'device'>;
  /** Signed-in account, or `visitor`. */
  user: string;
}

function sightOf(who: string, condition: Condition, context: ConditionContext): Sight {
  const steps = explainCondition(condition, context);
  const failed = steps.filter(({ holds: isMet }) => !isMet);
  const told = failed.length > 0 ? failed : steps;
  const why = told.map(({ key, got }) => (key === 'flag' ? got : `${key} is ${got}`)).join('; ');
  return { who, sees: holds(condition, context), why };
}

const contextOf = ({ brand, sandbox, now }: SightSource, user: string, whitelabel: unknown): ConditionContext => {
  const type = sandbox.users.users[user]?.type;
  const token = user === 'visitor' ? null : user;
  return { ...now, flags: brandFlags(brand, whitelabel), roles: rolesOf({ token, type, agent: brand.agent }) };
};

/** The visitor and each seed user, as the platform is now. */
export function sightsOfUsers(condition: Condition, source: SightSource): Sight[] {
  const users = ['visitor', ...Object.keys(source.sandbox.users.users)];
  return users.map((user) => sightOf(user, condition, contextOf(source, user, source.whitelabel)));
}

/** The scenarios whose switches change what the user of now sees. */
export function otherScenarios(condition: Condition, source: SightSource): Sight[] {
  const { sandbox, user, whitelabel } = source;
  const now = holds(condition, contextOf(source, user, whitelabel));
  return Object.keys(sandbox.scenarios.scenarios).flatMap((name) => {
    const { flags = {} } = scenarioOf(sandbox, name) ?? {};
    const tree = whitelabelTree({ data: sandbox, state: { overlay: { flags } } });
    const sight = sightOf(name, condition, contextOf(source, user, tree));
    return sight.sees === now ? [] : [sight];
  });
}
