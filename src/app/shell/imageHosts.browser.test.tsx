import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '#app-tests/app.fixture.tsx';
import { watchImageHosts } from '#state/content/imageHosts.ts';
import { imageUrl } from '#state/content/images.ts';
import type { Portal } from '#state/portal/portal.ts';

const ICON = '/src/ui/icon/icons.svg';
/** The index distributes the pictures over the hosts. */
const iconOf = (id: string) => `${ICON}?${id}.picture`;
const MINUTE = 60_000;
/** Hosts that do not exist. */
const DOWN = 'http://localhost:59321';
/** Enough pictures for each host to get some. */
const COUNT = 12;
const numbers = Array.from({ length: COUNT }, (_, nth) => nth);
let ahead = 0;
let stop: () => void = () => undefined;

beforeEach(async () => {
  ahead = 0;
  loaded.clear();
  document.addEventListener('load', noteLoad, { capture: true });
  await page.viewport(1280, 800);
});
afterEach(() => {
  stop();
  document.removeEventListener('load', noteLoad, { capture: true });
  vi.restoreAllMocks();
});

const lanes = [{ gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Studio LUM', isHot: 0 }] }];
const game = (id: string) => ({
  nodeId: id,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
  icon: iconOf(id),
});

/** A member on a page with pictures of these hosts; records requests from the first render on. */
async function open(path: string, imageCDNs: string[], begin: (portal: Portal) => void) {
  const hosts = { images: imageCDNs.map((cdn) => new URL(cdn).host) };
  const promotion = numbers.map((id) => ({ id, category: 'news', title: `Cup ${id}`, image: iconOf(`cup-${id}`) }));
  const app = await openApp({
    path,
    member: {},
    info: { imageCDNs },
    announcements: { promotion } as never,
    brand: { security: { hosts } } as never,
    reply: ({ name, request }) => {
      if (name === 'gameVendor') return { data: { lanes } };
      if (name === 'hotGames') return { list: [] };
      if (name === 'vassGameType') return [];
      if (name !== 'gameList') return null;
      const { pageNo } = request as { pageNo: number };
      return { games: numbers.map((nth) => game(`p${pageNo}-${nth}`)), totalPages: 3, total: 126 };
    },
  });
  begin(app.portal);
  return app;
}
const watch = (portal: Portal) => {
  stop = watchImageHosts(portal, () => performance.now() + ahead);
};
const pictures = (): HTMLImageElement[] => [...document.querySelectorAll<HTMLImageElement>(`main img[src*="${ICON}"]`)];
/** Addresses whose pictures have told that they are loaded; they are complete before that. */
const loaded = new Set<string>();
const noteLoad = ({ target }: Event) => target instanceof HTMLImageElement && loaded.add(target.currentSrc);
const whole = (part = '') =>
  pictures().filter(
    ({ complete, naturalWidth, src, currentSrc }) => complete && naturalWidth > 0 && loaded.has(currentSrc) && src.includes(part),
  );

/** The pictures that fail from now on. */
function failures(): string[] {
  const errors: string[] = [];
  // the brand's own are none of the platform's, and fail when they like
  const note = ({ target }: Event) => target instanceof HTMLImageElement && target.src.includes(ICON) && errors.push(target.src);
  addEventListener('error', note, { capture: true });
  onTestFinished(() => removeEventListener('error', note, { capture: true }));
  return errors;
}

test.each(['/rng', '/promotions'])('%s: pictures of a failed host come from the next one (F27)', async (path) => {
  const errors = failures();
  await open(path, [DOWN, location.origin], watch);
  const afterInput = () => {
    // what is below the first screen waits for it
    dispatchEvent(new Event('pointermove'));
    return whole().length;
  };
  await expect.poll(afterInput).toBe(COUNT);
  expect(errors.length).toBeGreaterThan(0);
  expect(whole().every(({ src }) => src.startsWith(location.origin))).toBe(true);
});

test('a failed host is skipped for five minutes (F27)', async () => {
  const errors = failures();
  await open('/rng', [DOWN, location.origin], watch);
  await expect.poll(() => whole('p1-').length).toBe(COUNT);
  errors.length = 0;
  ahead = 4 * MINUTE;
  await userEvent.click(page.getByRole('button', { name: 'Page 2', exact: true }));
  await expect.poll(() => whole('p2-').length).toBe(COUNT);
  expect(errors).toEqual([]);
  ahead = 6 * MINUTE;
  await userEvent.click(page.getByRole('button', { name: 'Page 1', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Page 3', exact: true }));
  await expect.poll(() => whole('p3-').length).toBe(COUNT);
  expect(errors.some((src) => src.startsWith(DOWN))).toBe(true);
});

test('a picture that no host has shows the default one, and no host counts as failed (F26, F27)', async () => {
  const errors = failures();
  const { portal } = await open('/rng', [`${location.origin}/none`, `${location.origin}/neither`], watch);
  await expect.poll(() => document.querySelectorAll('article img[width="96"]').length).toBe(COUNT);
  // each host once, then the usual retries
  for (const nth of numbers) expect(errors.filter((src) => src.endsWith(iconOf(`p1-${nth}`))).length).toBeLessThanOrEqual(5);
  expect(numbers.some((nth) => imageUrl(portal, iconOf(`${nth}`)).includes('/none/'))).toBe(true);
  expect(numbers.some((nth) => imageUrl(portal, iconOf(`${nth}`)).includes('/neither/'))).toBe(true);
});

test('a host that never answers is left within two seconds (F27)', async () => {
  const { prototype } = HTMLImageElement;
  const complete = Object.getOwnPropertyDescriptor(prototype, 'complete')!;
  vi.spyOn(prototype, 'complete', 'get').mockImplementation(function (this: HTMLImageElement) {
    return this.src.startsWith(DOWN) ? false : (complete.get!.call(this) as boolean);
  });
  // in this test a refused picture is one that hangs
  const deaf = (event: Event) => event.stopImmediatePropagation();
  addEventListener('error', deaf, { capture: true });
  onTestFinished(() => removeEventListener('error', deaf, { capture: true }));
  const { portal } = await open('/rng', [DOWN, location.origin], () => undefined);
  expect(numbers.some((nth) => imageUrl(portal, iconOf(`p1-${nth}`)).startsWith(DOWN))).toBe(true);
  watch(portal);
  await expect.poll(() => whole().length).toBe(COUNT);
});
