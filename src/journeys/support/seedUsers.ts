import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import type { SandboxSeedUser } from '#contract/types.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { labelOf } from '#sandbox/model/labels.ts';

/** A seed user of a brand's sandbox, with the label that its ladder gives him. @throws for an unknown account */
export function seedUser(brand: string, account: string): SandboxSeedUser {
  const data = loadBrand(brand).sandbox as unknown as SandboxData & { users: { users: Record<string, SandboxSeedUser> } };
  const user = data.users.users[account];
  if (user === undefined) throw new Error(`${brand} has no seed user ${account}.`);
  return { ...user, label: labelOf(data, user.label?.rankLevel ?? 0) ?? user.label };
}
