import { ownEntry } from '#engine/values/ownEntry.ts';
import { mergePatch } from '#sandbox/values/mergePatch.ts';
import type { SandboxScenario } from '#contract/types.ts';
import type { SandboxData } from './model/data.ts';
import { emptyOverlay, type Overlay, type SandboxState } from './model/state.ts';

const deepest = 4;

/** The scenario merged over those that it extends; undefined for an unknown name, an unknown parent or a cycle. */
export function scenarioOf(data: Pick<SandboxData, 'scenarios'>, name: string, depth = 0): SandboxScenario | undefined {
  const known = data.scenarios.scenarios;
  const scenario = ownEntry(known, name);
  if (scenario?.extends === undefined) return scenario;
  const parent = depth < deepest ? scenarioOf(data, scenario.extends, depth + 1) : undefined;
  return parent === undefined ? undefined : merge(parent, scenario);
}

function merge(parent: SandboxScenario, child: SandboxScenario): SandboxScenario {
  return {
    ...parent,
    ...child,
    flags: { ...parent.flags, ...child.flags },
    settings: mergePatch(parent.settings ?? {}, child.settings ?? {}),
    data: mergePatch(parent.data ?? {}, child.data ?? {}),
    faults: [...(parent.faults ?? []), ...(child.faults ?? [])],
  };
}

/**
 * Applies a scenario to a session and reverts what an earlier scenario or control call had changed. Members, sessions and
 * outbox stay, so that a page can go on without a reload.
 */
export function enterScenario(state: SandboxState, name: string, scenario: SandboxScenario): void {
  const overlay: Overlay = {
    ...emptyOverlay(),
    scenario: name,
    status: scenario.status ?? null,
    flags: { ...scenario.flags },
    settings: scenario.settings ?? {},
    data: scenario.data ?? {},
    latencyMs: scenario.latencyMs ?? null,
    faults: [...(scenario.faults ?? [])],
  };
  state.overlay = overlay;
  state.clockOffsetMs = scenario.clockMs ?? 0;
}
