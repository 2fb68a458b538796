/** Messages of a game to the portal by `postMessage`; all others are ignored (T13). A game may send none. */
export const GAME_PROTOCOL = 'portal-game/1';

const kinds = ['ready', 'balance', 'close'] as const;

/** ready: it is shown; balance: the wallet changed; close: the player leaves. */
export type GameMessage = (typeof kinds)[number];

/** Parses a frame's message; null for anything that is not exactly of this protocol. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return null;
  if (!Object.hasOwn(data, 'protocol') || !Object.hasOwn(data, 'kind')) return null;
  const { protocol, kind } = data as { protocol: unknown; kind: unknown };
  return protocol === GAME_PROTOCOL ? (kinds.find((known) => known === kind) ?? null) : null;
}

/** Subscribes to the messages of one frame and origin; those of other windows and origins are ignored. */
export function onGameMessage(
  frame: () => { contentWindow: unknown } | null,
  address: string,
  onMessage: (message: GameMessage) => void,
): () => void {
  const { origin } = new URL(address);
  const listener = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== frame()?.contentWindow) return;
    const message = readGameMessage(data);
    if (message !== null) onMessage(message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Tells a game the theme of the page around it, so that an in-house game can follow; others ignore it. */
export function tellTheme(frame: { contentWindow: Window | null } | null, address: string, theme: 'light' | 'dark'): void {
  frame?.contentWindow?.postMessage({ protocol: GAME_PROTOCOL, kind: 'theme', theme }, new URL(address).origin);
}

/** Calls back when the page's content security policy blocked a frame of this origin. */
export function onFrameBlocked(address: string, blocked: () => void): () => void {
  const { origin } = new URL(address);
  const listener = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) blocked();
  };
  document.addEventListener('securitypolicyviolation', listener);
  return () => document.removeEventListener('securitypolicyviolation', listener);
}
