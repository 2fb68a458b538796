import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { WriteName } from './openWrite.ts';
import type { SocialKind } from './socialId.ts';

/** A request to confirm with the transaction password (D-81). Texts are translated. */
export interface PasswordCheck<K extends WriteName = WriteName> {
  title: string;
  /** The details of the operation, as name and value. */
  lines: readonly { label: string; value: string }[];
  confirm: string;
  /** False when the member has none: the dialog explains it. */
  hasPassword: boolean;
  /** A required contact (D-71). */
  contact: SocialKind | null;
  /** The call and its object. A wrong password is shown at its field, another refusal above the form. */
  call: K;
  object: string;
  request: (password: string, contact: string) => RequestOf<K>;
  done: string;
}

const waiting = new Map<string, PasswordCheck>();
let lastId = 0;

export const passwordCheckOf = (id: string): PasswordCheck | null => waiting.get(id) ?? null;

/** Asks for the transaction password and carries the operation out; true when done. */
export async function askPassword<K extends WriteName>(portal: Portal, check: PasswordCheck<K>): Promise<boolean> {
  const id = String(++lastId);
  waiting.set(id, check);
  try {
    return (await portal.overlay.openModal('passwordCheckModal', { id })) === true;
  } finally {
    waiting.delete(id);
  }
}
