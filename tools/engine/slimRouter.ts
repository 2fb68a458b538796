import type { Plugin } from 'vite';

/**
 * Rewrites the router's module so that the bundler can see what of it is not used. It names its components by
 * assignments (`Form.displayName = "Form"`) and wraps them by calls that are not marked as pure; for the bundler both
 * are effects, so that forms, data routes and server parts, none of which the portal uses, stay in every page.
 * Debug names go, calls are marked, and a class gets its context as a static field; nothing else changes.
 */
export function withoutEffects(code: string): string {
  const contexts = new Map([...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, context]) => [name, context]));
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|const) \w+ = )(\w+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.contextType = \w+;$/gm, '')
    .replace(/^((?:var|const) (\w+) = class extends [\w.]+ \{)$/gm, (head, _, name: string) =>
      contexts.has(name) ? `${head} static contextType = ${contexts.get(name)};` : head,
    );
}

/** Lets the engine build leave out what no page uses of the router. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}
