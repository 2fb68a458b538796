import { beforeEach, expect, test, vi } from 'vitest';
import { chatAddress } from './chatAddress.ts';

beforeEach(() => {
  const { hostname, origin } = new URL('https://folia.example');
  vi.stubGlobal('location', { hostname, origin, host: hostname });
});

const hosts = ['chat.folia.example', 'folia.example'];

test('only https on a host of the brand is allowed, and never this origin, which could leave the frame (T12)', () => {
  expect(chatAddress('https://chat.folia.example/c?kind=vip', hosts)).toBe('https://chat.folia.example/c?kind=vip');
  for (const bad of [
    'http://chat.folia.example/',
    'https://evil.example/',
    'https://chat.folia.example.evil.example/',
    'https://chat.folia.example@evil.example/',
    'https://folia.example/help',
    '//chat.folia.example/',
    '/chat',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://chat.localhost:8787/chat',
    'https://chat.folia.example\\@evil.example',
    null,
    42,
  ]) {
    expect(chatAddress(bad, hosts), String(bad)).toBeNull();
  }
});
