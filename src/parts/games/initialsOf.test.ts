import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

it.each([
  ['Ruby Fox Studio', 'RF'],
  ['tidewell', 'T'],
  ['  «Đại»-lý ', 'ĐL'],
  ['𠮷野 games', '𠮷G'],
  ['★', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
