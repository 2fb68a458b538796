/** Limits of a whitelabel tree; nodes beyond them are off. */
export const TREE_MAX_NODES = 5_000;
export const TREE_MAX_DEPTH = 32;
const MOD_ID_MAX = 128;
const PROBLEMS_MAX = 50;

export interface FlagNode {
  /** Null for a node without a usable name: it is off, with everything below it. */
  modId: string | null;
  /** As the platform sent it. */
  enabled: unknown;
  on: boolean;
  parent: FlagNode | null;
}

export interface FlagProblem {
  kind: 'unreadable' | 'notANode' | 'noModId' | 'duplicate' | 'tooManyNodes' | 'tooDeep';
  /** The node concerned, or the one above it. */
  modId: string | null;
}

export interface FlagTree {
  nodes: Map<string, FlagNode>;
  /** False when there is no tree at all. */
  readable: boolean;
  /** False when a limit cut the tree short. */
  complete: boolean;
  problems: FlagProblem[];
}

interface Level {
  items: readonly unknown[];
  next: number;
  parent: FlagNode | null;
}

/** Traverses a tree of any shape iteratively, in document order, within the limits. The first node of a modId counts. */
export function readTree(tree: unknown): FlagTree {
  const nodes = new Map<string, FlagNode>();
  const problems: FlagProblem[] = [];
  const report = (kind: FlagProblem['kind'], modId: string | null) => {
    if (problems.length < PROBLEMS_MAX) problems.push({ kind, modId });
  };

  const roots = listOf(tree);
  if (roots === null) {
    report('unreadable', null);
    return { nodes, readable: false, complete: false, problems };
  }

  let complete = true;
  let visited = 0;
  const levels: Level[] = [{ items: roots, next: 0, parent: null }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    if (level.next >= level.items.length) {
      levels.pop();
      continue;
    }
    if (visited >= TREE_MAX_NODES) {
      complete = false;
      report('tooManyNodes', level.parent?.modId ?? null);
      break;
    }
    visited += 1;
    const item = level.items[level.next];
    level.next += 1;
    if (!isRecord(item)) {
      report('notANode', level.parent?.modId ?? null);
      continue;
    }

    const node = readNode(item, level.parent);
    if (node.modId === null) report('noModId', level.parent?.modId ?? null);
    else if (nodes.has(node.modId)) report('duplicate', node.modId);
    else nodes.set(node.modId, node);

    const children = own(item, 'childrenNodes');
    if (children === undefined || children === null) continue;
    const items = listOf(children);
    if (items === null) report('notANode', node.modId);
    else if (items.length > 0 && levels.length >= TREE_MAX_DEPTH) {
      complete = false;
      report('tooDeep', node.modId);
    } else levels.push({ items, next: 0, parent: node });
  }
  return { nodes, readable: true, complete, problems };
}

function readNode(item: object, parent: FlagNode | null): FlagNode {
  const id = own(item, 'modId');
  const modId = typeof id === 'string' && id !== '' && id.length <= MOD_ID_MAX ? id : null;
  const enabled = own(item, 'enabled');
  return { modId, enabled, on: modId !== null && enabled === '1' && (parent === null || parent.on), parent };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of nodes, or one node in place of a list; null for anything else. */
function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.hasOwn(value, 'modId') ? [value] : null;
}

/** Reads own properties only, never the prototype. */
function own(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
}
