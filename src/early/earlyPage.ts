import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { Ages } from '#state/forms/plainChecks.ts';

/** What the script of a form knows: rules, the brand's ages, and the words of faults. */
export interface EarlyPage {
  brand: Ages;
  registerSettings: unknown;
  texts: { resources: { rules?: Readonly<Record<string, string>> } };
}

/** Id of the element with this data, which precedes the form: the snapshot comes after it, and may be read late. */
export const EARLY_PAGE = 'early';

export function earlyPageOf({ brand: { registerForm }, registerSettings, texts }: Snapshot): EarlyPage {
  const { minAge, birthdayAge } = registerForm.agreement;
  const { rules = {} } = texts.resources;
  return { brand: { registerForm: { agreement: { minAge, birthdayAge } } }, registerSettings, texts: { resources: { rules } } };
}
