import type { Brand } from '#engine/brand/snapshot.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { ownBrand } from '../support/brands/testBrands.ts';
import { confirmAccount, fillRegistration, openLogin, passHumanCheck, seeMember, sendLogin } from './actions.ts';
import { LIGHT_PAGE, slot, type Step } from './step.ts';

const form = slot('page/register', 'form');
const pageOfOwn = (brand: Brand) => Object.values(brand.layout.routes).find(({ page }) => page === 'content');

const invalidFocus = `document.activeElement?.matches('input[aria-invalid="true"]') === true`;

/** What a visitor does until there is a session. */
export const visitorSteps: readonly Step[] = [
  {
    name: 'home',
    everyBrand: true,
    walk: async ({ open, see, until, value, measure }) => {
      await open('/');
      await see(slot('region/header'));
      await see('h1, h2');
      await measure('home');
      // to each place in turn: what a slow machine scrolls past between two frames is not loaded until somebody comes back
      const next = `document.querySelector('[data-reserve]')`;
      await until(`(${next}?.scrollIntoView(), ${next} === null)`, 'all sections are loaded');
      const wide = await value<number>('document.documentElement.scrollWidth - innerWidth');
      if (wide > 0) throw new Error(`the page scrolls ${wide} px sideways`);
    },
  },
  {
    name: 'a page of the brand’s own',
    needs: ({ brand }) => pageOfOwn(brand) !== undefined,
    walk: async ({ open, see, press, measure, value, snapshot: { brand } }) => {
      const {
        paths: [path = ''],
        content = '',
      } = pageOfOwn(brand)!;
      const { menu = '' } = brand.layout.content[content]!.blocks.find((block) => block.menu !== undefined) ?? {};
      const { order, entries } = brand.menus[menu]!;
      const [name = '', to] = order.map((entry) => [entry, entries[entry]?.route] as const).find(([, route]) => route)!;
      await open(path);
      await see(slot('page/content', 'dl > div'), 2);
      await measure('content');
      const wide = await value<number>('document.documentElement.scrollWidth - innerWidth');
      if (wide > 0) throw new Error(`the page scrolls ${wide} px sideways`);
      await press(slot('page/content', `[data-entry="${name}"]`));
      await see(slot(`page/${brand.layout.routes[to!]!.page}`));
    },
  },
  {
    name: 'registration with faults and submit',
    everyBrand: true,
    walk: async (walker) => {
      const { open, press, see, until, fill, say, gone, measure } = walker;
      await open('/register');
      const create = { css: `${form} button`, text: say('register:create_account') };
      await press(create);
      await until(invalidFocus, 'the first field with a fault has the focus');
      await measure('registration with faults');
      await fillRegistration(walker, form);
      await fill(`${form} input[name="confirmPassword"]`, 'River27Stones');
      await press(create);
      await see({ css: form, has: say('rules:checkPass') });
      await fill(`${form} input[name="confirmPassword"]`, 'River27Stone');
      await press(create);
      await passHumanCheck(walker);
      await confirmAccount(walker);
      const success = slot('modal/registerSuccessModal');
      await see(success);
      await measure('registered');
      await press({ css: `${success} button`, text: say('portal:confirm') });
      await gone(success);
      await until(`sessionStorage.getItem('token') !== null`, 'there is a session');
    },
  },
  {
    name: 'an empty date of birth shows no date',
    brands: ['orvane'],
    walk: async ({ open, value, until, key, tab, measure }) => {
      await open('/register');
      const date = `${form} input[type="date"]`;
      const colour = `getComputedStyle(document.querySelector(${JSON.stringify(date)})).color`;
      await until(`${colour} === 'rgba(0, 0, 0, 0)'`, 'its text is hidden');
      await measure('empty date');
      // a press in its middle may open the calendar of the system
      await value(`document.querySelector(${JSON.stringify(date)}).focus()`);
      await until(`${colour} !== 'rgba(0, 0, 0, 0)'`, 'its text is shown while it is used');
      await tab.type('0');
      await key('Tab');
    },
  },
  {
    name: 'feedback',
    walk: async ({ open, see, measure, until }) => {
      await open('/feedback', { as: 'member01' });
      await see('fieldset label', 5);
      await measure('feedback');
      await until(
        `walk.all({ css: 'fieldset label' }).every((chip) => chip.getBoundingClientRect().height <= 45)`,
        'its chips are as high as their text needs',
      );
    },
  },
  {
    name: 'country list of the phone number',
    brands: ['folia', 'mayloc', ownBrand],
    walk: async (walker) => {
      const { open, press, see, until, measure, key, say, isThere, gone, tab } = walker;
      await open('/register');
      const byPhone = { css: `${form} label:has(input[type="radio"])`, has: say('register:by_phone') };
      if (await isThere(byPhone)) await press(byPhone);
      await press(`${form} button[aria-haspopup="listbox"]`);
      await see('[popover] [role="option"]', 5);
      await measure('country list');
      await until(
        `walk.all({ css: '[popover] [role="listbox"]' }).every(({ clientHeight }) => clientHeight >= 200)`,
        'the list shows several countries',
      );
      await tab.type('+44');
      await press({ css: '[popover] [role="option"]', has: '+44' });
      await gone('[popover] [role="option"]');
      await see({ css: `${form} button[aria-haspopup="listbox"]`, has: '+44' });
      await key('Escape');
    },
  },
  {
    name: 'login and its popup',
    everyBrand: true,
    walk: async (walker) => {
      const { open, press, gone, until, say, measure } = walker;
      await open('/promotions/week');
      const popup = await openLogin(walker);
      await measure('login popup');
      await press({ css: `${popup} form button`, text: say('portal:login') });
      await until(invalidFocus, 'the empty field has the focus');
      await sendLogin(walker, popup, 'member01');
      await gone(popup);
      await seeMember(walker, 'member01');
      await until(`location.pathname === '/'`, 'the member is at home');
    },
  },
  {
    name: 'language and theme',
    walk: async (walker, { isPhone }) => {
      const { open, press, see, until, key, value, snapshot, wordsIn, measure, isThere } = walker;
      await open(LIGHT_PAGE);
      const { supported } = snapshot.brand.languages;
      const other = supported.find((code) => code !== snapshot.texts.language) ?? '';
      const menu = isPhone ? slot('modal/menuDrawer') : slot('region/sideMenu');
      if (isPhone) {
        await press(slot('region/bottomBar', '[data-entry="games"]'));
        await see(menu);
      }
      await press(`${menu} [data-entry="language"]`);
      await see(`${menu} [data-entry="language-${other}"]`);
      await measure('menu with languages');
      await press(`${menu} [data-entry="language-${other}"]`);
      await until(`document.documentElement.lang === '${htmlLangOf(other)}'`, 'the page is in the other language');
      if (isPhone && (await isThere(menu))) await key('Escape');
      await see({ css: slot('region/header', 'button'), text: wordsIn(other)('portal:login') });
      if (snapshot.brand.layout.regions['themeSwitch'] === undefined) return;
      const before = await value<string>('getComputedStyle(document.body).backgroundColor');
      await press(slot('region/header', 'label:has(input[value="dark"])'));
      await until(
        `document.documentElement.dataset.theme === 'dark' && getComputedStyle(document.body).backgroundColor !== '${before}'`,
        'the page is dark',
      );
      await measure('dark page');
    },
  },
];
