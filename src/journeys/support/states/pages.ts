import { allBrands, expect } from '../portal.ts';
import { createButton } from '../registration.ts';
import { field, loadSections } from '../visitor.ts';
import { at, type State, within } from './state.ts';

/** The home page with all of its sections. */
function home(as?: string): State['reach'] {
  return async (portal) => {
    await at('/', 'page/home', as === undefined ? {} : { as })(portal);
    await loadSections(portal);
  };
}

export const pages: readonly State[] = [
  { name: 'home', reach: home() },
  { name: 'home without content', reach: within('empty', at('/', 'region/header')) },
  { name: 'home of a member', reach: home('member01') },
  { name: 'home of an agent', brands: ['orvane-desk'], reach: home('agent001') },
  { name: 'register', reach: at('/register', 'page/register') },
  {
    name: 'register, every field, refused',
    reach: within('all-fields', async (portal) => {
      await at('/register', 'page/register')(portal);
      const page = portal.slot('page/register');
      await expect(field(page, 'skype')).toBeVisible();
      await createButton(page, portal).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    }),
  },
  {
    name: 'register by phone',
    reach: within('phone-registration', async (portal) => {
      await at('/register', 'page/register')(portal);
      const page = portal.slot('page/register');
      const byPhone = page.getByRole('radio', { name: portal.say('register:by_phone') });
      if ((await byPhone.count()) > 0) await byPhone.check({ force: true });
      await expect(field(page, 'mobileNum')).toBeVisible();
      await portal.slot('field/mobileNum').locator('[aria-haspopup="listbox"]').click();
      await expect(portal.page.getByRole('listbox')).toBeVisible();
    }),
  },
  {
    name: 'registration closed',
    reach: async (portal) => {
      await portal.sandbox.flags({ USERNAMEREG3: '0', MOBILEREG3: '0' });
      await at('/register', 'page/register')(portal);
      await expect(portal.page.getByText(portal.say('register:closed_title'))).toBeVisible();
    },
  },
  { name: 'help', brands: allBrands, reach: at('/helpmc', 'page/help') },
  {
    name: 'help with nothing found',
    reach: async (portal) => {
      await at('/help', 'page/help')(portal);
      await portal.page.getByRole('searchbox').fill('zzzz nothing');
      await expect(portal.page.getByText(portal.say('help:nothing_found'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'help that cannot be had',
    reach: async (portal) => {
      await portal.sandbox.fault('helpCenter', 'refused');
      await at('/help', 'page/help')(portal);
      await expect(portal.page.getByText(portal.say('help:error_title'))).toBeVisible();
    },
  },
  { name: 'promotion', reach: at('/promotions/week', 'page/promotionDetail') },
  { name: 'unknown promotion', reach: at('/promotions/none', 'page/promotionDetail') },
];
