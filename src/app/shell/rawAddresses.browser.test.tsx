import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';

const DEEP = import.meta.env['DEEP'] !== '';
const promotion = { id: '100%', category: 'news', title: 'All of it' };
const banner = (value: string) => ({ bannerId: value, linkageType: 'ROUTE', linkageValue: value });

/** Parts of addresses that are malformed, partly encoded, or special. */
const pieces = [
  '%',
  '%%',
  '%E0%A4%A',
  '%e0',
  '%00',
  '%2f',
  '%5c',
  '%u0041',
  '%zz',
  '#',
  '?',
  '=',
  '&',
  '/',
  '..',
  '.',
  '\\',
  ' ',
  '+',
];
const words = [
  'promotions',
  'rng',
  'helpmc',
  'promoDetail',
  'id',
  'vendor',
  'page',
  'view',
  'lang',
  'é',
  '🐟',
  '\ud800',
  '[',
  '{{x}}',
];
const rawAddress = fc
  .array(fc.constantFrom(...pieces, ...words), { maxLength: 10 })
  .map((parts) => `/${parts.join('')}`)
  // another site, which safePath refuses before the router does
  .filter((address) => !/^\/[/\\]/.test(address));

test('no address, hash or query breaks the page, however malformed', async () => {
  // React logs caught errors to the console
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { portal } = await openApp({ announcements: { promotion: [promotion] } as never });
  await expect.poll(() => slot('region/header')).not.toBeNull();
  const known = [
    '/#%',
    '/helpmc',
    '/promotions#%E0%A4%A',
    '/promotions/100%',
    '/promoDetail?id=%',
    '/rng?vendor=%&page=%E0',
    '/%',
    '/%E0%A4%A',
  ];
  for (const address of [...known, ...fc.sample(rawAddress, DEEP ? 1_000 : { numRuns: 120, seed: 20_780 })]) {
    await settle(() => portal.router.navigate(address));
    // the help has no header, and is loaded when it is first opened
    await expect.poll(() => slot('region/header') ?? slot('page/help'), { message: JSON.stringify(address) }).not.toBeNull();
    expect(document.querySelector('main'), JSON.stringify(address)).not.toBeNull();
  }
  expect(said.mock.calls.filter(([text]) => String(text).includes('URI'))).toEqual([]);
  said.mockRestore();
});

test.each(['help#%', 'help#%E0%A4%A', 'promotions#50%', 'promotions#\ud800'])(
  'a banner with the target %s is a link and opens it',
  async (value) => {
    const { portal } = await openApp({ announcements: { banner: [banner(value)] } as never });
    await expect.poll(() => slot('region/header')).not.toBeNull();
    const { bannerLink } = await import('#state/navigation/links.ts');
    const link = bannerLink(portal, banner(value) as never, () => true);
    if (link?.kind !== 'path') throw new Error('The banner has no path');
    await settle(() => portal.router.navigate(link.path));
    await expect.poll(() => document.querySelector('main')).not.toBeNull();
    expect(document.body.textContent).not.toMatch(/could not be shown|went wrong/i);
  },
);

test('an encoded hash scrolls to its element', async () => {
  const { portal } = await openApp();
  const target = document.createElement('p');
  target.id = 'só 50%';
  target.scrollIntoView = vi.fn();
  document.body.append(target);
  await settle(() => portal.router.navigate('/#s%C3%B3%2050%25'));
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  target.id = '50%';
  await settle(() => portal.router.navigate('/#50%'));
  expect(target.scrollIntoView).toHaveBeenCalledTimes(2);
  target.remove();
});
