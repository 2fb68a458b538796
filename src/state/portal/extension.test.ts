import { expect, test, vi } from 'vitest';
import { createExtension } from './extension.ts';
import type { Portal } from './portal.ts';

const barePortal = () => ({ extensions: new Map() }) as unknown as Portal;

test('each portal has its own value, created once', () => {
  const make = vi.fn(() => new Set<string>());
  const seenOf = createExtension(make);
  const [one, other] = [barePortal(), barePortal()];
  expect(make).not.toHaveBeenCalled();
  seenOf(one).add('lobby');
  expect([...seenOf(one)]).toEqual(['lobby']);
  expect([...seenOf(other)]).toEqual([]);
  expect(make.mock.calls).toEqual([[one], [other]]);
});

test('two extensions of one portal are separate, even with the same initialiser', () => {
  const make = () => ({ count: 0 });
  const [firstOf, secondOf] = [createExtension(make), createExtension(make)];
  const portal = barePortal();
  firstOf(portal).count = 1;
  expect(secondOf(portal)).toEqual({ count: 0 });
});

test('an undefined value is not created again', () => {
  const make = vi.fn(() => undefined);
  const valueOf = createExtension(make);
  const portal = barePortal();
  valueOf(portal);
  valueOf(portal);
  expect(make).toHaveBeenCalledOnce();
});
