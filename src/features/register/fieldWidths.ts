import type { RegistrationField } from '#engine/fields/registerForm.ts';

export type FieldWidth = 'full' | 'half';

/** How wide each field stands on a wide screen: a half that has no neighbour to share its line with takes the line. */
export function fieldWidths(fields: readonly Pick<RegistrationField, 'entry'>[]): FieldWidth[] {
  const widths: FieldWidth[] = fields.map(({ entry }) => entry?.width ?? 'full');
  for (let at = 0; at < widths.length; at += 1) {
    if (widths[at] === 'full') continue;
    if (widths[at + 1] === 'half') at += 1;
    else widths[at] = 'full';
  }
  return widths;
}
