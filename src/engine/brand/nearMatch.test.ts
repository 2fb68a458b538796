import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearMatches } from './nearMatch.ts';

const modals = ['loginPopupModal', 'registerModal', 'forgetPassModal', 'noticeModal'];

describe('near matches', () => {
  it('find a name with a letter too few, too many, wrong or swapped', () => {
    expect(nearMatches('loginPopupModl', modals)).toEqual(['loginPopupModal']);
    expect(nearMatches('registterModal', modals)).toEqual(['registerModal']);
    expect(nearMatches('noticaModal', modals)[0]).toBe('noticeModal');
    expect(nearMatches('regsiterModal', modals)[0]).toBe('registerModal');
  });

  it('do not mind capitals and find a name that is part of another', () => {
    expect(nearMatches('REGISTERMODAL', modals)[0]).toBe('registerModal');
    expect(nearMatches('forget', modals)).toEqual(['forgetPassModal']);
  });

  it('leave out what is another word, and are at most three', () => {
    expect(nearMatches('banana', modals)).toEqual([]);
    expect(nearMatches('', modals)).toEqual([]);
    expect(nearMatches('aa', ['ab', 'ac', 'ad', 'ae'])).toHaveLength(3);
  });

  it('always hold a known name that is the wanted one, and only known names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1 }),
        fc.string({ maxLength: 40 }),
        (known, wanted) => {
          expect(nearMatches(known[0]!, known, known.length)).toContain(known[0]);
          for (const match of nearMatches(wanted, known)) expect(known).toContain(match);
        },
      ),
    );
  });
});
