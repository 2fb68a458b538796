import { nearMatches } from '../../src/engine/brand/nearMatch.ts';

/** Known names that differ from `name` by a slip of the keyboard: about as long, and few letters or only their case differ. */
export const slipsOf = (name: string, known: Iterable<string>): string[] =>
  nearMatches(name, known).filter((near) => Math.abs(near.length - name.length) <= 1);
