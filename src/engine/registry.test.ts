import { describe, expect, it } from 'vitest';
import { createRegistry, DuplicateEntryError, type Feature } from './registry.ts';

const feature = (id: string, provides: Feature<unknown>['provides']): Feature<unknown> => ({ id, provides });
const one = () => null;
const two = () => null;

describe('the registry', () => {
  it('finds an entry by slot kind and name, and nothing else', () => {
    const registry = createRegistry([
      feature('a', { page: { home: one }, modal: { home: two } }),
      feature('b', { page: { help: two }, action: { logout: () => undefined } }),
    ]);
    expect(registry.find('page', 'home')).toBe(one);
    expect(registry.find('modal', 'home')).toBe(two);
    expect(registry.find('page', 'casino')).toBeNull();
    expect(registry.find('panel', 'home')).toBeNull();
    expect(registry.names('page')).toEqual(['home', 'help']);
    expect(registry.names('panel')).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('has no entry named %s', (name) => {
    expect(createRegistry([]).find('page', name)).toBeNull();
  });

  it('refuses two features that offer the same name, and names both', () => {
    const create = () => createRegistry([feature('first', { page: { home: one } }), feature('second', { page: { home: two } })]);
    expect(create).toThrow(DuplicateEntryError);
    expect(create).toThrow(/page\/home.*"first".*"second"/);
  });

  it('takes later features once, and refuses names that are taken', () => {
    const registry = createRegistry([feature('a', { page: { home: one } })]);
    const later = feature('b', { panel: { wallet: two } });
    registry.add([later]);
    registry.add([later]);
    expect(registry.find('panel', 'wallet')).toBe(two);
    expect(registry.names('panel')).toEqual(['wallet']);
    expect(() => registry.add([feature('c', { page: { home: two } })])).toThrow(/page\/home.*"a".*"c"/);
  });

  it('allows one name under two slot kinds', () => {
    expect(() => createRegistry([feature('a', { page: { home: one } }), feature('b', { modal: { home: two } })])).not.toThrow();
  });
});
