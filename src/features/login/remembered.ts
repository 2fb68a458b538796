import { forgetUser, readRememberedUser, type RememberedUser, rememberUser } from './remember/rememberMe.ts';

/** What the password field shows for a remembered password: dots for nothing, because the real one stays sealed. */
export const MASK = '\u2022'.repeat(10);

// the vault brings IndexedDB code with it that most brands never need
const vault = async () => (await import('./remember/secretVault.ts')).createSecretVault();

/** Who signed in last, and whether a sealed password is kept too. */
export async function readRemembered(withPassword: boolean): Promise<(RememberedUser & { hasPassword: boolean }) | null> {
  const user = readRememberedUser();
  if (user === null) return null;
  return { ...user, hasPassword: withPassword && (await vault()).holds() };
}

/** The sealed password, opened for this one submit; null when it expired or its key is gone. */
export async function rememberedPassword(): Promise<string | null> {
  return (await vault()).open();
}

/** Remembers for 24 hours; the password only where the brand wants it, and never readable. */
export async function rememberMe(user: Partial<RememberedUser>, password: string | null): Promise<void> {
  rememberUser(user);
  if (password !== null) await (await vault()).save(password);
}

/** The box was unticked, or the kept password was refused. */
export async function forgetMe(): Promise<void> {
  forgetUser();
  await (await vault()).forget();
}
