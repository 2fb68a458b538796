import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorAt, fill, open, press, shown } from '../securityPanel.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

test('a birthday under 21 is saved once it is confirmed, and the confirmation is not sent (P-01)', async () => {
  const { sent } = await open({ row: 'birthday' });
  await shown('birthday');
  const birthday = `${new Date().getFullYear() - 19}-01-01`;
  await fill({ birthday });
  await press('Save');
  await errorAt('birthday').toBe('true');
  expect(sent('saveProfile')).toEqual([]);
  await userEvent.click(page.getByText(/^My date of birth is right.* under 21\.$/));
  await press('Save');
  await expect.poll(() => sent('saveProfile')).toEqual([{ birthday }]);
});
