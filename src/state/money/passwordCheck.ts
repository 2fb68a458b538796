import type { Portal } from '#state/portal/portal.ts';
import type { Outcome } from './idempotentWrite.ts';
import type { SocialKind } from './socialId.ts';

/** What the member confirms with the transaction password (D-81). Texts are translated already. */
export interface PasswordCheck {
  title: string;
  /** What is about to happen, as name and value. */
  lines: readonly { label: string; value: string }[];
  confirm: string;
  /** False when the member has none: the dialog explains instead of asking. */
  hasPassword: boolean;
  /** A contact that has to be given with it (D-71). */
  contact: SocialKind | null;
  /** Does it. A wrong password is said at its field, another refusal above the form. */
  run: (password: string, contact: string) => Promise<Outcome<unknown>>;
  /** After a lost answer: whether the platform's records show it; null when they cannot be read. */
  happened: () => Promise<boolean | null>;
}

const waiting = new Map<string, PasswordCheck>();
let lastId = 0;

/** What an open dialog asks for. */
export const passwordCheckOf = (id: string): PasswordCheck | null => waiting.get(id) ?? null;

/** Asks for the transaction password and does what it is asked for; true when it was carried out. */
export async function askPassword(portal: Portal, check: PasswordCheck): Promise<boolean> {
  const id = String(++lastId);
  waiting.set(id, check);
  try {
    return (await portal.overlay.openModal('passwordCheckModal', { id })) === true;
  } finally {
    waiting.delete(id);
  }
}
