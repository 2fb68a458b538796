import type { Plugin } from 'vite';

/** Modules that exist for preview and tests, or that need `eval`. */
const FORBIDDEN_MODULES = /\/src\/(?:sandbox|preview)\/|\/node_modules\/(?:msw|@mswjs|ajv)\/(?!dist\/runtime\/)/;

const FORBIDDEN_CODE = /\bnew Function\s*\(|(?<![.\w$])eval\s*\(/;

/** Fails the engine build when something gets into it that must never reach a player. */
export function productionOnly(): Plugin {
  return {
    name: 'production-only',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const stray = output.moduleIds.find((id) => FORBIDDEN_MODULES.test(id));
        if (stray !== undefined) this.error(`${output.fileName} contains ${stray}, which must not reach production.`);
        const code = FORBIDDEN_CODE.exec(output.code);
        if (code) this.error(`${output.fileName} contains "${code[0]}", which the content security policy blocks.`);
      }
    },
  };
}
