import { hasErrors } from '../../../../tools/brand-files/finding.ts';
import { changedPictures, hasChanges } from '../draft/draft.ts';
import type { StudioState } from './studio.ts';

/** Why the draft cannot be saved now; null when it can. */
export function waitsFor({ draft, findings, checked, conflicts, saving, shown }: StudioState): string | null {
  if (saving) return 'saving';
  if (!hasChanges(draft)) return 'a change';
  if (conflicts.length > 0) return `${conflicts.length === 1 ? '1 answer' : `${conflicts.length} answers`} about a changed file`;
  if (findings === null || checked !== draft) return 'the check';
  const isUnmade = changedPictures(draft).some(({ file }) => 'why' in (shown[file] ?? {}));
  if (isUnmade) return 'a picture that fits';
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return hasErrors(findings) ? (errors === 1 ? '1 error' : `${errors} errors`) : null;
}
