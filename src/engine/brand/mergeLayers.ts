import { type Json, type JsonObject, isJsonObject, isPrototypeKey, pointerTo } from './json.ts';

/** Origin of a value: the brand whose folder has it, the file and the line (from 1). */
export interface Origin {
  layer: string;
  file: string;
  line: number;
}

/** The `null` that removed something: where it stands, and what it removed. */
export interface Removal extends Origin {
  /** Name of the file that has it, such as `layout.json`, and its JSON pointer there: not always those of what is gone. */
  name: string;
  pointer: string;
  value: Json;
}

export interface MergeLayer {
  layer: string;
  /** Path of the file, for messages. */
  file: string;
  value: JsonObject;
  /** Line of the value at a JSON pointer. */
  lineOf: (pointer: string) => number;
}

export interface MergeOptions {
  /** Name of the file in a brand folder. */
  name: string;
  /**
   * For a `null` under a key that no earlier layer has: `drop` it, or `keep` it as a value. Default: drop. Sandbox data keeps
   * it, since null is a value of the platform's replies.
   */
  orphanNull?: 'drop' | 'keep';
}

export interface Merged {
  value: JsonObject;
  /** The origin of every leaf by JSON pointer. Arrays and empty objects are leaves. */
  provenance: ReadonlyMap<string, Origin>;
  /** What an inherited key was removed by, by JSON pointer. */
  removed: ReadonlyMap<string, Removal>;
  /** Keys left out because they would change a prototype. */
  refused: readonly (Origin & { pointer: string })[];
}

interface Branch {
  children: Map<string, Node>;
  origin: Origin;
}

interface Leaf {
  value: Json;
  origin: Origin;
}

type Node = Branch | Leaf;

const isBranch = (node: Node | undefined): node is Branch => node !== undefined && 'children' in node;

/**
 * Merges one file of a chain of brands, the ancestor first: objects merge by key, `null` removes an inherited key, everything
 * else replaces, arrays too. The result is frozen, with the origin of each leaf.
 */
export function mergeLayers(layers: readonly MergeLayer[], { name, orphanNull = 'drop' }: MergeOptions): Merged {
  const removed = new Map<string, Removal>();
  const refused: (Origin & { pointer: string })[] = [];

  function merge(branch: Branch, layer: MergeLayer, value: JsonObject, at: string): void {
    for (const [key, child] of Object.entries(value)) {
      const pointer = pointerTo(at, key);
      const origin = { layer: layer.layer, file: layer.file, line: layer.lineOf(pointer) };
      if (isPrototypeKey(key)) {
        refused.push({ ...origin, pointer });
        continue;
      }
      const inherited = branch.children.get(key);
      if (child === null) {
        // a listed name without settings has the defaults, so `null` removes it, too
        if (inherited !== undefined || (orphanNull === 'drop' && at.endsWith('/entries'))) {
          branch.children.delete(key);
          const value = inherited === undefined ? null : collect(inherited, '', new Map());
          removed.set(pointer, { ...origin, name, pointer, value });
        } else if (orphanNull === 'keep') {
          branch.children.set(key, { value: null, origin });
        }
        continue;
      }
      removed.delete(pointer);
      if (isJsonObject(child)) {
        const target = isBranch(inherited) ? inherited : { children: new Map<string, Node>(), origin };
        branch.children.set(key, target);
        merge(target, layer, child, pointer);
      } else {
        branch.children.set(key, { value: safeCopy(child), origin });
      }
    }
  }

  const root: Branch = { children: new Map(), origin: { layer: '', file: '', line: 1 } };
  for (const layer of layers) merge(root, layer, layer.value, '');
  const provenance = new Map<string, Origin>();
  return { value: collect(root, '', provenance) as JsonObject, provenance, removed, refused };
}

function collect(node: Node, at: string, provenance: Map<string, Origin>): Json {
  if (!isBranch(node)) {
    provenance.set(at, node.origin);
    return node.value;
  }
  if (node.children.size === 0 && at !== '') provenance.set(at, node.origin);
  const value: JsonObject = {};
  for (const [key, child] of node.children) value[key] = collect(child, pointerTo(at, key), provenance);
  return Object.freeze(value);
}

/** A frozen copy without keys that would change a prototype. */
function safeCopy(value: Json): Json {
  if (Array.isArray(value)) return Object.freeze(value.map(safeCopy)) as Json[];
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !isPrototypeKey(key));
  return Object.freeze(Object.fromEntries(entries.map(([key, child]) => [key, safeCopy(child)])));
}
