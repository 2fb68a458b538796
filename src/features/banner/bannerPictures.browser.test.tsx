import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { positionsAround } from '#ui/carousel/carouselPositions.fixture.ts';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

beforeEach(() => page.viewport(1280, 800));

const banner = (bannerId: number, groupName = 'home') => ({
  bannerId,
  url: `/media/picture-${bannerId}.webp`,
  groupName,
  linkageType: bannerId === 1 ? 'PROMOTION' : null,
  linkageValue: bannerId === 1 ? '7' : null,
});
const open = (...banners: object[]) => openApp({ announcements: { banners } as never });
const shown = () => [...(slot('region/banner')?.querySelectorAll<HTMLElement>('[data-banner]') ?? [])];

test('each banner of the group shows its own picture and link (BAN-03)', async () => {
  await open(banner(1), banner(2, 'w_reg'), banner(3));
  await expect.poll(() => shown().map((one) => one.dataset['banner'])).toEqual(['1', '3']);
  const sources = shown().map((one) => one.querySelector('img')?.getAttribute('src'));
  expect(sources[0]).toMatch(/\/media\/picture-1\.webp$/);
  expect(sources.join()).not.toContain('picture-2');
  expect(shown().map((one) => one.getAttribute('href'))).toEqual(['/promotions/7', null]);
  // there is no such file: the picture leaves as soon as that is known
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => seen.add(shown()[1]?.querySelector('img')?.getAttribute('src') ?? null));
  observer.observe(slot('region/banner')!, { subtree: true, childList: true, attributes: true });
  await page.getByRole('button', { name: '2 of 2' }).click();
  await expect.poll(() => [...seen].join()).toMatch(/\/media\/picture-3\.webp/);
  observer.disconnect();
});

test('several banners advance after 5,000 ms (BAN-07)', async () => {
  await open(banner(1), banner(2), banner(3));
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(await positionsAround(slot('region/banner')!, 5_000)).toEqual(['1 of 3', '2 of 3']);
});
