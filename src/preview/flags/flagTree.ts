import type { FlagExplanation } from '#engine/flags/flags.ts';

export interface FlagNode {
  flag: FlagExplanation;
  /** As the tree says, for printing; null where the tree does not have it. */
  enabled: string | null;
  /** Whether the search found it, and not only something below it. */
  isFound: boolean;
  children: readonly FlagNode[];
}

/** The flags as the platform's tree, with those above what is found; flags that the tree does not have stand last. */
export function flagTree(flags: readonly FlagExplanation[], isFound: (flag: FlagExplanation) => boolean): FlagNode[] {
  const known = new Set(flags.map(({ modId }) => modId));
  const parentOf = ({ path }: FlagExplanation) => path.at(-2)?.modId;
  const nodesOf = (level: readonly FlagExplanation[]): FlagNode[] =>
    level.flatMap((flag) => {
      const children = flag.path.length === 0 ? [] : nodesOf(flags.filter((one) => parentOf(one) === flag.modId));
      const found = isFound(flag);
      const enabled = flag.path.at(-1)?.enabled ?? null;
      return found || children.length > 0 ? [{ flag, enabled, isFound: found, children }] : [];
    });
  // one below a node without a name has nobody to stand below
  const roots = flags.filter((flag) => !known.has(parentOf(flag) ?? ''));
  return nodesOf([...roots.filter(({ path }) => path.length > 0), ...roots.filter(({ path }) => path.length === 0)]);
}
