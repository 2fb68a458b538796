import type { MemoryFolders } from '../memoryFolders.fixture.ts';
import { contentMutators } from './contentMutations.fixture.ts';
import { type Mutation, pick, seeded } from './mutation.fixture.ts';
import { nameMutators } from './nameMutations.fixture.ts';
import { sandboxMutators } from './sandboxMutations.fixture.ts';
import { structureMutators } from './structureMutations.fixture.ts';

const mutators = [...structureMutators, ...nameMutators, ...contentMutators, ...sandboxMutators];

/** Distinct single mutations of the shipped brands, reproducible by seed. */
export function mutationsOf(shipped: MemoryFolders, seed: number, count: number): Mutation[] {
  const random = seeded(seed);
  const made = new Map<string, Mutation>();
  // every kind occurs before kinds are drawn at random, without duplicates
  for (let turn = 0; made.size < count; turn += 1) {
    const mutator = mutators[turn] ?? pick(random, mutators);
    const mutation = mutator(random, shipped);
    if (!made.has(mutation.says)) made.set(mutation.says, mutation);
  }
  return [...made.values()];
}
