// covers: header, home, promotion
import { chromiumPath } from '../../tools/chromium.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, expectVisitor, signOut } from './support/visitor.ts';

// Playwright disables the back/forward cache
test.use({
  launchOptions: {
    executablePath: chromiumPath({ whole: true }),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const nickname = seedUser('folia', 'member01').nickname ?? '';

const KEY = 'restored';

/** Notes in the tab's storage that a page was restored from the back/forward cache; other notes are lost on a reload. */
const noteRestored = ({ page }: PortalUnderTest): Promise<unknown> =>
  page.addInitScript((key) => {
    addEventListener('pageshow', (event) => {
      if (event.persisted) sessionStorage.setItem(key, 'yes');
    });
  }, KEY);

const wasRestored = ({ page }: PortalUnderTest): Promise<boolean> =>
  page.evaluate((key) => sessionStorage.getItem(key) !== null, KEY);

/** Goes back; a cached page does not load. */
const goBack = ({ page }: PortalUnderTest) => page.goBack({ waitUntil: 'commit' });

test('a page restored after the member has signed out shows no member', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  // another document of the same tab
  await page.goto(`${portal.origin}/promotions/week`);
  await expectMember(portal, nickname);
  await signOut(portal);
  await expectVisitor(portal);
  await goBack(portal);
  await expectVisitor(portal);
  await expect(page.getByText(nickname)).toHaveCount(0);
});

test('a restored page whose session has ended shows no member', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await noteRestored(portal);
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  await page.goto(`${portal.origin}/promotions/week`);
  await expectMember(portal, nickname);
  // signing out would signal the cached page, which the browser then drops
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await goBack(portal);
  await expectVisitor(portal);
  await expect(page.getByText(nickname)).toHaveCount(0);
  expect(await wasRestored(portal), 'the browser kept the page').toBe(true);
});

test('a page restored while the member is signed in is unchanged', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await noteRestored(portal);
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  await page.goto(`${portal.origin}/promotions/week`);
  await expectMember(portal, nickname);
  await goBack(portal);
  await expectMember(portal, nickname);
  expect(await wasRestored(portal), 'the browser kept the page').toBe(true);
});
