import { mergePatch } from '#sandbox/values/mergePatch.ts';
import { momentOf } from '#sandbox/values/moments.ts';
import type { SandboxBrand } from './sandboxBrand.ts';
import type { SandboxSettings } from '#contract/types.ts';
import type { SandboxData } from './data.ts';
import type { SandboxState } from './state.ts';

/** The context of a call: brand, data with the overlay, mutable state, and time. */
export interface SandboxContext {
  readonly brand: SandboxBrand;
  readonly data: SandboxData;
  readonly settings: SandboxSettings;
  readonly state: SandboxState;
  /** ms on the sandbox clock. */
  readonly now: number;
  /** Origin of the demo games; null where they are on the brand's own hosts, which do not exist. */
  readonly gamesOrigin: string | null;
  /** Address of the site where members register and sign in; null where it is this one. */
  readonly memberSite: string | null;
  /** Of the browser that calls; empty where it is unknown. */
  readonly userAgent: string;
}

/** What a context knows from the request and the server that received it. */
interface Arrival {
  gamesOrigin?: string | null | undefined;
  userAgent?: string | null;
  /** Address of another site by its host; https on that host by default. */
  siteAddress?: ((host: string) => string) | undefined;
}

/** The context of a state at one moment, with the changes of scenario and control calls applied to the data. */
export function sandboxContextAt(
  brand: SandboxBrand,
  data: SandboxData,
  state: SandboxState,
  systemTime: number,
  { gamesOrigin, userAgent, siteAddress = (host) => `https://${host}` }: Arrival = {},
): SandboxContext {
  const { overlay } = state;
  const patched = mergePatch(data, overlay.data);
  const settings = mergePatch(patched.platform.settings, overlay.settings);
  return {
    brand,
    data: patched,
    settings,
    state,
    now: systemTime + state.clockOffsetMs,
    gamesOrigin: gamesOrigin ?? null,
    memberSite: settings.memberSite === '' ? null : siteAddress(settings.memberSite),
    userAgent: userAgent ?? '',
  };
}

/** A moment of the data, ms. Its days are counted from today, whatever the clock was moved by, so that it can end. */
export const momentIn = ({ now, state }: SandboxContext, text: string): number => momentOf(text, now - state.clockOffsetMs);

/** The session's next number, for unique ids. */
export function nextId(state: SandboxState): number {
  state.sequence += 1;
  return state.sequence;
}
