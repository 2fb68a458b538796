/** A node of a parsed program. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** This node and all its descendants. */
export function* walk(node: Node): IterableIterator<Node> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    open.push(...childrenOf(next));
  }
}

function nameOf(property: Node): string {
  const key = property['key'];
  return isNode(key) ? String(key['name'] ?? key['value']) : '';
}

/** Properties of an object expression by name; none of another node. */
export function propertiesOf(node: unknown): [string, Node][] {
  if (!isNode(node) || node.type !== 'ObjectExpression') return [];
  return (node['properties'] as Node[]).flatMap((property) =>
    isNode(property['value']) ? [[nameOf(property), property['value']] as [string, Node]] : [],
  );
}
