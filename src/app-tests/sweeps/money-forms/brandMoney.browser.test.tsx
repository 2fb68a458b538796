import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { sampleBrand, sampleBrandIds } from '../../sampleBrands.fixture.ts';
import { createUser } from './user.fixture.ts';
import { rows } from './rows.fixture.ts';
import { BRAND } from './platform.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
  sessionArea.clear();
});

/** Brands of members beside the one of all other schedules. */
const brandIds = sampleBrandIds.filter((id) => id !== BRAND && sampleBrand(id).brand.audience !== 'agent');
/** Calls that move money; deposits and withdrawals are walked in each brand on the production build. */
const moving = rows.filter(({ call }) => ['walletTransfer', 'walletRecall', 'confirmWithdraw'].includes(call));
const cases = brandIds.flatMap((id) => {
  const { member } = sampleBrand(id).panels as { member: Readonly<Record<string, unknown>> };
  return moving.filter(({ panel }) => Object.hasOwn(member, panel)).map((row) => [id, row.form, row] as const);
});

test.each(cases)('%s: %s is carried out once and stands in the records, with the panels of the brand', async (id, _, row) => {
  const user = await createUser(row, id);
  await user.submit({ network: 'lost', action: 'nothing' });
  await user.resolveAll();
  expect(user.faults, user.faults.join('\n')).toEqual([]);
  await user.leave();
});
