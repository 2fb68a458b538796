import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import menus from '../../../brands/base/menus.json';

beforeEach(() => page.viewport(1440, 900));

const lanes = (...categories: string[]) => ({
  data: { lanes: categories.map((gameCategory) => ({ gameCategory, cards: [{ vassalage: gameCategory, isHot: 0 }] })) },
});
const form = () => slot('region/search');

test('searches the first of the brand’s categories, with the address of its lobby', async () => {
  const categories = { ...menus.categories, order: ['lott', 'rng', 'live'] };
  const { portal } = await openApp({ brand: { menus: { ...menus, categories } } as never });
  const visited: string[] = [];
  portal.router.navigate = (path) => void visited.push(path);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search in Slots' }), '   ');
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual([]);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search in Slots' }), ' fox & owl ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visited).toEqual(['/rng?name=fox+%26+owl']);
  expect(form()!.getAttribute('action')).toBe('/rng');
});

test('searches the first visible lobby', async () => {
  await openApp({ reply: ({ name }) => (name === 'gameVendor' ? lanes('LIVE', 'FISH') : null) });
  await expect.element(page.getByRole('search', { name: 'Search in Live casino' })).toBeVisible();
});

test('is hidden without a lobby', async () => {
  await openApp({ reply: ({ name }) => (name === 'gameVendor' ? lanes('LOTT') : null) });
  await expect.poll(form).toBe(null);
});

test('is an icon on a narrow window, which expands', async () => {
  await page.viewport(900, 900);
  await openApp();
  expect(form()!.getBoundingClientRect().width).toBe(44);
  await userEvent.click(page.getByRole('searchbox'));
  await expect.poll(() => form()!.getBoundingClientRect().width).toBe(220);
});

test('is hidden on the registration page', async () => {
  await openApp({ path: '/register', on: ['DIRECTREG3'] });
  await expect.poll(() => slot('page/register')).not.toBe(null);
  expect(form()).toBe(null);
});
