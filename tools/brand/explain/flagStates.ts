import type { Flags as FlagAliases, SandboxWhitelabelEntry } from '#contract/types.ts';
import { type FlagExplanation, type Flags, readFlags } from '../../../src/engine/flags/flags.ts';
import { type Json, isJsonObject } from '../../../src/engine/brand/json.ts';
import type { LayerValues } from './layerValues.ts';
import { valueAt } from './layerValues.ts';

/** The sandbox's whitelabel tree in the platform's format. */
function treeOf(entries: Readonly<Record<string, SandboxWhitelabelEntry>>): unknown[] {
  return Object.entries(entries).map(([modId, { enabled, nodes }]) => ({ modId, enabled, childrenNodes: treeOf(nodes ?? {}) }));
}

const list = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The brand's flags over its sandbox tree, as the preview and publishing from the sandbox see them. */
export function flagStates({ merged }: LayerValues): Flags {
  const brand = merged.get('brand.json')?.value;
  const whitelabel = valueAt(merged.get('sandbox/platform.json')?.value, '/whitelabel');
  return readFlags(treeOf((isJsonObject(whitelabel) ? whitelabel : {}) as unknown as Record<string, SandboxWhitelabelEntry>), {
    aliases: (merged.get('flags.json')?.value ?? {}) as unknown as FlagAliases,
    required: list(valueAt(brand, '/regulatory/required')),
    forbidden: list(valueAt(brand, '/regulatory/forbidden')),
  });
}

/** A flag by alias or modId; null when unknown. */
export function explainFlag(name: string, values: LayerValues): (FlagExplanation & { aliases: string[] }) | null {
  const flags = flagStates(values);
  const explanation = flags.explain(name);
  if (!flags.entries().some(({ modId }) => modId === explanation.modId)) return null;
  const known = Object.entries(values.merged.get('flags.json')?.value ?? {});
  const aliases = known.filter(([, alias]) => valueAt(alias, '/modId') === explanation.modId).map(([alias]) => alias);
  return { ...explanation, aliases };
}
