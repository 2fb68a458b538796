// covers: side-menu, header, home, register, register-success, fields
import { expect } from './support/portal.ts';
import { type BrandJson, testOfCopy } from './support/copiedBrand.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { expectMember, loadSections, pathOf, signOut } from './support/visitor.ts';

const record = (value: unknown): BrandJson => value as BrandJson;

const test = testOfCopy({
  'brand.json': (brand) => ({
    ...brand,
    id: 'acme',
    name: 'Acme Rooms',
    hosts: ['acme.example'],
    merchantCode: 'acme01',
    languages: { supported: ['EN', 'PT'], default: 'EN' },
    currency: { symbol: '¤', space: '' },
  }),
  'menus.json': (menus) => ({
    ...menus,
    side: { order: ['language', 'support', 'home'] },
    header: { order: ['register', 'login'] },
  }),
  'layout.json': (layout) => ({ ...layout, home: { order: ['categories', 'notice'] } }),
  'theme.json': (theme) => {
    const color = record(theme['color']);
    return { ...theme, color: { ...color, light: { ...record(color['light']), bg: '#FFF4F0' } } };
  },
});

test('a copied folder with edited JSON runs without a code change', async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'acme');
  await expect(page).toHaveTitle('Acme Rooms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const entries = (region: string) =>
    slot(region)
      .locator('[data-entry]:not([data-entry^="social-"])')
      .evaluateAll((found) => found.map((entry) => entry.getAttribute('data-entry')));
  expect(await entries('region/sideMenu')).toEqual(['language', 'support', 'home']);
  expect(await entries('region/header')).toEqual(['register', 'login']);
  await loadSections(portal);
  await expect(slot('section/promotions')).toHaveCount(0);
  await expect(slot('section/notice')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 244, 240)');

  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  await confirmSuccess(portal);
  await expect.poll(() => pathOf(portal)).toBe('/');
  await expectMember(portal, 'newplayer1');
  await expect(slot('region/header').getByRole('group', { name: portal.say('portal:balance') })).toContainText('¤');
  await signOut(portal);
  expect(await page.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe('acme01');
});
