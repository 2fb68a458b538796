import { expect, test, vi } from 'vitest';
import type { LazyServerState, ServerState } from '#state/portal/serverState.ts';
import { createQueryCache } from './queryCache.ts';
import { createReadSource } from './readSource.ts';

/** A cache that is loaded when the test allows it, and reads that answer with their number. */
function lazyCache() {
  const cache = createQueryCache();
  let loaded: ServerState | null = null;
  let load = (): void => undefined;
  let fail = (): void => undefined;
  const serverState: LazyServerState = {
    current: () => loaded,
    load: () =>
      new Promise((resolve, reject) => {
        load = () => resolve((loaded = cache));
        fail = () => reject(new Error('no chunk'));
      }),
  };
  const asked = vi.fn((number: number) => Promise.resolve(number));
  const query = (number: number) => () => ({ queryKey: ['number', number], queryFn: () => asked(number), staleTime: 1000 });
  return { cache, serverState, query, asked, load: () => load(), fail: () => fail() };
}

test('a read tells its component once: when the data are there', async () => {
  const { serverState, query, load, asked } = lazyCache();
  const source = createReadSource(serverState, query(1), '1');
  const states = new Set([source.current()]);
  const stop = source.subscribe(() => states.add(source.current()));
  const opened = source.setQuery(query(1), '1');
  load();
  await opened;
  await vi.waitFor(() => expect(source.current().data).toBe(1));
  expect([...states].map(({ data, isPending }) => [data, isPending])).toEqual([
    [undefined, true],
    [1, false],
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('cached data are there at once, and the request of the latest call is read', async () => {
  const { cache, serverState, query, load } = lazyCache();
  cache.queries.setQueryData(['number', 2], 2);
  const source = createReadSource(serverState, query(1), '1');
  const stop = source.subscribe(() => undefined);
  const opened = Promise.all([source.setQuery(query(1), '1'), source.setQuery(query(2), '2')]);
  load();
  // the second load
  await Promise.resolve();
  load();
  await vi.waitFor(() => expect(source.current().data).toBe(2));
  expect(createReadSource(serverState, query(2), '2').current()).toMatchObject({ data: 2, isPending: false });
  stop();
  void opened;
});

test('a cache that cannot be loaded is a failed read, which can be retried', async () => {
  const { serverState, query, load, fail } = lazyCache();
  const source = createReadSource(serverState, query(1), '1');
  const changed = vi.fn();
  const stop = source.subscribe(changed);
  const opened = source.setQuery(query(1), '1');
  fail();
  await expect(opened).rejects.toThrow('no chunk');
  expect(source.current()).toMatchObject({ isError: true, isPending: false });
  expect(changed).toHaveBeenCalled();
  const again = source.refetch();
  expect(source.current()).toMatchObject({ isError: false, isPending: true });
  load();
  await again;
  await vi.waitFor(() => expect(source.current().data).toBe(1));
  stop();
});

test('cached data of another request are peeked at before it is asked for', async () => {
  const { cache, serverState, query, load } = lazyCache();
  cache.queries.setQueryData(['number', 2], 2);
  const source = createReadSource(serverState, query(1), '1');
  expect(source.peek(query(2)), 'no cache yet').toMatchObject({ isPending: true });
  const stop = source.subscribe(() => undefined);
  const opened = source.setQuery(query(1), '1');
  load();
  await opened;
  await vi.waitFor(() => expect(source.current().data).toBe(1));
  expect(source.peek(query(2))).toMatchObject({ data: 2, isPending: false });
  expect(source.peek(query(3))).toMatchObject({ data: undefined, isPending: true, isFetching: true });
  expect([source.currentKey(), source.current().data]).toEqual(['1', 1]);
  void source.setQuery(query(2), '2');
  expect([source.currentKey(), source.current().data]).toEqual(['2', 2]);
  stop();
});
