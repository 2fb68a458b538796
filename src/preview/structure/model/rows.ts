import type { JsonObject } from '#engine/brand/json.ts';
import type { StructureNode } from './tree.ts';

/** A node as the tree shows it. */
export interface TreeRow {
  node: StructureNode;
  /** From 1. */
  level: number;
  parent: string | null;
  isOpen: boolean;
  /** Among its brothers, from 0. */
  place: number;
  count: number;
}

const isWanted = ({ title, name, slot }: StructureNode, wanted: string): boolean =>
  [title, name, slot ?? ''].some((text) => text.toLowerCase().includes(wanted));

const hasWanted = (node: StructureNode, wanted: string): boolean =>
  isWanted(node, wanted) || node.children.some((child) => hasWanted(child, wanted));

/** The rows of open nodes; with a search those that have it, and what is around them. */
export function visibleRows(
  nodes: readonly StructureNode[],
  open: ReadonlySet<string>,
  wanted: string,
  around: Pick<TreeRow, 'level' | 'parent'> = { level: 1, parent: null },
): TreeRow[] {
  return nodes.flatMap((node, place) => {
    if (wanted !== '' && !hasWanted(node, wanted)) return [];
    const isFound = wanted !== '' && node.children.some((child) => hasWanted(child, wanted));
    const isOpen = node.children.length > 0 && (open.has(node.id) || isFound);
    const row: TreeRow = { node, ...around, isOpen, place, count: nodes.length };
    const inner = isOpen
      ? visibleRows(node.children, open, isFound ? wanted : '', { level: around.level + 1, parent: node.id })
      : [];
    return [row, ...inner];
  });
}

/** `2 conditions` */
export function conditionCount(condition: JsonObject): string {
  const count = Object.keys(condition).length;
  return count === 1 ? '1 condition' : `${count} conditions`;
}
