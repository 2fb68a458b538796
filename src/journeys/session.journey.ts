// covers: header, login, change-password, side-menu, promotion
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { collectReports } from './support/reports.ts';
import { LIGHT_PAGE } from './support/states/state.ts';
import { seedUser } from './support/seedUsers.ts';
import {
  expectMember,
  expectVisitor,
  field,
  logIn,
  openAccountMenu,
  pathOf,
  sendLogin,
  signOut,
  toast,
} from './support/visitor.ts';

const storedKeys = ({ page }: PortalUnderTest) => page.evaluate(() => Object.keys(sessionStorage).sort());

forBrands(allWhenDeep(memberBrands, 1), (brand) => {
  test('signing out asks, ends the session at the platform, and clears the tab', deepOnly, async ({ portal }) => {
    const { page, say, snapshot } = portal;
    const { nickname = '' } = seedUser(brand, 'member01');
    await portal.open('/promotions/week', { as: 'member01' });
    await expectMember(portal, nickname);

    await (await openAccountMenu(portal)).locator('[data-entry="logout"]').click();
    const question = page.getByRole('dialog', { name: say('portal:sign_out_title') });
    await question.getByRole('button', { name: say('portal:cancel') }).click();
    await expectMember(portal, nickname);

    const ended = page.waitForRequest((request) => request.url().endsWith('/wps/session/logout'));
    await signOut(portal);
    expect((await ended).method()).toBe('DELETE');
    await expectVisitor(portal);
    await expect(toast(portal, 'portal:signed_out')).toBeVisible();
    await expect.poll(() => pathOf(portal)).toBe('/');
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    expect(stored['merchantCode']).toBe(snapshot.brand.merchantCode);
    for (const key of ['token', 'isAgent', 'username']) expect(stored).not.toHaveProperty(key);
    expect(JSON.stringify(stored)).not.toContain(nickname);
  });

  test('a token in the query is adopted and removed, and its member named', deepOnly, async ({ portal }) => {
    const { page, say, sandbox } = portal;
    const token = await sandbox.tokenOf('member01');
    const leaks: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes(token)) return;
      if (request.url().includes(token) || (request.headers()['referer'] ?? '').includes(token)) leaks.push(request.url());
    });
    await portal.open(`/?token=${token}&from=mail#main`);
    await expect.poll(() => pathOf(portal)).toBe('/?from=mail#main');
    await expectMember(portal, seedUser(brand, 'member01').nickname ?? '');
    await expect(toast(portal, 'portal:signed_in_as', { name: 'member01' })).toBeVisible();
    expect(leaks).toEqual([]);
    await page.getByRole('button', { name: say('portal:not_you_sign_out') }).click();
    await expectVisitor(portal);
  });
});

test('a token of another member asks before it replaces a live session', deepOnly, async ({ portal }) => {
  const { page, say, sandbox } = portal;
  const [member, vip] = [seedUser('folia', 'member01').nickname ?? '', seedUser('folia', 'vip00005').nickname ?? ''];
  await portal.open('/', { as: 'vip00005' });
  await expectMember(portal, vip);
  const question = page.getByRole('dialog', { name: say('portal:continue_as_title', { name: 'member01' }) });

  await portal.open(`/?token=${await sandbox.tokenOf('member01')}`);
  await expect.poll(() => pathOf(portal)).toBe('/');
  await question.getByRole('button', { name: say('portal:cancel') }).click();
  await expectMember(portal, vip);

  await portal.open(`/?token=${await sandbox.tokenOf('member01')}`);
  await question.getByRole('button', { name: say('portal:continue_as', { name: 'member01' }) }).click();
  await expectMember(portal, member);
});

