import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adoptToken } from '#state/session/restore.ts';
import { forgetMember } from '#state/session/signOut.ts';
import { many, openRecords, pageOf, settledAs } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('what one member typed is not there for another one whose session follows at once', async () => {
  const { portal, asked } = await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  const typed = page.getByRole('search').getByRole('textbox');
  await typed.fill('D7');
  const calls = asked().length;
  forgetMember(portal);
  adoptToken(portal, 'st_2');
  await expect.poll(() => asked().length).toBeGreaterThan(calls);
  await settledAs('ready');
  await expect.element(typed).toHaveValue('');
});
