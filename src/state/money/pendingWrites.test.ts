import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#platform/browser/memoryStorage.fixture.ts';
import { clearSession, sessionArea, writeSession } from '#platform/browser/storage.ts';
import { pendingWrites } from './pendingWrites.ts';

const write = { operation: 'redeemPoint:mug', key: 'key-000001', at: 1, member: 'ana', request: 'r1' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  sessionArea.clear();
  vi.unstubAllGlobals();
});

it('is found by its operation and its member only, until its key ends', () => {
  pendingWrites.keep(write);
  expect(pendingWrites.find('redeemPoint:mug', 'ana')).toEqual(write);
  expect(pendingWrites.find('redeemPoint:mug', 'ben')).toBeNull();
  expect(pendingWrites.find('redeemPoint:bike', 'ana')).toBeNull();
  pendingWrites.keep({ ...write, at: 2 });
  expect(pendingWrites.find('redeemPoint:mug', 'ana')?.at).toBe(2);
  pendingWrites.forget(write.key);
  expect(pendingWrites.find('redeemPoint:mug', 'ana')).toBeNull();
});

it('survives the end of a session', () => {
  pendingWrites.keep(write);
  clearSession('other01');
  expect(pendingWrites.find('redeemPoint:mug', 'ana')).toEqual(write);
});

it.each(['x', '{}', '[null,1,"a",{}]', '[{"operation":"redeemPoint:mug","key":"a b","at":1,"member":"ana","request":"r"}]'])(
  'ignores edited storage: %s',
  (text) => {
    writeSession({ pendingWrites: text });
    expect(pendingWrites.find('redeemPoint:mug', 'ana')).toBeNull();
    pendingWrites.keep(write);
    expect(pendingWrites.find('redeemPoint:mug', 'ana')).toEqual(write);
  },
);
