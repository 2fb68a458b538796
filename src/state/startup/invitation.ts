import { affiliateParameters, referralParameters } from '#engine/constants.ts';
import { localArea, readSession, writeSession } from '#platform/browser/storage.ts';

/** How long a tab that is opened from another one has its codes: browsers give it a session storage of its own. */
const SHARED_MS = 3_600_000;
/** Longer codes fit no field. */
const LONGEST = 255;

/** The names by which an address gives a code; one replaces the others of its kind. */
const kinds = [affiliateParameters, referralParameters];

const codeIn = (query: URLSearchParams, name: string): string => {
  const code = (query.get(name) ?? '').trim();
  return code.length <= LONGEST ? code : '';
};

function codesOfOtherTab(now: number): string {
  const shared = localArea.get('invitation') ?? '';
  const age = now - Number(new URLSearchParams(shared).get('at') ?? Number.NaN);
  return Math.abs(age) <= SHARED_MS ? shared : '';
}

/** The invitation codes of this visit, under their names in the address. */
export function keptInvitation(now: number = Date.now()): URLSearchParams {
  return new URLSearchParams(readSession('invitation') ?? codesOfOtherTab(now));
}

/** Keeps the invitation codes of an address for the visit: the next step has another address. The newest of a kind wins. */
export function keepInvitation(query: URLSearchParams, now: number = Date.now()): void {
  const kept = keptInvitation(now);
  let isNew = false;
  for (const names of kinds) {
    const given = names.find((name) => codeIn(query, name) !== '');
    if (given === undefined) continue;
    for (const name of names) kept.delete(name);
    kept.set(given, codeIn(query, given));
    isNew = true;
  }
  if (!isNew) {
    // a tab that was opened from another one keeps what it has begun with
    if (kept.has('at') && readSession('invitation') === null) writeSession({ invitation: kept.toString() });
    return;
  }
  kept.set('at', String(now));
  writeSession({ invitation: kept.toString() });
  localArea.set('invitation', kept.toString());
}
