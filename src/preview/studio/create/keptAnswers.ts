import { localArea } from '#platform/browser/storage.ts';
import type { GivenAnswers } from './calls.ts';

/** No id of a brand has a plus. */
const KEY = 'studio:+new';

/** Keeps the answers over reloads and crashes, in the browser of this machine. False when the browser refuses. */
export function keepAnswers(answers: GivenAnswers): boolean {
  if (Object.keys(answers).length > 0) return localArea.set(KEY, JSON.stringify(answers));
  localArea.remove(KEY);
  return true;
}

/** The kept answers; none in a form that this version does not know. */
export function keptAnswers(): GivenAnswers {
  try {
    const kept: unknown = JSON.parse(localArea.get(KEY) ?? '{}');
    const isKnown = typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string');
    return isKnown ? (kept as GivenAnswers) : {};
  } catch {
    return {};
  }
}
