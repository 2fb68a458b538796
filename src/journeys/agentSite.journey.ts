// covers: login, header, search, home, help, promotions, team, side-menu
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, pathOf, sendLogin, signOut } from './support/visitor.ts';

test.use({ brand: 'orvane-desk' });

test('visitors see only the login and the exempt pages', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  const popup = slot('modal/loginPopupModal');
  for (const path of ['/', '/promotions/week', '/help', '/nowhere', '/login']) {
    await portal.open(path);
    await expect(popup).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe('/login');
  }
  await page.keyboard.press('Escape');
  await expect(popup, 'it cannot be put away').toBeVisible();
  await expect(popup.getByRole('button', { name: say('portal:close') })).toHaveCount(0);
  await expect(popup.getByRole('tab', { name: say('portal:register') }), 'registration is closed here').toHaveCount(0);
  await portal.open('/helpmc#agreement');
  await expect(slot('page/help')).toBeVisible();
  await expect.poll(() => pathOf(portal)).toBe('/helpmc#agreement');
});

test('a member cannot sign in; an agent signs in and out', deepOnly, async ({ portal }) => {
  const { say, slot } = portal;
  await portal.open();
  const popup = slot('modal/loginPopupModal');
  await sendLogin(portal, popup, 'member01', seedUser('orvane-desk', 'member01').password ?? '');
  await expect(popup.getByRole('alert')).toHaveText(say('errors:error_not_agent'));
  await expect.poll(() => pathOf(portal)).toBe('/login');

  await sendLogin(portal, popup, 'agent001', seedUser('orvane-desk', 'agent001').password ?? '');
  await expectMember(portal, seedUser('orvane-desk', 'agent001').nickname ?? '');
  await expect(popup).toHaveCount(0);
  await expect.poll(() => pathOf(portal)).toBe('/');
  await slot('region/sideMenu').locator('[data-entry="promotions"]').click();
  await expect(slot('page/promotions')).toBeVisible();

  await signOut(portal);
  await expect(popup).toBeVisible();
  await expect.poll(() => pathOf(portal)).toBe('/login');
});

test('a member with a session of another site is signed out', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  await page.goto(`${portal.origin}/?token=${await portal.sandbox.tokenOf('member01')}`);
  await page
    .getByRole('alertdialog', { name: say('portal:error_not_agent') })
    .getByRole('button', { name: say('portal:confirm') })
    .click();
  await expect(slot('modal/loginPopupModal')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('agents find their team, their announcements and the panels, and no games', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/', { as: 'agent001' });
  await expect(slot('section/agentOverview').locator('[data-total="teamSize"]')).toHaveText(/^\d[\d,]*$/);
  await slot('section/agentTasks').locator('[data-task="stopped"] button').click();
  await expect(slot('panel/downlineManagmentView')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('Escape');
  const entries = await slot('region/sideMenu')
    .locator('[data-entry]')
    .evaluateAll((all) => all.map((entry) => entry.getAttribute('data-entry')));
  const { brand } = portal.snapshot;
  const panels = brand.menus['agent']!.order;
  expect(panels.length).toBeGreaterThan(0);
  expect(entries).toEqual(expect.arrayContaining(['home', 'announcements']));
  for (const [menu, { entries: described }] of Object.entries(brand.menus))
    for (const [name, { category, action, route = '' }] of Object.entries(described))
      expect(
        category === undefined && action !== 'openNotices' && !/lobby|lott|seamless|game/.test(route),
        `${menu}/${name}`,
      ).toBe(true);
  // the search finds panels, and asks for no games
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await slot('region/search').click();
  await slot('modal/searchModal').getByRole('combobox').fill(portal.say(brand.menus['agent']!.entries['team']!.label));
  await expect(slot('modal/searchModal').getByRole('option').first()).toHaveAttribute('data-result', /downlineManagmentView/);
  await expect(slot('modal/searchModal').locator('[data-result^="studio/"], [data-result^="game/"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(slot('panel/downlineManagmentView')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('Escape');
  expect(asked.filter((url) => /gameList|hotGames|game_menus/.test(url))).toEqual([]);
  for (const path of ['/rng', '/lottery', '/elott', '/game', '/seamless', '/winners']) {
    await portal.open(path);
    await expect.poll(() => pathOf(portal)).toBe('/');
  }
  // the address of a panel is kept through the start of a session
  await portal.open('/?centre=agent.agentAnnouncement');
  await expect(slot('panel/agentAnnouncement')).toHaveAttribute('data-state', 'ready');
  await page.keyboard.press('Escape');
  await slot('region/sideMenu').locator('[data-entry="announcements"]').click();
  await expect(slot('panel/agentAnnouncement')).toHaveAttribute('data-state', 'ready');
});
