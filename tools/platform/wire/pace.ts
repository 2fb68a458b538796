import { retryAfterMs } from '../../../src/platform/http/retry.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';
import { UnusableError } from './unusable.ts';

/** Time as the pace sees it, ms; tests have their own. */
export interface Timer {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const realTimer: Timer = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const MOST_WAITS = 3;
const LONGEST_WAIT_MS = 60_000;
/** Where it does not say how long. */
const DEFAULT_WAIT_MS = 1_000;

/**
 * `ask`, one request at a time and at most `perSecond` of them a second. After a 429 it waits as `Retry-After` says.
 * @throws UnusableError when the platform still refuses after three waits, or asks for more than a minute
 */
export function paced(ask: Ask, perSecond: number, timer: Timer = realTimer): Ask {
  let free = timer.now();
  let last: Promise<unknown> = Promise.resolve();
  const turn = async (): Promise<void> => {
    const wait = free - timer.now();
    if (wait > 0) await timer.sleep(wait);
    free = Math.max(free, timer.now()) + 1_000 / perSecond;
  };
  const send = async (request: Request): Promise<Response | null> => {
    for (let waits = 0; ; waits += 1) {
      await turn();
      const response = await ask(request.clone());
      if (response?.status !== 429) return response;
      const asked = response.headers.get('retry-after') ?? '';
      const wait = retryAfterMs(asked, Date.parse(response.headers.get('date') ?? '') || Date.now()) ?? DEFAULT_WAIT_MS;
      if (waits === MOST_WAITS || wait > LONGEST_WAIT_MS)
        throw new UnusableError(
          `${new URL(request.url).origin}: throttles (429, Retry-After ${asked || 'missing'}); try again with a smaller --rate`,
        );
      await timer.sleep(wait);
    }
  };
  return (request) => {
    const next = last.then(() => send(request));
    last = next.catch(() => undefined);
    return next;
  };
}
