import type { MemoryFolders } from '../memoryFolders.fixture.ts';
import { contentMutators } from './contentMutations.fixture.ts';
import { type Mutation, pick, seeded } from './mutation.fixture.ts';
import { nameMutators } from './nameMutations.fixture.ts';
import { sandboxMutators } from './sandboxMutations.fixture.ts';
import { structureMutators } from './structureMutations.fixture.ts';

const mutators = [...structureMutators, ...nameMutators, ...contentMutators, ...sandboxMutators];

/** That many different single mistakes over the shipped brands, the same ones for the same seed in one run. */
export function mutationsOf(shipped: MemoryFolders, seed: number, count: number): Mutation[] {
  const random = seeded(seed);
  const made = new Map<string, Mutation>();
  // each kind gets its turn before chance decides, and no mistake is made twice
  for (let turn = 0; made.size < count; turn += 1) {
    const mutator = mutators[turn] ?? pick(random, mutators);
    const mutation = mutator(random, shipped);
    if (!made.has(mutation.says)) made.set(mutation.says, mutation);
  }
  return [...made.values()];
}
