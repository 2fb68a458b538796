import { pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { typoMatches } from '../typoMatches.ts';

const file = 'flags.json';

type Nodes = Readonly<Record<string, { nodes?: Nodes }>>;

const modIdsOf = (nodes: Nodes): string[] =>
  Object.entries(nodes).flatMap(([modId, node]) => [modId, ...modIdsOf(node.nodes ?? {})]);

/** Aliases used in conditions of the brand. */
function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namedIn);
  return Object.entries(value).flatMap(([key, child]) => (key === 'flag' ? ([child].flat() as string[]) : namedIn(child)));
}

/** Base's flags.json: the aliases that the portal's code uses; null where it is removed there. */
function baseFlags(context: CheckContext): Readonly<Record<string, { modId: string } | null>> {
  const { $schema: _schema, ...flags } = context.layers[0]?.sources.get(file)?.value ?? {};
  return flags as Readonly<Record<string, { modId: string } | null>>;
}

/** Reports unused aliases, aliases that the portal needs but lacks, and misspelt node ids. */
export function checkFlagUse(context: CheckContext): void {
  const { flags, layout, menus } = context.brand;
  const base = baseFlags(context);
  const named = namedIn([layout, menus, context.panels]);
  const whitelabel = (context.sandbox['platform']?.['whitelabel'] ?? {}) as Nodes;
  const known = new Set([...Object.values(base).flatMap((flag) => flag?.modId ?? []), ...modIdsOf(whitelabel)]);
  for (const alias of Object.keys(base)) {
    if (Object.hasOwn(flags, alias)) continue;
    const expected = `the alias "${alias}", which the portal asks for`;
    say(context, { rule: 'missing-key', file, pointer: pointerTo('', alias), expected, got: 'null' });
  }
  const owners = new Map<string, string>();
  for (const [alias, { modId }] of Object.entries(flags)) {
    const at = pointerTo('', alias);
    if (!Object.hasOwn(base, alias) && !named.includes(alias)) {
      const near = nearMatches(alias, Object.keys(base));
      const expected = 'an alias that a condition of layout.json, menus.json or panels.json names, or that the portal asks for';
      say(context, { rule: 'unread-alias', file, pointer: at, what: 'key', expected, got: shown(alias), ...didYouMean(near) });
    }
    const pointer = `${at}/modId`;
    const owner = owners.get(modId);
    if (owner !== undefined && context.depthOf(file, pointer) > 0)
      say(context, {
        rule: 'wrong-value',
        file,
        pointer,
        expected: 'a node of its own',
        got: `${shown(modId)}, which is ${owner}'s`,
      });
    owners.set(modId, alias);
    const near = known.has(modId) || context.depthOf(file, pointer) === 0 ? [] : typoMatches(modId, known);
    if (near.length > 0)
      say(context, {
        rule: 'unknown-flag',
        file,
        pointer,
        expected: 'a node of the platform',
        got: shown(modId),
        ...didYouMean(near),
      });
  }
}
