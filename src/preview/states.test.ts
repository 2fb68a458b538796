import { expect, it } from 'vitest';
import { contentPaths } from '#engine/brand/content.ts';
import { faultKinds } from '#sandbox/model/data.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { listBrands, loadBrand } from '../../tools/brand-files/loadBrand.ts';
import { statesOf, fullOptions } from './states.ts';
import { addressOf, parseOptions } from './previewOptions.ts';

function statesOfBrand(id: string) {
  const { brand, sandbox } = loadBrand(id);
  const { scenarios } = sandbox['scenarios'] as { scenarios: Record<string, { title: string }> };
  const { users } = sandbox['users'] as { users: Record<string, { what: string }> };
  return {
    brand,
    scenarios,
    users,
    states: statesOf({ guarded: brand.loginedToHomePage, own: contentPaths(brand), scenarios, users }),
  };
}

it.each(listBrands())('%s: every state uses known names and has a unique address', (id) => {
  const { scenarios, users, states } = statesOfBrand(id);
  for (const state of states) {
    const { scenario, user, faults = [] } = fullOptions(state);
    expect(Object.keys(scenarios), state.name).toContain(scenario);
    expect(['visitor', ...Object.keys(users)], state.name).toContain(user);
    for (const { endpoint, kind } of faults) {
      expect(Object.keys(endpoints)).toContain(endpoint);
      expect(faultKinds).toContain(kind);
    }
    const { searchParams } = new URL(addressOf(state.path, fullOptions(state), id), 'http://preview.test');
    expect(parseOptions(searchParams).options).toEqual(fullOptions(state));
  }
  const names = states.map(({ group, name }) => `${group}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

it.each(listBrands())('%s: every page, scenario and seed user has a state', (id) => {
  const { brand, scenarios, users, states } = statesOfBrand(id);
  const complete = states.map(fullOptions);
  for (const name of Object.keys(scenarios).filter((scenario) => !scenario.startsWith('user-'))) {
    expect(complete.map(({ scenario }) => scenario)).toContain(name);
  }
  for (const name of Object.keys(users)) expect(complete.map(({ user }) => user)).toContain(name);
  if (brand.loginedToHomePage) return;
  const paths = states.map(({ path }) => path);
  for (const { paths: offered } of Object.values(brand.layout.routes)) {
    const prefix = (offered.at(-1) ?? '').replace(/:.*/, '');
    const found = offered.some((path) => paths.includes(path)) || paths.some((path) => path.startsWith(prefix));
    expect(found, offered.join(' ')).toBe(true);
  }
});
