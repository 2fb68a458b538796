/** A node of a parsed program. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every node below and including this one. */
export function* walk(node: Node): IterableIterator<Node> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next));
  }
}
