import { nearMatches } from '../../src/engine/brand/nearMatch.ts';

/** Known names that are a typing mistake away from `name`: similar length, few different letters or only another case. */
export const typoMatches = (name: string, known: Iterable<string>): string[] =>
  nearMatches(name, known).filter((near) => Math.abs(near.length - name.length) <= 1);
