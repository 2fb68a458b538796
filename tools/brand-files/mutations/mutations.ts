import type { MemoryFolders } from '../memoryFolders.ts';
import { contentMutators } from './contentMutations.ts';
import { type Mutation, pick, seeded } from './mutation.ts';
import { nameMutators } from './nameMutations.ts';
import { sandboxMutators } from './sandboxMutations.ts';
import { structureMutators } from './structureMutations.ts';

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
