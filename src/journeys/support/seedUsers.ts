import { loadBrand } from '../../../tools/brand-files/loadBrand.ts';
import type { SandboxSeedUser } from '#contract/types.ts';
import type { SandboxData } from '#sandbox/model/data.ts';
import { labelOf } from '#sandbox/model/labels.ts';
import { allFolders } from './brands/testBrands.ts';

type Data = SandboxData & { users: { users: Record<string, SandboxSeedUser> } };

/** Cached: reading and checking a brand takes most of a second. */
const loaded = new Map<string, Data>();

function dataOf(brand: string): Data {
  const data = loaded.get(brand) ?? (loadBrand(brand, { folders: allFolders }).sandbox as unknown as Data);
  loaded.set(brand, data);
  return data;
}

/** A seed user of a brand's sandbox, with the label of its level. @throws for an unknown account */
export function seedUser(brand: string, account: string): SandboxSeedUser {
  const data = dataOf(brand);
  const user = data.users.users[account];
  if (user === undefined) throw new Error(`${brand} has no seed user ${account}.`);
  return { ...user, label: labelOf(data, user.label?.rankLevel ?? 0) ?? user.label };
}
