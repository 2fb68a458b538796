import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { isLocalPage, pageOrigin } from '#platform/browser/navigation.ts';
import { randomId } from '#platform/browser/randomId.ts';
import { readVerifyMessage, VERIFY_PROTOCOL, type VerifyQuestion, type VerifyRequest } from './verifyMessages.ts';

/** Address and options of a brand's verify page. */
export interface VerifyService {
  /** From `verifyOriginOf`. */
  origin: string;
  /** Added to the frame's query, such as the brand's id. */
  query: Readonly<Record<string, string>>;
  /** Path of the page there. Default: `/verify.html`. */
  page?: string;
}

export interface VerifyFrameOptions extends VerifyService {
  parent: HTMLElement;
  /** The frame's accessible name; without one it is hidden. */
  title: string | null;
}

/** The service did not answer, or refused. */
export class VerifyFrameError extends Error {
  override readonly name = 'VerifyFrameError';
  /** The frame's error code, or `silent` when it never answered. */
  readonly code: string;

  constructor(code: string) {
    super(`verify frame: ${code}`);
    this.code = code;
  }
}

export interface VerifyFrame {
  /** @throws VerifyFrameError */
  ask(request: VerifyRequest, timeoutMs: number): Promise<unknown>;
  /** Removes the frame; pending requests fail. */
  close(): void;
}

/** A frame that is silent for this long is blocked, or its host is down. */
const READY_MS = 10_000;
/** One that nobody sees holds up a button: nothing says that it is late. */
const HIDDEN_READY_MS = 5_000;

const [LOWEST, HIGHEST] = [48, 640];

/**
 * The origin of a brand's verify host (`brand.security.hosts.verify`): https, on localhost also http. Null without one, and for
 * the portal's own origin, which could leave the frame.
 */
export function verifyOriginOf(hosts: readonly string[]): string | null {
  const [host] = hosts;
  if (host === undefined) return null;
  const address = safeHttpUrl(host.includes('://') ? host : `https://${host}`, {
    allowLocalhost: isLocalPage(),
    notOrigin: pageOrigin(),
  });
  return address === null ? null : new URL(address).origin;
}

/** Opens the verify page. Accepts only messages of its window and origin that match the protocol. */
export function openVerifyFrame({ origin, query, page = '/verify.html', parent, title }: VerifyFrameOptions): VerifyFrame {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title ?? '';
  // scripts and its own storage, but no access to the portal's window, no pop-ups, no downloads
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.referrerPolicy = 'origin';
  frame.src = `${origin}${page}?${new URLSearchParams(query).toString()}`;

  const pending = new Map<string, { resolve: (value: unknown) => void; reject: (error: VerifyFrameError) => void }>();
  const stop = new AbortController();
  let markReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    if (from !== origin || source === null || source !== frame.contentWindow) return;
    const message = readVerifyMessage(data);
    if (message === null) return;
    if (message.kind === 'ready') {
      frame.hidden = title === null;
      markReady();
    } else if (message.kind === 'height') {
      frame.height = String(Math.min(Math.max(Math.ceil(message.height), LOWEST), HIGHEST));
    } else {
      const asked = pending.get(message.id);
      if (message.kind === 'answer') asked?.resolve(message.value);
      else asked?.reject(new VerifyFrameError(message.error));
    }
  };
  window.addEventListener('message', hear, { signal: stop.signal });
  parent.append(frame);

  return {
    async ask(request, timeoutMs) {
      const id = randomId();
      const question: VerifyQuestion = { protocol: VERIFY_PROTOCOL, id, ...request };
      const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
      try {
        await within(ready, title === null ? HIDDEN_READY_MS : READY_MS, stop.signal);
        frame.contentWindow?.postMessage(question, origin);
        return await within(answer, timeoutMs, stop.signal);
      } finally {
        pending.delete(id);
      }
    },
    close() {
      stop.abort();
      frame.remove();
    },
  };
}

async function within<Value>(work: Promise<Value>, timeoutMs: number, signal: AbortSignal): Promise<Value> {
  let end = (): void => undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () => reject(new VerifyFrameError('silent'));
    const timer = setTimeout(fail, timeoutMs);
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', fail);
    };
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    end();
  }
}