test(
  'a token in the query of a new tab asks when another member is signed in in another tab',
  deepOnly,
  async ({ portal, context }) => {
    const { say, sandbox } = portal;
    const [member, vip] = [seedUser('folia', 'member01').nickname ?? '', seedUser('folia', 'vip00005').nickname ?? ''];
    await portal.open('/', { as: 'vip00005' });
    await expectMember(portal, vip);
    const second = await context.newPage();
    const other: PortalUnderTest = { ...portal, page: second, slot: (name) => second.locator(`[data-slot="${name}"]`) };
    const question = second.getByRole('dialog', { name: say('portal:continue_as_title', { name: 'member01' }) });

    await portal.open(`/?token=${await sandbox.tokenOf('member01')}`, { on: second });
    await question.getByRole('button', { name: say('portal:cancel') }).click();
    await expectVisitor(other);
    expect(await second.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expectMember(portal, vip);

    await portal.open(`/?token=${await sandbox.tokenOf('member01')}`, { on: second });
    await question.getByRole('button', { name: say('portal:continue_as', { name: 'member01' }) }).click();
    await expectMember(other, member);
    await expectMember(portal, vip);
  },
);

test('an unknown token shows the login to a visitor', deepOnly, async ({ portal }) => {
  const { page, slot, problems } = portal;
  problems.expect(/Failed to load resource.*401/);
  await portal.open('/?token=sbx-0000');
  await expect.poll(() => pathOf(portal)).toBe('/');
  await expect(slot('modal/loginPopupModal')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a reload keeps the member and refetches cached answers', async ({ portal }) => {
  const { page } = portal;
  const { nickname = '' } = seedUser('folia', 'member01');
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  await expect
    .poll(() => storedKeys(portal))
    .toEqual(expect.arrayContaining(['noticeData', 'routers', 'settings', 'validationRules']));
  const asked = page.waitForRequest((request) => request.url().includes('/wps/member/info'));
  await page.reload();
  await asked;
  await expectMember(portal, nickname);
});

test('many calls refused with 401 open one login; typed secrets are removed', deepOnly, async ({ portal }) => {
  const { page, slot, sandbox, problems } = portal;
  const { nickname = '', password = '' } = seedUser('folia', 'member01');
  await portal.open(LIGHT_PAGE, { as: 'member01' });
  await expectMember(portal, nickname);
  await (await openAccountMenu(portal)).locator('[data-entry="changePassword"]').click();
  const change = slot('modal/changePassModal');
  await field(change, 'oldPassword').fill(password);
  await field(change, 'newPassword').fill('Fresh29Water');
  await field(change, 'confirmNewPassword').fill('Fresh29Water');

  problems.expect(/Failed to load resource.*401/);
  await sandbox.fault('*', '401');
  await sandbox.latency(400);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) sent.push(request.url());
  });
  // twenty at once: each change of language informs the platform and refetches the member's data
  const presses = slot('region/sideMenu').evaluate(async (menu) => {
    const press = (entry: string, nth: number) => {
      const buttons = menu.querySelectorAll<HTMLElement>(`[data-entry${entry}]`);
      buttons[nth % buttons.length]?.click();
      return new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let turn = 0; turn < 21; turn += 1) {
      await press('="language"', 0);
      await press('^="language-"', turn);
    }
  });
  const popup = slot('modal/loginPopupModal');
  const told = portal.snapshot.brand.languages.supported.map((language) => portal.wordsIn(language)('portal:session_expired'));
  const message = page.locator('section[popover]').getByText(new RegExp(told.join('|')));
  // it closes by itself, on a busy machine before the last press; the popup stays
  await Promise.all([expect(message).toHaveCount(1), presses]);
  await expect(popup).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(5);
  await portal.quiet();
  await expect(popup).toHaveCount(1);

  await sandbox.clearFaults();
  await sandbox.latency(null);
  await sendLogin(portal, popup, 'member01', password);
  await expect(popup).toHaveCount(0);
  // secrets are removed with their session
  await expect(change).toHaveCount(0);
  await expectMember(portal, nickname);
  await (await openAccountMenu(portal)).locator('[data-entry="changePassword"]').click();
  await expect(field(change, 'oldPassword')).toHaveValue('');
  await expect(field(change, 'newPassword')).toHaveValue('');
});

test('signing out in one tab signs the other one out', async ({ portal, context }) => {
  const { say } = portal;
  await portal.open();
  await logIn(portal, 'member01');
  await expectMember(portal, seedUser('folia', 'member01').nickname ?? '');
  const second = await context.newPage();
  await portal.open('/promotions/week', { as: 'member01', on: second });
  const other: PortalUnderTest = { ...portal, page: second, slot: (name) => second.locator(`[data-slot="${name}"]`) };
  await expectMember(other, seedUser('folia', 'member01').nickname ?? '');

  await signOut(portal);
  await expectVisitor(other);
  await expect(second.getByText(say('portal:signed_out_elsewhere'))).toBeVisible();
  expect(await second.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('signing out in one tab closes a dialog of the other with its typed text', deepOnly, async ({ portal, context }) => {
  await portal.open();
  await logIn(portal, 'member01');
  const second = await context.newPage();
  await portal.open('/', { as: 'member01', on: second });
  const other: PortalUnderTest = { ...portal, page: second, slot: (name) => second.locator(`[data-slot="${name}"]`) };
  await expectMember(other, seedUser('folia', 'member01').nickname ?? '');
  await (await openAccountMenu(other)).locator('[data-entry="changePassword"]').click();
  const change = other.slot('modal/changePassModal');
  await field(change, 'oldPassword').fill('Fresh29Water');
  await signOut(portal);
  await expectVisitor(other);
  await expect(change).toHaveCount(0);
  expect(await second.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value))).not.toContain(
    'Fresh29Water',
  );
});

test('an unreachable platform signs nobody out', deepOnly, async ({ portal }) => {
  const { page, sandbox, problems } = portal;
  problems.expect(/Failed to load resource.*503/);
  await sandbox.fault('memberInfo', '503');
  const reports = await collectReports(page);
  await portal.open('/', { as: 'member01' });
  // after all tries
  await expect.poll(() => reports.of('memberInfoFailed').length).toBe(1);
  await expect(page.locator('button[aria-haspopup="menu"]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^sbx-/);
});
