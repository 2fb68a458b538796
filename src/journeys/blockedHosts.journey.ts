// covers: *
import type { Page, Route } from '@playwright/test';
import { allWhenDeep, deepOnly, sampled } from './support/selection/depth.ts';
import { createButton, fillCaptcha, fillRequired } from './support/registration.ts';
import { gameOf, openWithGame } from './support/states/launch.ts';
import { agentBrand, expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { field, openLoginPopup } from './support/visitor.ts';

/** A content blocker, or a host that is down. */
const block = (route: Route) => route.abort('blockedbyclient');
const blockedLog = /Failed to load resource|ERR_BLOCKED_BY_CLIENT/;

/** Blocks every other host, and the site's pictures, which stand for the picture hosts. */
async function blockHosts(page: Page, origin: string): Promise<void> {
  await page.route((url) => url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:', block);
  await page.route(`${origin}/media/**`, block);
}

/** Pages that a member without a launched game is led away from. */
const leadsElsewhere = ['login', 'register', 'game'];

/** Broken pictures in view, apart from mere decoration, which leaves no mark. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.locator('img:not([aria-hidden="true"] img)').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
      .map(({ currentSrc }) => currentSrc),
  );

async function openPopupGame(portal: PortalUnderTest): Promise<void> {
  const { slot, say } = portal;
  await portal.open('/live?vendor=LTL', { as: 'member01' });
  const tiles = slot('page/lobby')
    .locator('article')
    .filter({ hasNotText: say('portal:under_maintenance') });
  await tiles.first().getByRole('button').first().click();
}

async function openChat({ slot }: PortalUnderTest): Promise<void> {
  const menu = slot('region/sideMenu');
  await menu.locator('[data-entry="support"]').click();
  await menu.locator('[data-entry="chat"]').click();
}

const accountOf = ({ brand }: PortalUnderTest): string => (brand === agentBrand ? 'agent001' : 'member01');

/** Forms that ask for a human check, filled in up to it. */
const checks: readonly (readonly [where: string, open: (portal: PortalUnderTest) => Promise<void>])[] = [
  [
    'the login',
    async (portal) => {
      await portal.open();
      const popup = portal.brand === agentBrand ? portal.slot('modal/loginPopupModal') : await openLoginPopup(portal);
      await field(popup, 'username').fill(accountOf(portal));
      await field(popup, 'password').fill('anything1');
      await popup.getByRole('button', { name: portal.say('portal:login'), exact: true }).click();
    },
  ],
  [
    'the registration',
    async (portal) => {
      await portal.open('/register');
      const form = portal.slot('page/register');
      await fillRequired(portal, form);
      if ((await field(form, 'captcha').count()) > 0) await fillCaptcha(portal, form);
      // where a phone is proven, its code is what needs the check first
      const code = form.getByRole('button', { name: portal.say('fields:send_code') });
      await ((await code.count()) > 0 ? code : createButton(form, portal)).click();
    },
  ],
];

forBrands(sampled(memberBrands, 0), () => {
  const frames: readonly (readonly [place: string, open: (portal: PortalUnderTest) => Promise<void>])[] = [
    ['page/game', (portal) => openWithGame(portal, gameOf('INH', 'RNG'))],
    ['page/seamless', (portal) => openWithGame(portal, gameOf('PIT', 'SPORTS'), '/seamless')],
    ['page/lottery', (portal) => portal.open('/lottery?gameCode=SPD5&playType=STANDARD', { as: 'member01' })],
    ['modal/gamePopupModal', openPopupGame],
  ];
  for (const [place, open] of allWhenDeep(frames, 0)) {
    test(`${place} with a blocked game host says so, and can be opened otherwise or retried (F25)`, async ({ portal }) => {
      const { page, origin, problems, slot, say } = portal;
      problems.expect(blockedLog);
      await blockHosts(page, origin);
      await open(portal);
      await expect(slot(place).getByText(say('launch:nothing_shown'))).toBeVisible();
      await expect(slot(place).getByRole('button', { name: say('portal:retry') })).toBeEnabled();
    });
  }
});

forBrands(allWhenDeep([...sampled(memberBrands, 0), agentBrand], 0), (brand) => {
  test('with every other host blocked each page of the routes table is whole and usable (F25)', deepOnly, async ({ portal }) => {
    const { page, origin, problems, snapshot, slot } = portal;
    problems.expect(blockedLog);
    await blockHosts(page, origin);
    await portal.open('/', { as: accountOf(portal) });
    const { routes } = snapshot.brand.layout;
    for (const [name, { paths }] of Object.entries(routes)) {
      const path = (paths[0] ?? '/').replace('/:id', '');
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      if (!leadsElsewhere.includes(name)) await expect(page.locator('html')).toHaveAttribute('data-route', name);
      await expect(page.locator('[data-slot^="page/"]').first(), name).toBeVisible();
      await expect(slot('screen/chunkError'), name).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0);
      await expect.poll(() => brokenPictures(page), { message: name }).toEqual([]);
    }
  });

  test('a blocked chat says so, and names customer service (F25)', deepOnly, async ({ portal }) => {
    const { page, origin, problems, slot, say } = portal;
    problems.expect(blockedLog);
    await blockHosts(page, origin);
    await portal.open('/', { as: accountOf(portal) });
    await openChat(portal);
    await expect(slot('region/chat').getByText(say('chat:nothing_shown'))).toBeVisible();
    await expect(slot('region/chat').getByRole('button', { name: say('portal:customer_service') })).toBeEnabled();
  });

  for (const [where, open] of allWhenDeep(checks, 0)) {
    if (brand === agentBrand && where === 'the registration') continue;
    test(`a blocked human check at ${where} says so, and can be retried (F25)`, deepOnly, async ({ portal }) => {
      const { page, origin, problems, slot, say, sandbox } = portal;
      problems.expect(blockedLog);
      await sandbox.scenario('human-on');
      await blockHosts(page, origin);
      await open(portal);
      const check = slot('modal/humanCheckModal');
      await expect(check.getByText(say('human-check:failed_title')).or(check.getByText(say('human-check:late')))).toBeVisible();
      await expect(check.getByRole('button', { name: say('portal:retry') })).toBeEnabled();
      await check.getByRole('button', { name: say('portal:cancel') }).click();
      await expect(check).toHaveCount(0);
    });
  }
});
