import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameAddress, gameClientType } from './gameAddress.ts';

const hosts = ['play.folia.example', 'other.folia.example', 'tab.games.localhost:8787'];
const cdns = ['https://play.folia.example', 'other.folia.example', 'https://evil.example'];

const at = (href: string) => vi.stubGlobal('location', new URL(href));
beforeEach(() => at('https://folia.example/rng'));
afterEach(() => vi.unstubAllGlobals());

describe('the address of a game (T12, T33)', () => {
  it.each(['https://play.folia.example/rng?ticket=1', 'https://other.folia.example/'])('%s may be framed', (address) => {
    expect(gameAddress(address, { hosts, cdns })).toBe(address);
  });

  it.each([
    '',
    null,
    undefined,
    42,
    'http://play.folia.example/',
    'https://evil.example/',
    'https://play.folia.example.evil.example/',
    'https://play.folia.example@evil.example/',
    'https://user:pass@play.folia.example/',
    'https://play.folia.example:8443/',
    '//play.folia.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://play.folia.example/1',
    'https://play.folia.example\\@evil.example/',
    'https:/\t/play.folia.example/',
    'http://tab.games.localhost:8787/slot',
  ])('%j may not be framed', (address) => {
    expect(gameAddress(address, { hosts, cdns })).toBeNull();
  });

  it('is never of this origin, which could leave the frame', () => {
    expect(gameAddress('https://folia.example/slot', { hosts: ['folia.example'], cdns })).toBeNull();
    expect(gameAddress('/slot', { hosts, cdns: [] })).toBeNull();
  });

  it('may be http on localhost only', () => {
    at('http://folia.localhost:8787/rng');
    const address = 'http://tab.games.localhost:8787/slot';
    expect(gameAddress(address, { hosts, cdns })).toBe(address);
    expect(gameAddress('http://play.folia.example/', { hosts, cdns })).toBeNull();
  });

  it('of a path is on a random host among those that the brand allows (LCH-15)', () => {
    const drawn = (random: number) => gameAddress('/rng?ticket=1', { hosts, cdns, random: () => random });
    const found = new Set(Array.from({ length: 50 }, (_, index) => drawn(index / 50)));
    expect(found).toEqual(new Set(['https://play.folia.example/rng?ticket=1', 'https://other.folia.example/rng?ticket=1']));
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14)', 3],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 3],
  ['Mozilla/5.0 (Windows NT 10.0)', 1],
] as const)('%s is device %i (D-42)', (agent, type) => {
  expect(gameClientType(agent)).toBe(type);
});
