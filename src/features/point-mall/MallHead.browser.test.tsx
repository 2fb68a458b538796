import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { pointLists } from '#app-tests/pointLists.fixture.ts';

test('shows the goods of the brand whole, smaller beside a long number', async () => {
  await page.viewport(390, 844);
  const replies: Record<string, unknown> = {
    pointBalance: { currentPoint: 987_654_321_000 },
    pointConfig: { pointsRatio: 100 },
    pointReward: { rows: [], totalPages: 1, total: 0, pageNo: 1 },
  };
  const { portal } = await openApp({
    path: '/pointMall',
    panels: pointLists(undefined),
    member: {},
    reply: ({ name }) => replies[name],
  });
  const number = page.getByText('987,654,321,000', { exact: true });
  await expect.element(number).toBeVisible();
  const art = slot('page/pointMall')!.querySelector('header img')!;
  expect(art.getAttribute('src')).toBe(`/images/${portal.brand.images.mallArt}`);
  const words = document.createRange();
  words.selectNodeContents(number.element());
  const [picture, head] = [art.getBoundingClientRect(), art.closest('header')!.getBoundingClientRect()];
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(picture.left);
  expect(picture.right).toBeLessThanOrEqual(head.right);
  expect(picture.width).toBeGreaterThan(60);
  expect(getComputedStyle(art).objectFit).toBe('contain');
});
