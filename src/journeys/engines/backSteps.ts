import { ownBrand } from '../support/brands/testBrands.ts';
import { openAccountMenu, openLogin } from './actions.ts';
import { LIGHT_PAGE, slot, type Step } from './step.ts';
import type { Walker } from './walker.ts';

/** One step back closes what is open, and the page stays. */
async function closesOnly({ value, gone, until }: Walker, opened: string): Promise<void> {
  const address = await value<string>('location.href');
  // a page that is left and comes back has another element
  const mark = `document.querySelector('[data-slot^="page/"]').dataset.stays`;
  await value(`${mark} = ''`);
  await value('history.back()');
  await gone(opened);
  await until(`location.href === ${JSON.stringify(address)}`, `Back closes ${opened} and stays at ${address}`);
  await until(`${mark} === ''`, `the page stays while Back closes ${opened}`);
}

/** Back over what is open, on the first page of a visit and on a later one. */
export const backSteps: readonly Step[] = [
  {
    name: 'Back closes the top overlay of a visitor',
    brands: ['folia', 'orvane', ownBrand],
    walk: async (walker, { isPhone }) => {
      const { open, press, see, until, say, value } = walker;
      const drawer = slot('modal/menuDrawer');
      const menu = isPhone ? drawer : slot('region/sideMenu');
      const reset = slot('modal/forgetPassModal');
      const openDrawer = async () => {
        if (!isPhone) return;
        await press(slot('region/bottomBar', '[data-entry="games"]'));
        await see(drawer);
      };
      await open(LIGHT_PAGE);
      const popup = await openLogin(walker);
      await closesOnly(walker, popup);
      await openDrawer();
      if (isPhone) await closesOnly(walker, drawer);

      await openDrawer();
      await press(`${menu} [data-entry="promotions"]`);
      await until(`location.pathname === '/promotions'`, 'another page');
      await openLogin(walker);
      await press({ css: `${popup} button`, text: say('login:forgot_password') });
      await see(reset);
      await closesOnly(walker, reset);
      if (await walker.isThere(popup)) await closesOnly(walker, popup);
      await value('history.back()');
      await until(`location.pathname === '${LIGHT_PAGE}'`, 'the page before');
    },
  },
  {
    name: 'Back closes the menu and the question of a member',
    brands: ['mayloc', ownBrand],
    walk: async (walker) => {
      const { open, press, see } = walker;
      await open(LIGHT_PAGE, { as: 'member01' });
      await openAccountMenu(walker);
      await closesOnly(walker, '[role="menu"] [data-entry]');
      await openAccountMenu(walker);
      await press('[role="menu"] [data-entry="logout"]');
      await see('dialog[open]');
      await closesOnly(walker, 'dialog[open]');
    },
  },
];
