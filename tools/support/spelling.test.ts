import { describe, expect, it } from 'vitest';
import { spellingFault, visible } from './spelling.ts';

describe('characters of a text', () => {
  it.each([
    ['Café', null],
    ['เริ่มเกม', null],
    ['Chào mừng', null],
    ['می\u200cخواهم', null],
    ['क्\u200dष', null],
    ['👩\u200d💻 and 🏳️\u200d🌈', null],
    ['Verant\u00adwortung', null],
    ['Cafe\u0301', 'NFC'],
    ['Cha\u0300o', 'NFC'],
    ['a\u200bb', 'cannot be seen'],
    ['a\u2060b', 'cannot be seen'],
    ['a\u200db', 'cannot be seen'],
    ['\u3164', 'cannot be seen'],
  ])('%j', (text, fault) => {
    if (fault === null) expect(spellingFault(text, true)).toBeNull();
    else expect(spellingFault(text, true)).toContain(fault);
  });

  it('are shown as code points where they cannot be told apart', () => {
    expect(visible('ho\u200bme')).toBe('ho\\u{200b}me');
    expect(visible('Cafe\u0301')).toBe('Cafe\\u{301}');
    // a Cyrillic letter among Latin ones
    expect(visible('h\u043eme')).toBe('h\\u{43e}me');
    expect(visible('дом, home')).toBe('дом, home');
    expect(visible('Café')).toBe('Café');
  });
});
