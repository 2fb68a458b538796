import type { Plugin } from 'vite';
import { isNode, type Node, walk } from './syntax.ts';

/** Columns of the endpoint table that only the sandbox and the generators read. */
const SERVED: readonly string[] = ['request', 'role', 'flag', 'whenClosed'];

const keyOf = ({ key }: Node): string => (isNode(key) ? String(key['name'] ?? key['value']) : '');

/** The source of a group of the endpoint table without those columns. */
export function withoutServedColumns(code: string, program: unknown): string {
  if (!isNode(program)) return code;
  const rows = [...walk(program)].filter(
    (node) => node.type === 'ObjectExpression' && (node['properties'] as Node[]).some((property) => keyOf(property) === 'access'),
  );
  return rows
    .flatMap((row) => (row['properties'] as Node[]).filter((property) => SERVED.includes(keyOf(property))))
    .map(({ start, end }) => ({ start: start as number, end: end as number }))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/** Vite plug-in that keeps columns out of the portal which it does not read: every page loads the table. */
export function callRows(): Plugin {
  return {
    name: 'call-rows',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/src\/platform\/endpoints\/.*\.ts$/ },
      handler(code) {
        return { code: withoutServedColumns(code, this.parse(code)), map: null };
      },
    },
  };
}
