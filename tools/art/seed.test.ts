import { describe, expect, it } from 'vitest';
import { pick, seeded } from './seed.ts';

const row = (text: string): number[] => {
  const random = seeded(text);
  return Array.from({ length: 200 }, random);
};

describe('a seeded sequence', () => {
  it('depends on the seed only', () => {
    expect(row('folia hero-1')).toEqual(row('folia hero-1'));
    expect(row('folia hero-1')).not.toEqual(row('folia hero-2'));
  });

  it('stays within [0, 1) and spreads over it', () => {
    const numbers = row('spread');
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth++) expect(numbers.some((n) => Math.floor(n * 10) === tenth)).toBe(true);
  });

  it('picks entries of the list', () => {
    const random = seeded('picks');
    const seen = new Set(Array.from({ length: 60 }, () => pick(['a', 'b', 'c'], random)));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
  });
});
