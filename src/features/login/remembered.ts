import { forgetUser, readRememberedUser, type RememberedUser, rememberUser } from './remember/rememberMe.ts';

// lazy: most brands never need the IndexedDB code of the vault
const vault = async () => (await import('./remember/secretVault.ts')).createSecretVault();

/** The last user, and whether a sealed password is stored, too. */
export interface Remembered extends RememberedUser {
  hasPassword: boolean;
}

/** Null without a remembered user. */
export async function readRemembered(withPassword: boolean): Promise<Remembered | null> {
  const user = readRememberedUser();
  if (user === null) return null;
  return { ...user, hasPassword: withPassword && (await vault()).holds() };
}

/** Separates name and password; no text field can contain it. */
const END = '\n';

/** The password of this user, opened for one submit; null when expired, without its key, or another user's. */
export async function rememberedPassword(username: string): Promise<string | null> {
  const opened = await (await vault()).open();
  const name = username + END;
  return opened?.startsWith(name) ? opened.slice(name.length) : null;
}

/** Remembers for 24 hours; the password only where the brand allows it, encrypted together with its user's name. */
export async function rememberMe(user: Partial<RememberedUser>, password: string | null): Promise<void> {
  rememberUser(user);
  if (password !== null) await (await vault()).save((user.username ?? '') + END + password);
}

/** Called when the box was unticked, or the stored password was refused. */
export async function forgetMe(): Promise<void> {
  forgetUser();
  await (await vault()).forget();
}
