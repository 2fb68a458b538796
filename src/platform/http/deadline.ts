import { CallError } from '#platform/errors/callError.ts';

/**
 * Runs the work until it ends, time is up or the caller gives up, whichever is first. The work's signal is aborted in
 * the latter cases, and the answer does not wait for the work to notice.
 * @throws CallError timeout, aborted, and whatever the work throws
 */
export async function withDeadline<Result>(
  endpoint: string,
  ms: number | null,
  parent: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (parent?.aborted) throw new CallError('aborted', endpoint);
  const controller = new AbortController();
  let end: (kind: 'timeout' | 'aborted') => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (kind) => {
      reject(new CallError(kind, endpoint));
      controller.abort();
    };
  });
  const onAbort = () => end('aborted');
  const timer = ms === null ? undefined : setTimeout(() => end('timeout'), ms);
  parent?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([ended, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    parent?.removeEventListener('abort', onAbort);
  }
}

/** Waits, or throws CallError aborted as soon as the signal says so. */
export async function pause(endpoint: string, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await withDeadline(endpoint, null, signal, () => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))));
  } finally {
    clearTimeout(timer);
  }
}
