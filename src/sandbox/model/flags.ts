import { ownEntry } from '#engine/values/ownEntry.ts';
import type { SandboxWhitelabelEntry, WhitelabelNode } from '#contract/types.ts';
import type { SandboxContext } from './sandboxContext.ts';

/** The seed's tree, and what switches it. */
interface Switched {
  data: Pick<SandboxContext['data'], 'platform'>;
  state: { overlay: Pick<SandboxContext['state']['overlay'], 'flags'> };
}

/** The whitelabel tree with the session's switches applied. */
export function whitelabelTree(context: Switched): WhitelabelNode[] {
  const toggles = context.state.overlay.flags;
  const met = new Set<string>();
  const build = (entries: Readonly<Record<string, SandboxWhitelabelEntry>>): WhitelabelNode[] =>
    Object.entries(entries).map(([modId, entry]) => {
      met.add(modId);
      const node: WhitelabelNode = {
        modId,
        enabled: ownEntry(toggles, modId) ?? entry.enabled,
        childrenNodes: build(entry.nodes ?? {}),
      };
      return entry.name === undefined ? node : { ...node, name: entry.name };
    });
  const tree = build(context.data.platform.whitelabel ?? {});
  const added = Object.entries(toggles).filter(([modId]) => !met.has(modId));
  return [...tree, ...added.map(([modId, enabled]) => ({ modId, enabled, childrenNodes: [] }))];
}

/** True when the node and all its ancestors are '1'. Deliberately independent of the portal's reader of the same tree. */
export function isFlagOn(context: SandboxContext, modId: string, whenAbsent = false): boolean {
  const find = (nodes: readonly WhitelabelNode[], open: boolean): boolean | null => {
    for (const node of nodes) {
      const on = open && node.enabled === '1';
      if (node.modId === modId) return on;
      const below = find(node.childrenNodes ?? [], on);
      if (below !== null) return below;
    }
    return null;
  };
  return find(whitelabelTree(context), true) ?? whenAbsent;
}
