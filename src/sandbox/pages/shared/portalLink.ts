/** Messages to the portal around the page and back (src/platform/games/gameMessages.ts). */
const PROTOCOL = 'portal-game/1';

type Kind = 'ready' | 'balance' | 'close';
export type Theme = 'light' | 'dark';

export interface PortalLink {
  /** In a window of its own a game has no portal around it. */
  readonly isFramed: boolean;
  tell(kind: Kind): void;
  /** Calls back with the theme of the portal, now and whenever it changes; returns how to stop. */
  onTheme(follow: (theme: Theme) => void): () => void;
  /** Sends a play request to the page around, which has the platform in the preview. @throws Error without an answer */
  ask(body: unknown): Promise<{ status: number; value: unknown }>;
}

/** What the preview takes at most, ms. */
const PATIENCE = 10_000;

/** The portal that frames this window. */
export function linkPortal(page: Window): PortalLink {
  const { referrer } = page.document;
  const origin = page.parent === page || referrer === '' ? null : new URL(referrer).origin;
  const hear = (take: (data: Record<string, unknown>) => void): (() => void) => {
    const listener = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from === origin && source === page.parent && typeof data === 'object' && data !== null)
        take(data as Record<string, unknown>);
    };
    page.addEventListener('message', listener);
    return () => page.removeEventListener('message', listener);
  };
  return {
    isFramed: origin !== null,
    tell(kind) {
      if (origin !== null) page.parent.postMessage({ protocol: PROTOCOL, kind }, origin);
    },
    onTheme: (follow) =>
      hear(({ protocol, kind, theme }) => {
        if (protocol === PROTOCOL && kind === 'theme' && (theme === 'light' || theme === 'dark')) follow(theme);
      }),
    ask(body) {
      if (origin === null) return Promise.reject(new Error('This page has no portal around it.'));
      const id = crypto.randomUUID();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The portal has not answered.')), PATIENCE);
        const stop = hear(({ protocol, id: answered, status, value }) => {
          if (protocol !== 'sandbox-bet/1' || answered !== id || typeof status !== 'number') return;
          stop();
          clearTimeout(timer);
          resolve({ status, value });
        });
        page.parent.postMessage({ protocol: 'sandbox-bet/1', id, body }, origin);
      });
    },
  };
}
