// covers: header, login, home, promotion
import { deepOnly } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, expectVisitor, logIn, openAccountMenu, section, signOut } from './support/visitor.ts';

const { nickname = '' } = seedUser('folia', 'member01');

/** The same site in another tab of the browser. */
const inTab = (portal: PortalUnderTest, page: PortalUnderTest['page']): PortalUnderTest => ({
  ...portal,
  page,
  slot: (name) => page.locator(`[data-slot="${name}"]`),
});

test('no other site can frame the portal', async ({ portal }) => {
  const { page, origin } = portal;
  portal.problems.expect(/frame-ancestors|Refused to display|ERR_BLOCKED_BY_RESPONSE|Framing/);
  const framing = 'http://framing.localhost/';
  await page.route(framing, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<link rel="icon" href="data:,"><iframe src="${origin}/"></iframe>` }),
  );
  await page.goto(framing);
  const [, frame] = page.frames();
  expect(await frame?.evaluate(() => document.querySelector('#root'))).toBeNull();
});

test('signing out clears five tabs at once', deepOnly, async ({ portal, context }) => {
  await portal.open();
  await logIn(portal, 'member01');
  await expectMember(portal, nickname);
  const others: PortalUnderTest[] = [];
  for (let at = 0; at < 4; at += 1) {
    const other = inTab(portal, await context.newPage());
    await portal.open(at % 2 === 0 ? '/promotions/week' : '/', { as: 'member01', on: other.page });
    await expectMember(other, nickname);
    others.push(other);
  }
  // none of them learns it from the platform
  const deliver = await Promise.all(others.map(({ page }) => holdRequests(page, /\/(?:wps|lgw|lotto)\//)));
  await signOut(portal);
  await Promise.all(
    others.map(async ({ page }) => {
      await page.waitForFunction(() => sessionStorage.getItem('token') === null, undefined, { polling: 50 });
      await expect(page.getByText(nickname)).toHaveCount(0);
    }),
  );
  for (const release of deliver) release();
  for (const other of others) await expectVisitor(other);
  const stored = await Promise.all(others.map(({ page }) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))));
  for (const text of stored) expect(text).not.toContain('member01');
});

test("the role comes from the member's data, not from the tab's storage", deepOnly, async ({ portal }) => {
  const { page } = portal;
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  const entries = async () => {
    const menu = await openAccountMenu(portal);
    return menu.locator('[data-entry]').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['entry']));
  };
  const own = await entries();
  await page.evaluate(() => sessionStorage.setItem('isAgent', '1'));
  await page.reload();
  await portal.ready();
  await expectMember(portal, nickname);
  expect(await entries()).toEqual(own);
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).not.toBe('1');
});

test('the token is sent in a header to this site only, and in no address', async ({ portal }) => {
  const { page, sandbox, origin } = portal;
  const token = await sandbox.tokenOf('member01');
  const seen: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
    if (request.isNavigationRequest()) return;
    const { authorization = '', ...headers } = request.headers();
    if (`${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`.includes(token)) seen.push(request.url());
    if (authorization !== '' && authorization !== `Bearer ${token}`) seen.push(`${request.url()} with ${authorization}`);
  });
  await portal.open(`/?token=${token}`);
  await expectMember(portal, nickname);
  await (await section(portal, 'promotions')).getByRole('link').first().click();
  await expect(portal.slot('page/promotionDetail')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual([]);
  expect([...hosts]).toEqual([origin]);
});
