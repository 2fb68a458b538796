import { CallError } from '#platform/errors/callError.ts';

/**
 * Runs work until it ends, time is up or the caller cancels. In the latter cases the work's signal is aborted, and the result
 * does not wait for it.
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

/** Waits, or throws CallError aborted on the signal. */
export async function pause(endpoint: string, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await withDeadline(endpoint, null, signal, () => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))));
  } finally {
    clearTimeout(timer);
  }
}
