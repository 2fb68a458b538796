import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUncontrolled } from './staleServiceWorkers.ts';

const reload = vi.fn();
const start = vi.fn();
const session = new Map<string, string>();

const ORIGIN = 'https://portal.example';

interface Registration {
  active: { scriptURL: string };
  waiting: null;
  installing: null;
  unregister: () => Promise<boolean>;
}

/** A browser with these registrations; `controlled`: whether the last of them controls the page. */
function browser(controlled: boolean, registrations: Registration[] | Error): void {
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      controller: controlled ? (Array.isArray(registrations) ? registrations.at(-1)!.active : foreign().active) : null,
      getRegistrations: async () => {
        if (registrations instanceof Error) throw registrations;
        return registrations;
      },
    },
  });
}

beforeEach(() => {
  session.clear();
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('location', { reload, origin: ORIGIN });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const worker = (path: string): Registration => ({
  active: { scriptURL: ORIGIN + path },
  waiting: null,
  installing: null,
  unregister: vi.fn(async () => true),
});
const foreign = () => worker('/sw.js');
const own = () => worker('/offline-worker.js');

test('a page without a controlling worker starts at once and unregisters all workers', async () => {
  const one = foreign();
  browser(false, [one]);
  const ended = startUncontrolled(start);
  expect(start).toHaveBeenCalledOnce();
  await ended;
  expect(one.unregister).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a page under a foreign worker unregisters it and reloads before it starts', async () => {
  const workers = [foreign(), foreign()];
  browser(true, workers);
  await startUncontrolled(start);
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

test('a returning worker causes one reload a minute, and the page starts', async () => {
  browser(true, [foreign()]);
  for (let load = 0; load < 5; load += 1) await startUncontrolled(start);
  expect(reload).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(60_000);
  await startUncontrolled(start);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the site's own worker stays, controls the page and delays nothing, beside a foreign one that goes", async () => {
  const [left, kept] = [foreign(), own()];
  browser(true, [left, kept]);
  const ended = startUncontrolled(start);
  expect(start).toHaveBeenCalledOnce();
  await ended;
  expect(left.unregister).toHaveBeenCalledOnce();
  expect(kept.unregister).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a worker of another origin or below the path of the own one is foreign', async () => {
  for (const scriptURL of ['https://elsewhere.example/offline-worker.js', `${ORIGIN}/a/offline-worker.js`, '']) {
    const one = { ...foreign(), active: { scriptURL } };
    browser(true, [one]);
    session.clear();
    await startUncontrolled(start);
    expect(one.unregister, scriptURL).toHaveBeenCalledOnce();
  }
  expect(start).not.toHaveBeenCalled();
});

test('a page that can neither unregister a worker nor store the reload starts without a reload', async () => {
  browser(true, new Error('SecurityError'));
  await startUncontrolled(start);
  browser(true, [{ ...foreign(), unregister: () => Promise.reject(new Error('no')) }]);
  await startUncontrolled(start);
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  browser(true, [foreign()]);
  await startUncontrolled(start);
  expect(start).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser without service workers starts', async () => {
  vi.stubGlobal('navigator', {});
  await startUncontrolled(start);
  expect(start).toHaveBeenCalledOnce();
});
