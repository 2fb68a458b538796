import type { SandboxWhitelabelEntry } from '#contract/types.ts';
import { supportedLanguages } from '#engine/values/languages.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { faultKinds } from '#sandbox/model/data.ts';
import type { BrandRecord } from './brandRecord.ts';
import { panelNames } from '#preview/controls/toolState.ts';
import type { KnownNames } from './previewOptions.ts';

/** All names that an address may use for this brand. */
export function knownNames({ brand, sandbox }: BrandRecord, modals: readonly string[]): KnownNames {
  return {
    scenario: Object.keys(sandbox.scenarios.scenarios),
    user: ['visitor', ...Object.keys(sandbox.users.users)],
    lang: [...supportedLanguages(brand).flatMap(({ code, htmlLang }) => [code, htmlLang]), 'pseudo', 'rtl'],
    flag: [...nodesOf(sandbox.platform.whitelabel ?? {}), ...Object.values(brand.flags).flatMap((alias) => alias?.modId ?? [])],
    call: ['*', ...Object.keys(endpoints)],
    kind: faultKinds,
    modal: modals,
    panel: panelNames,
  };
}

function nodesOf(entries: Readonly<Record<string, SandboxWhitelabelEntry>>): string[] {
  return Object.entries(entries).flatMap(([modId, { nodes }]) => [modId, ...nodesOf(nodes ?? {})]);
}
