import { isJsonObject, mergePatch, type Json } from '../mergePatch.ts';
import type { SandboxBrand } from '../sandboxBrand.ts';
import type { SandboxData, SandboxSettings } from './data.ts';
import type { SandboxState } from './state.ts';

/** What a call sees: the brand, its data with the overlay applied, the state to change, and the time. */
export interface World {
  readonly brand: SandboxBrand;
  readonly data: SandboxData;
  readonly settings: SandboxSettings;
  readonly state: SandboxState;
  /** ms on the sandbox clock. */
  readonly now: number;
}

/** Looks at a state at one moment; the scenario's and the control calls' changes are applied to the data. */
export function worldAt(brand: SandboxBrand, data: SandboxData, state: SandboxState, systemTime: number): World {
  const { overlay } = state;
  const patched = withPatch(data, overlay.data);
  return {
    brand,
    data: patched,
    settings: withPatch(patched.platform.settings, overlay.settings),
    state,
    now: systemTime + state.clockOffsetMs,
  };
}

/** Applies a merge patch and keeps what a call relies on: groups may be emptied, never taken away. */
function withPatch<T extends object>(value: T, patch: Json): T {
  if (!isJsonObject(patch) || Object.keys(patch).length === 0) return value;
  // The patched data are checked against their schema where they are written (scenarios.json, control calls).
  return mergePatch(value as unknown as Json, patch) as unknown as T;
}

/** The next number of the session, for ids that must not repeat. */
export function nextId(state: SandboxState): number {
  state.sequence += 1;
  return state.sequence;
}
