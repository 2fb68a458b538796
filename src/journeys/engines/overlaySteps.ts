import { openAccountMenu, openLogin, sendLogin } from './actions.ts';
import { hasAgents, LIGHT_PAGE, slot, type Step } from './step.ts';
import type { Walker } from './walker.ts';

/** Opens a state and measures what is open. */
const overlay = (name: string, open: (walker: Walker) => Promise<string>, rest: Partial<Step> = {}): Step => ({
  name: `overlay: ${name}`,
  ...rest,
  walk: async (walker) => {
    await walker.see(await open(walker));
    await walker.measure(name);
  },
});

const anyDialog = 'dialog[open]';

/** Every kind of popover and dialog that no other step opens. */
export const overlaySteps: readonly Step[] = [
  {
    name: 'search',
    walk: async ({ open, press, see, gone, until, key, tab, measure, value, say }, { isPhone }) => {
      await open('/promotions');
      if (isPhone) await press(slot('region/bottomBar', '[data-entry="games"]'));
      await press(isPhone ? slot('modal/menuDrawer', '[data-entry="search"]') : slot('region/search'));
      const modal = slot('modal/searchModal');
      await until(`document.activeElement?.matches('${modal} input') === true`, 'the field has the focus');
      await tab.type(say('portal:vip').slice(0, 3).toLowerCase());
      await see(`${modal} [role="option"] mark`);
      await measure('search');
      await key('ArrowDown');
      await see(`${modal} [role="option"][aria-selected="true"]`);
      const wide = await value<number>('document.documentElement.scrollWidth - innerWidth');
      if (wide > 0) throw new Error(`the page scrolls ${wide} px sideways`);
      await press(`${modal} [data-result="page//vip"]`);
      await gone(modal);
      await see(slot('page/vip'));
    },
  },
  overlay('registration in a tab of the login', async (walker) => {
    await walker.open(LIGHT_PAGE);
    const popup = await openLogin(walker);
    await walker.press({ css: `${popup} [role="tab"]`, text: walker.say('portal:register') });
    return slot('panel/registerForm');
  }),
  overlay('forgotten password', async (walker) => {
    await walker.open(LIGHT_PAGE);
    const popup = await openLogin(walker);
    await walker.press({ css: `${popup} button`, text: walker.say('login:forgot_password') });
    return slot('modal/forgetPassModal');
  }),
  overlay('second step', async (walker) => {
    await walker.open(LIGHT_PAGE);
    await sendLogin(walker, await openLogin(walker), 'twostep1');
    return slot('modal/twoStepModal');
  }),
  overlay('change of password', async (walker) => {
    await walker.open(LIGHT_PAGE);
    await sendLogin(walker, await openLogin(walker), 'expired1');
    return slot('modal/changePassModal');
  }),
  overlay(
    'announcements',
    async (walker) => {
      await walker.open('/');
      await walker.press({ css: slot('section/notice', 'button'), text: walker.say('portal:all_announcements') });
      return slot('modal/noticeModal', 'article');
    },
    { width: 1280 },
  ),
  overlay('account menu', async (walker) => {
    await walker.open(LIGHT_PAGE, { as: 'vip00005' });
    await openAccountMenu(walker);
    return '[popover] [role="menu"]';
  }),
  overlay('question before signing out', async (walker) => {
    await walker.open(LIGHT_PAGE, { as: 'member01' });
    await openAccountMenu(walker);
    await walker.press('[role="menu"] [data-entry="logout"]');
    return anyDialog;
  }),
  overlay('member centre', async (walker) => {
    await walker.open(`${LIGHT_PAGE}?centre=member`, { as: 'member01' });
    return slot('modal/centre');
  }),
  overlay(
    'agent centre',
    async (walker) => {
      await walker.open(`${LIGHT_PAGE}?centre=agent`, { as: 'agent001' });
      return slot('modal/centre');
    },
    { needs: hasAgents },
  ),
  overlay('withdrawal', async (walker) => {
    await walker.open(`${LIGHT_PAGE}?centre=member.withdraw`, { as: 'member01' });
    return slot('panel/withdraw', 'fieldset, form');
  }),
  overlay('security centre', async (walker) => {
    await walker.open(`${LIGHT_PAGE}?centre=member.securityCenter`, { as: 'member01' });
    return slot('panel/securityCenter');
  }),
  overlay('game that moves money', async (walker) => {
    const game = {
      vassalage: 'MSN',
      nodeId: 'MSN-RNG-1',
      gameId: 'RNG1',
      gameName: 'Night Watch',
      vendor: 'Originals',
      gameType: 'RNG',
      gameCategory: 'RNG',
    };
    await walker.open('/game', { as: 'member01', stored: { launch: JSON.stringify({ game, from: '/rng' }) } });
    return `${anyDialog} button`;
  }),
  overlay('refused entry of a demo account', async (walker) => {
    await walker.open('/?centre=member.transactionHistory', { as: 'demo0001' });
    return '[role="alertdialog"]';
  }),
];
