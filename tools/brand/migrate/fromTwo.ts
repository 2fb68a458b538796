import { isJsonObject } from '../../../src/engine/brand/json.ts';
import type { JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';

/** Removes a key from every entry of a map. */
function removeFrom(draft: JsonDraft | undefined, map: string, key: string): void {
  const entries = draft?.get([map]) ?? null;
  if (!draft || !isJsonObject(entries)) return;
  for (const [name, entry] of Object.entries(entries)) {
    if (isJsonObject(entry) && entry[key] !== undefined) draft.remove([map, name, key]);
  }
}

/**
 * Version 2 → 3: keys that nothing read are gone. `security.cipher` never decided: `requireEncryption` does, and only a
 * preview may send payloads open. `images.logo` was the mark once more; routes had no use for a `title`, fields none for
 * `optional`.
 */
export const fromTwo: Step = {
  from: 2,
  to: 3,
  apply(drafts) {
    const brand = drafts.get('brand.json');
    const notes: string[] = [];
    const cipher = brand?.get(['security', 'cipher']);
    if (cipher !== undefined) brand?.remove(['security', 'cipher']);
    if (cipher === 'plain') notes.push('security.cipher "plain" was dropped: published sites always seal passwords');
    const logo = brand?.get(['images', 'logo']);
    if (logo !== undefined) brand?.remove(['images', 'logo']);
    if (logo !== undefined)
      notes.push(`images.logo was dropped: the portal shows mark and name; remove the file ${String(logo)}`);
    removeFrom(drafts.get('layout.json'), 'routes', 'title');
    removeFrom(drafts.get('register-form.json'), 'fields', 'optional');
    brand?.set(['schemaVersion'], 3);
    return notes;
  },
};
