import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearMatches } from './nearMatch.ts';

const modals = ['loginPopupModal', 'registerModal', 'forgetPassModal', 'noticeModal'];

describe('near matches', () => {
  it('include a name with a missing, added, wrong or swapped letter', () => {
    expect(nearMatches('loginPopupModl', modals)).toEqual(['loginPopupModal']);
    expect(nearMatches('registterModal', modals)).toEqual(['registerModal']);
    expect(nearMatches('noticaModal', modals)[0]).toBe('noticeModal');
    expect(nearMatches('regsiterModal', modals)[0]).toBe('registerModal');
  });

  it('ignore case and include a name that contains the wanted one or is contained in it', () => {
    expect(nearMatches('REGISTERMODAL', modals)[0]).toBe('registerModal');
    expect(nearMatches('forget', modals)).toEqual(['forgetPassModal']);
  });

  it('exclude other words, and are at most three', () => {
    expect(nearMatches('banana', modals)).toEqual([]);
    expect(nearMatches('', modals)).toEqual([]);
    expect(nearMatches('aa', ['ab', 'ac', 'ad', 'ae'])).toHaveLength(3);
  });

  it('include a known name that equals the wanted one, and no unknown name', () => {
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
