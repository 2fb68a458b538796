import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyEntry, preloadEntry, renderable } from './lazyEntry.tsx';
import { ChunkError, loadChunk } from './loadChunk.ts';

afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('fetching a chunk of code', () => {
  it('fetches once when it succeeds', async () => {
    const load = vi.fn(async () => 'module');
    expect(await loadChunk(load)).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([1, 2])('retries after %i failures', async (failures) => {
    let left = failures;
    const load = vi.fn(async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return 'module';
    });
    expect(await loadChunk(load)).toBe('module');
    expect(load).toHaveBeenCalledTimes(failures + 1);
  });

  it('gives up after the third try and keeps the reason', async () => {
    const cause = new TypeError('gone');
    const load = vi.fn(async () => Promise.reject(cause));
    const failure = await loadChunk(load).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ message: 'Loading chunk failed', cause });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fails after 120 000 ms when the network never answers', async () => {
    vi.useFakeTimers();
    let failure: unknown = null;
    loadChunk(never).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toBeInstanceOf(ChunkError);
  });

  it('leaves no timer running', async () => {
    vi.useFakeTimers();
    await loadChunk(async () => 'module');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a lazy entry', () => {
  const Component = () => null;

  it('is fetched once for several uses', async () => {
    const load = vi.fn(async () => Component);
    const entry = lazyEntry(load);
    expect(entry.isLoaded()).toBe(false);
    await Promise.all([entry.preload(), entry.preload(), preloadEntry(entry)]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(entry.isLoaded()).toBe(true);
  });

  it('renders in the same pass once it is loaded, and suspends before', async () => {
    const entry = lazyEntry(async () => Component);
    expect(renderable(entry).suspends).toBe(true);
    await entry.preload();
    expect(renderable(entry)).toEqual({ component: entry, suspends: false });
  });

  it('is fetched in three tries, and anew after these have failed', async () => {
    const load = vi.fn<() => Promise<typeof Component>>().mockRejectedValue(new Error('gone'));
    const entry = lazyEntry(load);
    await expect(entry.preload()).rejects.toThrow(ChunkError);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Component);
    expect(await entry.preload()).toBe(Component);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('throws when rendered outside a slot before it is loaded', () => {
    expect(() => lazyEntry(async () => Component)({})).toThrow('render it by <Slot>');
  });

  it('preloading does nothing for a plain component', async () => {
    expect(renderable(Component)).toEqual({ component: Component, suspends: false });
    await expect(preloadEntry(Component)).resolves.toBeUndefined();
    await expect(preloadEntry(null)).resolves.toBeUndefined();
  });
});
