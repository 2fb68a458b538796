import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import type { SandboxSeedUser } from '#contract/types.ts';

/** A seed user of a brand's sandbox. @throws for an unknown account */
export function seedUser(brand: string, account: string): SandboxSeedUser {
  const { users } = loadBrand(brand).sandbox['users'] as unknown as { users: Record<string, SandboxSeedUser> };
  const user = users[account];
  if (user === undefined) throw new Error(`${brand} has no seed user ${account}.`);
  return user;
}
