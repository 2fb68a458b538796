import type { Plugin } from 'vite';
import { isNode, type Node } from './syntax.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes a module of the router tree-shakeable. It names components by assignments (`Form.displayName = "Form"`) and wraps them
 * in unmarked calls, which the bundler treats as side effects, so that unused forms, data routes and server parts stay in every
 * page. Removes debug names, marks calls as pure, and turns a class context into a static field; nothing else changes.
 * @throws Error that names the first other side effect, which an update may add
 */
export function withoutEffects(code: string, program: { body: readonly object[] }, file: string): string {
  const statements = (program.body as Node[]).map((node) => (isNode(node['declaration']) ? node['declaration'] : node));
  const declarators = statements.flatMap((node) => (node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : []));
  const imports = statements.filter((node) => node.type === 'ImportDeclaration' && nameOf(node['source']) === 'react');
  const react = imports.flatMap((node) => (node['specifiers'] as Node[]).map(({ local }) => nameOf(local)));

  // at the top of a module React's functions only create values
  const pureCalls = declarators.flatMap(({ init }): Edit[] => {
    if (!isNode(init) || init.type !== 'CallExpression' || !isNode(init['callee'])) return [];
    const at = startOf(init);
    return react.includes(nameOf(init['callee']['object'] ?? init['callee']))
      ? [{ start: at, end: at, text: '/* @__PURE__ */ ' }]
      : [];
  });

  const assignments = statements.flatMap((node): Edit[] => {
    if (node.type !== 'ExpressionStatement' || typeof node['directive'] === 'string') return [];
    const { left, right } = node['expression'] as Partial<Record<string, Node>>;
    // the bundler removes unused variables itself
    if (left?.type === 'Identifier') return [];
    const start = startOf(node);
    const removal = { start, end: node['end'] as number, text: '' };
    const property = nameOf(left?.['property']);
    if (property === 'displayName') return [removal];
    const init = declarators.find(({ id }) => nameOf(id) === nameOf(left?.['object']))?.['init'];
    if (property === 'contextType' && isNode(init) && isNode(init['body'])) {
      const inClass = startOf(init['body']) + 1;
      return [removal, { start: inClass, end: inClass, text: ` static contextType = ${nameOf(right)};` }];
    }
    throw new Error(
      `${file}:${code.slice(0, start).split('\n').length}: tools/engine/slimRouter.ts has no rule for ` +
        `"${code.slice(start, removal.end).split('\n')[0]}". The bundler would keep unused parts of the router in every page.`,
    );
  });

  return [...pureCalls, ...assignments]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '');
const startOf = (node: Node): number => node['start'] as number;

/** Vite plug-in that removes unused parts of the router. */
export function slimRouter(): Plugin {
  let modules = 0;
  return {
    name: 'slim-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code, id) {
        modules += 1;
        return { code: withoutEffects(code, this.parse(code), id), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && modules === 0)
        this.error('slim-router: react-router has moved its modules out of dist/**/*.mjs');
    },
  };
}
