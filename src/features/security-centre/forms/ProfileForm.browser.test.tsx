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

test('a year of two digits or a day that does not exist is not saved as a birthday (P-01)', async () => {
  const { sent } = await open({ row: 'birthday' });
  await shown('birthday');
  const input = document.querySelector<HTMLInputElement>('input[name="birthday"]') as HTMLInputElement;
  for (const typed of ['01010015', '02302000']) {
    await userEvent.click(input, { position: { x: 20, y: 25 } });
    await userEvent.keyboard(typed);
    await press('Save');
    await errorAt('birthday').toBe('true');
    await expect.element(page.getByText('Enter a date of birth that exists, between 1900 and today.')).toBeVisible();
  }
  expect(sent('saveProfile')).toEqual([]);
});
