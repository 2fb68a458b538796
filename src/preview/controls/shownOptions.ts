import { publishedTheme } from '#engine/brand/themes.ts';
import type { SandboxFault } from '#contract/types.ts';
import { scenarioOf } from '#sandbox/scenarios.ts';
import type { FlagOption, PreviewOptions } from '../previewOptions.ts';
import type { ToolState } from './toolState.ts';

/** The options of what is shown: the differences from the brand's plain page, or in full all of them. */
export function shownOptions(state: ToolState, { full = false } = {}): PreviewOptions {
  const { page, record, frame, panel, pick } = state;
  return {
    ...sandboxOptions(state, full),
    ...(record.platform === null && (full || page.user !== 'visitor') ? { user: page.user } : {}),
    ...(full || page.theme !== publishedTheme(record.brand) ? { theme: page.theme } : {}),
    ...(full || page.lang !== record.brand.languages.default ? { lang: page.lang } : {}),
    ...(page.open.length > 0 ? { open: [...page.open] } : {}),
    ...(frame === null ? {} : { frame }),
    ...(panel === null ? {} : { panel }),
    ...(pick === null ? {} : { pick }),
    tools: 'on',
  };
}

function sandboxOptions({ sandbox, record }: ToolState, full: boolean): PreviewOptions {
  if (sandbox === null) return {};
  const scenario = scenarioOf(record.sandbox, sandbox.scenario) ?? { title: '' };
  const flags = flagOptions(scenario.flags ?? {}, sandbox.flags);
  const faults = addedFaults(scenario.faults ?? [], sandbox.faults);
  const clock = Math.trunc(sandbox.clockOffsetMs / 1_000) * 1_000;
  const options: PreviewOptions = {
    ...(sandbox.status === (scenario.status ?? null) || sandbox.status === null ? {} : { status: sandbox.status }),
    ...(Object.keys(flags).length === 0 ? {} : { flags }),
    ...(sandbox.latencyMs === (scenario.latencyMs ?? null) || sandbox.latencyMs === null ? {} : { latency: sandbox.latencyMs }),
    ...(clock === (scenario.clockMs ?? 0) ? {} : { clock }),
    ...(faults.length === 0 ? {} : { faults }),
  };
  const named = full || sandbox.scenario !== 'normal';
  return named ? { scenario: sandbox.scenario, ...options } : options;
}

/** Differences of the flags from those of the scenario. */
function flagOptions(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, '0' | '1'>>,
): Record<string, FlagOption> {
  const changed = Object.entries(now).filter(([modId, value]) => before[modId] !== value);
  const taken = Object.keys(before).filter((modId) => !Object.hasOwn(now, modId));
  return Object.fromEntries([...changed, ...taken.map((modId) => [modId, '-'] as const)]);
}

/** Faults planned beside those of the scenario. */
function addedFaults(before: readonly SandboxFault[], now: readonly SandboxFault[]): SandboxFault[] {
  const names = new Set(before.map(({ endpoint, kind }) => `${endpoint}:${kind}`));
  return now.filter(({ endpoint, kind }) => !names.has(`${endpoint}:${kind}`));
}
