import type { SandboxPlatform, SandboxScenario, SandboxScenarios, SandboxUsers } from '#contract/types.ts';
import { type JsonObject, isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { mergePatch } from '#sandbox/values/mergePatch.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { endpointNames } from './checkSandbox.ts';
import { checkFieldSetting } from './checkPatterns.ts';
import { schemaFaults } from '../schemas/schemaFindings.ts';
import { sandboxSchema, validatorOf } from '../schemas/schemas.ts';

const file = 'sandbox/scenarios.json';

/** Longest scenario chain that the sandbox follows. */
const longestChain = 5;

function modIds(nodes: SandboxPlatform['whitelabel'] | undefined): string[] {
  return Object.entries(nodes ?? {}).flatMap(([modId, node]) => [
    modId,
    ...modIds(node.nodes as SandboxPlatform['whitelabel'] | undefined),
  ]);
}

function checkChain(context: CheckContext, name: string, scenarios: SandboxScenarios['scenarios']): void {
  const seen = [name];
  for (let next = scenarios[name]?.extends; next !== undefined; next = scenarios[next]?.extends) {
    const pointer = `${pointerTo('/scenarios', seen.at(-1)!)}/extends`;
    if (scenarios[next] === undefined) return;
    if (seen.includes(next) || seen.length === longestChain) {
      const spots = seen.map((one) => ({ file, pointer: `${pointerTo('/scenarios', one)}/extends` }));
      const where = latest(context, { file, pointer }, ...spots);
      const got = [...seen, next].join(' < ');
      say(context, { rule: 'scenario-cycle', ...where, expected: 'a chain of scenarios without a cycle', got });
      return;
    }
    seen.push(next);
  }
}

/** Whether a merge patch sets a pointer or its parent. */
function isPatched(patch: unknown, keys: readonly string[]): boolean {
  let at = patch;
  for (const key of keys) {
    if (!isJsonObject(at as JsonObject)) return at !== undefined;
    at = (at as JsonObject)[key];
  }
  return at !== undefined;
}

/** Validates the patched platform of a scenario by the platform's schema. */
function checkSettings(context: CheckContext, name: string, { settings }: SandboxScenario): void {
  const platform = context.sandbox['platform'] as unknown as SandboxPlatform | undefined;
  const schema = sandboxSchema('platform');
  if (settings === undefined || platform === undefined || schema === null) return;
  const patched = mergePatch(platform, { settings });
  const at = pointerTo('/scenarios', name);
  const faults = schemaFaults(validatorOf(schema), patched);
  for (const { rule, pointer, what, expected, got, hint } of faults)
    say(context, { rule, file, pointer: `${at}${pointer}`, what, expected, got, hint });
  if (faults.length > 0) return;
  for (const [field, setting] of Object.entries(patched.settings.fields)) {
    if (!isPatched(settings, ['fields', field])) continue;
    const pointer = `${at}${pointerTo('/settings/fields', field)}`;
    const where = { rule: 'unknown-name' as const, file, pointer, what: 'key' as const };
    sayUnknown(context, where, field, context.names.field, 'a registered field');
    checkFieldSetting(context, { file, pointer }, setting);
  }
}

/** Checks the references of scenarios: scenarios, members, nodes, calls, settings. */
export function checkScenarios(context: CheckContext): void {
  const scenarios = (context.sandbox['scenarios'] as unknown as SandboxScenarios | undefined)?.scenarios ?? {};
  const users = Object.keys((context.sandbox['users'] as unknown as SandboxUsers | undefined)?.users ?? {});
  const platform = context.sandbox['platform'] as unknown as SandboxPlatform | undefined;
  const nodes = new Set([...modIds(platform?.whitelabel), ...Object.values(context.brand.flags).map((flag) => flag.modId)]);
  for (const [name, scenario] of Object.entries(scenarios)) {
    const at = pointerTo('/scenarios', name);
    const unknown = (key: string, value: string | undefined, known: Iterable<string>, expected: string) => {
      if (value !== undefined)
        sayUnknown(context, { rule: 'unknown-name', file, pointer: `${at}/${key}` }, value, known, expected);
    };
    unknown('extends', scenario.extends, Object.keys(scenarios), 'another scenario');
    unknown('user', scenario.user, users, 'an account of users.json');
    checkChain(context, name, scenarios);
    for (const modId of Object.keys(scenario.flags ?? {})) {
      const where = { rule: 'unknown-flag' as const, file, pointer: pointerTo(`${at}/flags`, modId), what: 'key' as const };
      sayUnknown(context, where, modId, nodes, 'a node of the whitelabel tree');
    }
    (scenario.faults ?? []).forEach(({ endpoint }, index) => {
      const where = { rule: 'unknown-endpoint' as const, file, pointer: `${at}/faults/${index}/endpoint` };
      sayUnknown(context, where, endpoint, ['*', ...endpointNames], 'a call of the endpoint table, or *');
    });
    checkSettings(context, name, scenario);
  }
}
