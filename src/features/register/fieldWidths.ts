import type { RegistrationField } from '#engine/fields/registerForm.ts';

export type FieldWidth = 'full' | 'half';

/** Width of each field on a wide screen: a half without a neighbour takes the full line. */
export function fieldWidths(fields: readonly Pick<RegistrationField, 'entry'>[]): FieldWidth[] {
  const widths: FieldWidth[] = fields.map(({ entry }) => entry?.width ?? 'full');
  for (let at = 0; at < widths.length; at += 1) {
    if (widths[at] === 'full') continue;
    if (widths[at + 1] === 'half') at += 1;
    else widths[at] = 'full';
  }
  return widths;
}
