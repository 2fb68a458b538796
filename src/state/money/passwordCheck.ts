import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { WriteName } from './openWrite.ts';
import type { SocialKind } from './socialId.ts';

/** What the member confirms with the transaction password (D-81). Texts are translated already. */
export interface PasswordCheck<K extends WriteName = WriteName> {
  title: string;
  /** What is about to happen, as name and value. */
  lines: readonly { label: string; value: string }[];
  confirm: string;
  /** False when the member has none: the dialog explains instead of asking. */
  hasPassword: boolean;
  /** A contact that has to be given with it (D-71). */
  contact: SocialKind | null;
  /** The call that does it, and what it is about. A wrong password is said at its field, another refusal above the form. */
  call: K;
  object: string;
  request: (password: string, contact: string) => RequestOf<K>;
  /** Said when it has been carried out. */
  done: string;
}

const waiting = new Map<string, PasswordCheck>();
let lastId = 0;

/** What an open dialog asks for. */
export const passwordCheckOf = (id: string): PasswordCheck | null => waiting.get(id) ?? null;

/** Asks for the transaction password and does what it is asked for; true when it was carried out. */
export async function askPassword<K extends WriteName>(portal: Portal, check: PasswordCheck<K>): Promise<boolean> {
  const id = String(++lastId);
  waiting.set(id, check);
  try {
    return (await portal.overlay.openModal('passwordCheckModal', { id })) === true;
  } finally {
    waiting.delete(id);
  }
}
