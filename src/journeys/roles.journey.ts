// covers: header, side-menu, bottom-bar, promotion, chat, point-mall, login, lobby, game
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { openChat } from './support/states/service.ts';
import { expectMember, expectVisitor, openAccountMenu, openLoginPopup, pathOf, sendLogin, warning } from './support/visitor.ts';

/** What a role may do: sign in first, register a real account first, or do it. */
type Role = 'visitor' | 'demo' | 'member';

/** The roles, with their name in the header, and the chat for them. */
const people: readonly { account: string | null; role: Role; chat?: 'live' | 'vip' }[] = [
  { account: null, role: 'visitor' },
  { account: 'demo0001', role: 'demo' },
  { account: 'member01', role: 'member', chat: 'live' },
  { account: 'agent001', role: 'member', chat: 'live' },
  { account: 'agent002', role: 'member', chat: 'live' },
  { account: 'agent041', role: 'member', chat: 'live' },
  { account: 'agent042', role: 'member', chat: 'live' },
  { account: 'rank0004', role: 'member', chat: 'live' },
  { account: 'vip00005', role: 'member', chat: 'vip' },
];

const entriesOf = (scope: ReturnType<PortalUnderTest['slot']>) =>
  scope.locator('[data-entry]').evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-entry')));

/** Targets of the side menu on a desktop, in the brand's order; the same for all roles. */
function menuOf({ snapshot: { brand } }: PortalUnderTest): string[] {
  const { side, categories } = brand.menus;
  const shown = (side?.order ?? []).filter((name) => side?.entries[name]?.when?.device !== 'mobile');
  return shown.flatMap((name) => (side?.entries[name]?.spread ? (categories?.order ?? []) : [name]));
}

/**
 * The account menu of an account in the brand's order: a demo account has no password to change and no records; agents have the
 * agent centre, and see its entry as a demo account where the brand lets them.
 */
const accountMenuOf = ({ snapshot }: PortalUnderTest, role: Role, account: string) => {
  const { agent, menus } = snapshot.brand;
  const { order = [], entries = {} } = menus['avatar'] ?? {};
  const roles = (name: string) => [entries[name]?.when?.role ?? []].flat() as string[];
  return order.filter((name) => {
    if (roles(name).includes('agentEntry'))
      return account.startsWith('agent') || (role === 'demo' && agent.check !== 'excludeDemo');
    return role === 'member' || roles(name).length === 0 || roles(name).includes(role);
  });
};

/** Checks and closes what is shown to a role without a real account. */
async function expectStopped(portal: PortalUnderTest, role: Role): Promise<void> {
  const obstacle = role === 'visitor' ? portal.slot('modal/loginPopupModal') : warning(portal, 'portal:in_need_true_account');
  await expect(obstacle).toBeVisible();
  await portal.page.keyboard.press('Escape');
  await expect(obstacle).toBeHidden();
}

forBrands(sampled(memberBrands, 1), (brand) => {
  test('each role has its header, menu, promotions, chat and points mall', deepOnly, async ({ portal }) => {
    const { page, slot, say } = portal;
    for (const { account, role, chat } of people) {
      await test.step(account ?? 'visitor', async () => {
        await portal.open('/promoDetail?id=week', account === null ? {} : { as: account });
        if (account === null) await expectVisitor(portal);
        else {
          await expectMember(portal, seedUser(brand, account).nickname ?? '');
          await expect(slot('region/header').getByRole('group', { name: say('portal:balance') })).toBeVisible();
          const menu = await openAccountMenu(portal);
          expect(await entriesOf(menu)).toEqual(accountMenuOf(portal, role, account ?? ''));
          await page.keyboard.press('Escape');
        }
        await expect.poll(() => entriesOf(slot('region/sideMenu'))).toEqual(expect.arrayContaining(menuOf(portal)));

        const promotion = slot('page/promotionDetail');
        if (role === 'member') await expect(promotion.getByRole('button', { name: say('promotion:apply') })).toBeVisible();
        else {
          await promotion.getByRole('button', { name: say('portal:do_join') }).click();
          await expectStopped(portal, role);
        }

        await openChat(portal);
        if (chat === undefined) {
          await expectStopped(portal, role);
          await expect(slot('region/chat').locator('iframe')).toHaveCount(0);
        } else {
          const room = slot('region/chat');
          await expect(room.getByRole('heading', { name: say(`chat:title_${chat}`) })).toBeVisible();
          await expect(room.frameLocator('iframe').locator('html')).toHaveAttribute('data-kind', chat);
          await room.getByRole('button', { name: say('portal:close') }).click();
        }

        await slot('region/sideMenu').locator('[data-entry="pointMall"]').click();
        const mall = slot('page/pointMall');
        await expect(mall.getByRole('tablist')).toHaveCount(role === 'visitor' ? 0 : 1);
        if (role === 'visitor') {
          await mall.getByRole('button', { name: say('point-mall:redeem_points') }).click();
          await expectStopped(portal, role);
        }
      });
    }
  });
});

test('an account reserved for its upline is referred to its agent (ERR-04)', deepOnly, async ({ portal }) => {
  await portal.open();
  const popup = await openLoginPopup(portal);
  await sendLogin(portal, popup, 'upline01', seedUser('folia', 'upline01').password ?? '');
  await expect(popup.getByRole('alert')).toHaveText(portal.say('errors:contact_agent'));
  await expectVisitor(portal);
});

// the lobby's own journey covers the third role
forBrands(['folia', 'mayloc'], () => {
  test('a member browses, searches, stars and launches a game, and comes back', deepOnly, async ({ portal }) => {
    const { page, slot, say } = portal;
    const tiles = slot('page/lobby').locator('article');
    await portal.open('/', { as: 'member01' });
    await slot('region/sideMenu').locator('[data-entry="rng"]').click();
    await slot('region/sideMenu').locator('[data-entry="rng-all"]').click();
    await expect(tiles).toHaveCount(42);
    await page
      .getByRole('group', { name: say('lobby:studios_label') })
      .locator('button')
      .nth(1)
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.has('vendor')).toBe(true);
    const name = (await tiles.first().locator('p').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(name);
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name);
    const found = tiles.filter({ has: page.getByText(name, { exact: true }) }).first();
    const star = found.locator('button[aria-pressed]');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await found.getByRole('button').first().click();
    await expect.poll(() => pathOf(portal)).toMatch(/^\/(game|seamless)/);
    await expect(page.locator('iframe')).toBeVisible();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name);
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    // on a phone every label of the bar is complete
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = slot('region/bottomBar');
    await expect(bar).toBeVisible();
    const cut = await bar
      .locator('span')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent));
    expect(cut).toEqual([]);
  });
});
