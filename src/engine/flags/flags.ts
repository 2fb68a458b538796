import type { Flags as FlagAliases } from '#contract/types.ts';
import { readTree, type FlagNode, type FlagProblem } from './flagTree.ts';

export interface FlagOptions {
  /** The brand's `flags.json`: aliases of nodes of the platform's tree (D-23). */
  aliases?: FlagAliases | undefined;
  /** modIds that the brand's regulator requires: on, whatever the platform sends (T6). */
  required?: readonly string[] | undefined;
  /** modIds that are always off, even if `required`. */
  forbidden?: readonly string[] | undefined;
}

export type FlagReason =
  | 'on'
  | 'required'
  | 'absentDefault'
  | 'forbidden'
  | 'absent'
  | 'unreadableTree'
  | 'notOne'
  | 'ancestorOff';

/** Why a flag is on or off, as data and as a sentence. */
export interface FlagExplanation {
  name: string;
  modId: string;
  on: boolean;
  reason: FlagReason;
  /** From the root of the tree to the node; empty when the tree does not have it. */
  path: { modId: string; enabled: string }[];
  text: string;
}

export interface Flags {
  /** By alias or modId; an unknown one is off. */
  isOn(name: string): boolean;
  explain(name: string): FlagExplanation;
  /** Every modId of the tree, the aliases and the brand's rules. */
  entries(): FlagExplanation[];
  /** Defects of the tree; the nodes concerned are off. */
  problems: readonly FlagProblem[];
}

/**
 * Reads the platform's whitelabel tree of any shape without throwing: effective = (tree ∪ required) \ forbidden. A node is on
 * when it and all its ancestors are the string '1'.
 */
export function readFlags(tree: unknown, options: FlagOptions = {}): Flags {
  const { nodes, complete, readable, problems } = readTree(tree);
  const required = new Set(options.required ?? []);
  const forbidden = new Set(options.forbidden ?? []);
  const modIds = new Map<string, string>();
  const onWhenAbsent = new Set<string>();
  for (const [name, alias] of Object.entries(options.aliases ?? {})) {
    if (typeof alias?.modId !== 'string') continue;
    modIds.set(name, alias.modId);
    if (alias.whenAbsent === true) onWhenAbsent.add(alias.modId);
  }

  function reasonFor(modId: string): FlagReason {
    if (forbidden.has(modId)) return 'forbidden';
    if (required.has(modId)) return 'required';
    const node = nodes.get(modId);
    if (node === undefined) {
      // in a tree that was cut short nothing is known to be absent
      if (!readable || !complete) return 'unreadableTree';
      return onWhenAbsent.has(modId) ? 'absentDefault' : 'absent';
    }
    if (node.on) return 'on';
    return node.enabled === '1' ? 'ancestorOff' : 'notOne';
  }

  const modIdOf = (name: string) => modIds.get(name) ?? name;

  function explanation(name: string, modId: string): FlagExplanation {
    const reason = reasonFor(modId);
    const path = pathOf(nodes.get(modId));
    return { name, modId, on: isOnReason(reason), reason, path, text: sentence(modId, reason, path) };
  }

  return {
    isOn: (name) => isOnReason(reasonFor(modIdOf(name))),
    explain: (name) => explanation(name, modIdOf(name)),
    entries: () =>
      [...new Set([...nodes.keys(), ...modIds.values(), ...required, ...forbidden])].map((modId) => explanation(modId, modId)),
    problems,
  };
}

const isOnReason = (reason: FlagReason) => reason === 'on' || reason === 'required' || reason === 'absentDefault';

function pathOf(node: FlagNode | null | undefined): FlagExplanation['path'] {
  const path: FlagExplanation['path'] = [];
  for (let at = node; at != null; at = at.parent) path.unshift({ modId: at.modId ?? '(no modId)', enabled: shown(at.enabled) });
  return path;
}

/** Any value, shortened for printing. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 20)}'`;
  return value === null || typeof value !== 'object' ? String(value) : 'an object';
}

function sentence(modId: string, reason: FlagReason, path: FlagExplanation['path']): string {
  switch (reason) {
    case 'on':
      return `${modId} is on: it and everything above it has enabled '1'.`;
    case 'required':
      return `${modId} is on: the brand's regulatory.required demands it.`;
    case 'absentDefault':
      return `${modId} is on: the tree does not have it and flags.json says whenAbsent.`;
    case 'forbidden':
      return `${modId} is off: the brand's regulatory.forbidden forbids it.`;
    case 'absent':
      return `${modId} is off: the tree does not have it.`;
    case 'unreadableTree':
      return `${modId} is off: the tree could not be read as far as it.`;
    case 'notOne':
      return `${modId} is off: its enabled is ${path.at(-1)?.enabled ?? 'missing'}, not '1'.`;
    case 'ancestorOff': {
      const above = path.find((step) => step.enabled !== "'1'" || step.modId === '(no modId)');
      return `${modId} is off: ${above?.modId ?? 'a node'} above it has enabled ${above?.enabled ?? 'missing'}.`;
    }
  }
}
