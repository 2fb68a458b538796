import { mergePatch } from '../mergePatch.ts';
import type { SandboxBrand } from '../sandboxBrand.ts';
import type { SandboxSettings } from '#contract/types.ts';
import type { SandboxData } from './data.ts';
import type { SandboxState } from './state.ts';

/** What a call sees: the brand, its data with the overlay applied, the state to change, and the time. */
export interface SandboxContext {
  readonly brand: SandboxBrand;
  readonly data: SandboxData;
  readonly settings: SandboxSettings;
  readonly state: SandboxState;
  /** ms on the sandbox clock. */
  readonly now: number;
  /** Origin of the demo games; null where they stand on the brand's own hosts, which nobody answers. */
  readonly gamesOrigin: string | null;
}

/** Looks at a state at one moment; the scenario's and the control calls' changes are applied to the data. */
export function sandboxContextAt(
  brand: SandboxBrand,
  data: SandboxData,
  state: SandboxState,
  systemTime: number,
  gamesOrigin: string | null = null,
): SandboxContext {
  const { overlay } = state;
  const patched = mergePatch(data, overlay.data);
  return {
    brand,
    data: patched,
    settings: mergePatch(patched.platform.settings, overlay.settings),
    state,
    now: systemTime + state.clockOffsetMs,
    gamesOrigin,
  };
}

/** The next number of the session, for ids that must not repeat. */
export function nextId(state: SandboxState): number {
  state.sequence += 1;
  return state.sequence;
}
