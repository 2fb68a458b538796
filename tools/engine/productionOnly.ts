import type { Plugin } from 'vite';
import { isNode, type Node, walk } from './syntax.ts';

/** Modules for preview and tests, or that compile code. */
const FORBIDDEN_MODULES = /\/src\/(?:sandbox|preview|contract\/requests)\/|\/node_modules\/(?:msw|@mswjs|ajv)\//;

/** Whether a module is banned from the production build. */
export const isForbiddenModule = (id: string): boolean => FORBIDDEN_MODULES.test(id);

function makesCode({ type, callee }: Node): boolean {
  if (!isNode(callee) || callee.type !== 'Identifier') return false;
  return (
    (type === 'CallExpression' && callee['name'] === 'eval') ||
    (/^(?:Call|New)Expression$/.test(type) && callee['name'] === 'Function')
  );
}

/** Whether a program calls `eval` or `Function`, which the content security policy blocks. */
export function evaluatesCode(program: unknown): boolean {
  return isNode(program) && [...walk(program)].some(makesCode);
}

/** Fails the engine build when it contains development-only modules or `eval`. */
export function productionOnly(): Plugin {
  return {
    name: 'production-only',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const stray = output.moduleIds.find(isForbiddenModule);
        if (stray !== undefined) this.error(`${output.fileName} contains ${stray}, which must not reach production.`);
        const suspicious = /\b(?:eval|Function)\s*\(/.test(output.code);
        if (suspicious && evaluatesCode(this.parse(output.code)))
          this.error(`${output.fileName} compiles code from strings, which the content security policy blocks.`);
      }
    },
  };
}
