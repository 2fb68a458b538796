import { afterEach, expect, test, vi } from 'vitest';
import { keepOfflineWorker } from './offlineWorker.ts';

const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);

function browser(scripts: readonly string[] = [], trusted?: object): void {
  const registrations = scripts.map((scriptURL) => ({ active: { scriptURL }, waiting: null, installing: null, unregister }));
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistrations: async () => registrations } });
  vi.stubGlobal('trustedTypes', trusted);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a brand that is an app has its worker registered, past the cache of files', async () => {
  browser();
  await keepOfflineWorker(true);
  expect(register).toHaveBeenCalledExactlyOnceWith('/offline-worker.js', { updateViaCache: 'none' });
});

test('where addresses of scripts are trusted types, it is made by the one policy that the site allows', async () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }),
  }));
  browser([], { createPolicy });
  await keepOfflineWorker(true);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-worker']);
  expect(register).toHaveBeenCalledExactlyOnceWith({ trusted: '/offline-worker.js' }, expect.anything());
});

test('a brand that is none any more has its worker removed, and no other', async () => {
  browser(['https://portal.example/offline-worker.js', 'https://portal.example/other.js']);
  await keepOfflineWorker(false);
  expect(unregister).toHaveBeenCalledOnce();
  expect(register).not.toHaveBeenCalled();
});

test('a browser without workers has none', async () => {
  vi.stubGlobal('navigator', {});
  await keepOfflineWorker(true);
  await keepOfflineWorker(false);
});
