import { supportedLanguages } from '#engine/languages.ts';
import { endpoints } from '#platform/endpoints.ts';
import { faultKinds } from '#sandbox/model/data.ts';
import type { PreviewHook } from '../inside/hook.ts';
import type { KnownNames } from '../wishes.ts';
import type { BrandRecord } from './brandRecord.ts';
import { panelNames } from './toolState.ts';

/** The modIds and modal names of the running page. */
export function flagsOf({ portal }: PreviewHook): { flags: string[]; modals: string[] } {
  const { flags } = portal.system.getState();
  return { flags: flags.entries().map(({ modId }) => modId), modals: portal.registry.names('modal') };
}

/** Everything that an address may name for this brand. */
export function knownNames({ brand, sandbox }: BrandRecord, page: { flags: string[]; modals: string[] }): KnownNames {
  return {
    scenario: Object.keys(sandbox.scenarios.scenarios),
    user: ['visitor', ...Object.keys(sandbox.users.users)],
    lang: [...supportedLanguages(brand).flatMap(({ code, htmlLang }) => [code, htmlLang]), 'pseudo', 'rtl'],
    flag: page.flags,
    call: ['*', ...Object.keys(endpoints)],
    kind: faultKinds,
    modal: page.modals,
    panel: panelNames,
  };
}
