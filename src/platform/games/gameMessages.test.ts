import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { GAME_PROTOCOL, readGameMessage } from './gameMessages.ts';

describe('messages of a game', () => {
  it.each(['ready', 'balance', 'close'] as const)('accepts %s', (kind) => {
    expect(readGameMessage({ protocol: GAME_PROTOCOL, kind })).toBe(kind);
  });

  it.each([
    null,
    'close',
    [],
    {},
    { kind: 'close' },
    { protocol: 'portal-game/2', kind: 'close' },
    { protocol: GAME_PROTOCOL, kind: 'navigate' },
    { protocol: GAME_PROTOCOL, kind: 'close', url: 'https://evil.example' },
    Object.create({ protocol: GAME_PROTOCOL, kind: 'close' }),
  ])('ignores %j', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });

  it('ignores messages that do not match exactly', () => {
    fc.assert(fc.property(fc.anything(), (data) => readGameMessage(data) === null));
  });
});
