import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { slot } from '#app-tests/app.fixture.tsx';
import { openCentre, stateOf } from './centre.fixture.ts';

afterEach(() => sessionStorage.clear());

test('nothing in a long panel scrolls the centre itself', async () => {
  await page.viewport(390, 300);
  await openCentre({ query: 'centre=member.transactionHistory' });
  await expect.poll(() => stateOf('transactionHistory')).toBe('ready');
  const dialog = slot('modal/centre')!;
  dialog.scrollTop = 40;
  expect([dialog.scrollTop, dialog.scrollLeft]).toEqual([0, 0]);
});
