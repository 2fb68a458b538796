import { forgetUser, readRememberedUser, type RememberedUser, rememberUser } from './remember/rememberMe.ts';

// lazy: most brands never need the IndexedDB code of the vault
const vault = async () => (await import('./remember/secretVault.ts')).createSecretVault();

/** The last user, and whether a sealed password is stored, too. */
export interface Remembered extends RememberedUser {
  hasPassword: boolean;
}

/** Null where nobody is remembered. */
export async function readRemembered(withPassword: boolean): Promise<Remembered | null> {
  const user = readRememberedUser();
  if (user === null) return null;
  return { ...user, hasPassword: withPassword && (await vault()).holds() };
}

/** Ends the name before the password; no text field can hold it. */
const END = '\n';

/** The sealed password of this user, opened for one submit; null when it expired, its key is gone, or it is another's. */
export async function rememberedPassword(username: string): Promise<string | null> {
  const opened = await (await vault()).open();
  const name = username + END;
  return opened?.startsWith(name) ? opened.slice(name.length) : null;
}

/** Remembers for 24 hours; the password only where the brand wants it, never readable, and sealed with its user's name. */
export async function rememberMe(user: Partial<RememberedUser>, password: string | null): Promise<void> {
  rememberUser(user);
  if (password !== null) await (await vault()).save((user.username ?? '') + END + password);
}

/** Called when the box was unticked, or the stored password was refused. */
export async function forgetMe(): Promise<void> {
  forgetUser();
  await (await vault()).forget();
}
