// covers: help, notices, promotion, banner, footer, customer-service, header, login, register, fields
import { NOTICE_PAGE_SIZE } from '#engine/constants.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { answerWith } from './support/answerWith.ts';
import { isWhole } from './support/selection/depth.ts';
import { watchExecutions } from './support/checks/executions.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { hostileHtml, hostileTexts, hostileUrls } from './support/checks/hostileTexts.ts';
import { expect, test } from './support/portal.ts';
import { openAccountMenu, openLoginPopup, sendLogin } from './support/visitor.ts';

/** Where each payload costs a step of its own, a sample is tried without `DEEP=all`. */
const share = <Item>(items: readonly Item[], of = 8): readonly Item[] =>
  isWhole ? items : items.filter((_, at) => at % of === 0);

test('the payloads are hundreds', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThan(200);
  expect(new Set(hostileTexts).size).toBeGreaterThan(200);
});

test('the help renders them as text and runs none', async ({ portal }) => {
  const executions = await watchExecutions(portal);
  await answerWith(portal, 'helpCenter', () => ({
    sections: hostileHtml.map((content, at) => ({ key: `s${at}`, title: hostileTexts[at] ?? content, content })),
  }));
  await portal.open('/help');
  const sections = portal.slot('page/help').locator('section[id]');
  await expect(sections).toHaveCount(hostileHtml.length);
  await expect(sections.last().locator('div[hidden]')).toHaveCount(0);
  await expect(sections.nth(8).getByRole('heading')).toHaveText(hostileTexts[8] ?? '', { useInnerText: false });
  await executions.expectNone('the help');
});

test('announcements render them as text and run none', async ({ portal }) => {
  const { slot, say } = portal;
  const executions = await watchExecutions(portal);
  const player = share(hostileHtml).map((content, at) => ({ id: at, title: hostileTexts[at] ?? '', content, date: 1e12 + at }));
  await answerWith(portal, 'announcements', (value: object) => ({ ...value, player }));
  await portal.open();
  await portal.quiet();
  await slot('section/notice')
    .getByRole('button', { name: say('portal:all_announcements') })
    .click();
  const modal = slot('modal/noticeModal');
  const next = modal.getByRole('button', { name: say('portal:next_page') });
  const items = modal.locator('ul li button:has(time)');
  for (let shown = 0; shown < player.length; shown += NOTICE_PAGE_SIZE) {
    if (shown > 0) await next.click();
    const onPage = Math.min(NOTICE_PAGE_SIZE, player.length - shown);
    await expect(items).toHaveCount(onPage);
    for (let at = 0; at < onPage; at += 1) {
      await items.nth(at).click();
      await expect(items.nth(at)).toHaveAttribute('aria-current', 'true');
      await expect(modal.locator('article div[hidden]')).toHaveCount(0);
    }
    await executions.expectNone(`announcements from ${shown} on`);
  }
});

test('promotions render them as text and run none', async ({ portal }) => {
  const { slot } = portal;
  const executions = await watchExecutions(portal);
  const promotion = share(hostileHtml).map((content, at) => ({
    id: `p${at}`,
    category: 'week',
    title: hostileTexts[at] ?? '',
    summary: hostileTexts.at(-at) ?? '',
    image: hostileUrls[at % hostileUrls.length] ?? '',
    content,
  }));
  await answerWith(portal, 'announcements', (value: object) => ({ ...value, promotion }));
  await portal.open();
  await executions.expectNone('the list of promotions');
  for (const { id, content } of promotion) {
    await navigateInApp(portal, `/promotions/${id}`);
    await expect(slot('page/promotionDetail')).toBeVisible();
    await expect(slot('page/promotionDetail').locator('div[hidden]')).toHaveCount(0);
    await executions.expectNone(content);
  }
});

test('banners render them as text, and link to none of their addresses', async ({ portal }) => {
  const { slot } = portal;
  const executions = await watchExecutions(portal);
  const linkages = ['URL', 'ROUTE', 'PROMOTION', ...hostileTexts.slice(0, 4)];
  const values = [...hostileUrls, '__proto__', 'constructor', 'toString', '..', '%2e%2e%2fregister'];
  const banners = values.flatMap((value, at) =>
    linkages.map((linkageType, of) => ({
      bannerId: `${linkageType}-${at}`,
      groupName: 'home',
      url: value,
      urlMobile: value,
      linkageType,
      linkageValue: value,
      eyebrow: hostileTexts[at * 3 + of],
      title: hostileTexts.at(-(at * 3 + of)),
      text: hostileTexts[at + of],
      button: hostileTexts[at * 2 + of],
    })),
  );
  await answerWith(portal, 'announcements', (value: object) => ({ ...value, banners }));
  await portal.open();
  const region = slot('region/banner');
  await expect(region.locator('[data-banner="URL-0"]').first()).toBeAttached();
  await executions.expectNone('banners');
  const pressed = await region.locator('button[data-banner]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
    return buttons.length;
  });
  expect(pressed).toBeGreaterThan(hostileUrls.length);
  const leading = await region
    .locator('a[data-banner]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin));
  expect(new Set(leading)).toEqual(new Set([portal.origin]));
  await executions.expectNone('pressed banners');
});

test("the platform's system texts render them as text and run none", async ({ portal }) => {
  const { slot } = portal;
  const executions = await watchExecutions(portal);
  const types = ['PAYMENT_LOGO', 'PROVIDER_LOGO', 'AFFILIATE', 'FACEBOOK'];
  const resources = [...hostileTexts].flatMap((text, at) =>
    types.map((resourceType) => ({
      resourceType,
      url: hostileUrls[at % hostileUrls.length],
      qrCodeUrl: hostileUrls.at(-(at % hostileUrls.length)),
      labelNameEn: text,
    })),
  );
  type Permission = { info: object; location?: object };
  await answerWith(portal, 'permission', ({ info, ...rest }: Permission) => ({
    ...rest,
    info: {
      ...info,
      resources,
      imageCDNs: hostileUrls,
      launchGameCDNs: hostileUrls,
      analytics: { gtagId: `"><script src=//evil.example/x.js></script>` },
    },
  }));
  await answerWith(portal, 'domainRoute', () => ({ domainList: hostileUrls.map((domain) => ({ domain, speed: 1 })) }));
  await answerWith(portal, 'countryCodes', () => hostileTexts.map((text) => ({ countryCode: text, countryDialingCode: text })));
  await portal.open();
  await expect(
    slot('region/footer')
      .getByText(hostileTexts[0] ?? '')
      .first(),
  ).toBeAttached();
  await executions.expectNone('resources');
  const affiliates = slot('region/footer').locator('[data-entry="affiliates"]');
  if ((await affiliates.count()) > 0) await affiliates.first().click();
  await executions.expectNone('the address for partners');
});

test('the support window opens none of them', async ({ portal }) => {
  const { page, slot } = portal;
  const executions = await watchExecutions(portal);
  page.removeAllListeners('popup');
  let path = '';
  await answerWith(portal, 'customerService', () => ({ version: { pathList: [{ type: 3, path }] } }));
  await portal.open();
  const entry = slot('region/sideMenu').locator('[data-entry="customerService"]');
  for (const url of share(hostileUrls)) {
    path = url;
    const opened = page.waitForEvent('popup');
    if (!(await entry.isVisible())) await slot('region/sideMenu').locator('[data-entry="support"]').click();
    await entry.click();
    const popup = await opened;
    if (!popup.isClosed()) await popup.waitForEvent('close');
  }
  await executions.expectNone('the support window');
});

test("a member's name, label and refusals render them as text and run none", async ({ portal }) => {
  const { page, slot } = portal;
  const executions = await watchExecutions(portal);
  const batches = Array.from({ length: Math.ceil(hostileTexts.length / 20) }, (_, at) =>
    hostileTexts.slice(at * 20, at * 20 + 20),
  );
  let texts = '';
  const label = (text: string) => ({ labelName: text, color: `red;background:url(//evil.example)`, color2: text, rankLevel: 5 });
  await answerWith(portal, 'memberInfo', (value: object) => ({ ...value, nickname: texts, clubLabel: label(texts) }));
  await answerWith(portal, 'memberIcon', () => hostileUrls[0]);
  for (const batch of share(batches)) {
    texts = batch.join(' ');
    await portal.open('/', { as: 'vip00005' });
    await openAccountMenu(portal);
    await executions.expectNone(texts);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.route(`**${endpoints.login.path}`, (route) =>
    route.fulfill({ status: 200, json: { success: false, message: texts, value: { captcha: texts } } }),
  );
  await portal.open();
  const popup = await openLoginPopup(portal);
  await sendLogin(portal, popup, 'member01', 'wrong1wrong');
  await expect(slot('modal/loginPopupModal').getByRole('alert')).toBeVisible();
  await executions.expectNone('a refused login');
});

test('rules of the registration render them as text and run none', async ({ portal }) => {
  const { page, slot, problems } = portal;
  // a date field rejects invalid dates, and the browser logs it
  problems.expect(/does not conform to the required format/);
  const executions = await watchExecutions(portal);
  type Rules = Record<string, object>;
  await answerWith(portal, 'registerSettings', (rules: Rules) =>
    Object.fromEntries(
      Object.entries(rules).map(([name, rule], at) => [
        name,
        typeof rule === 'object'
          ? { ...rule, enabled: true, acceptedPattern: hostileTexts[at * 7] ?? '', minLength: -1, maxLength: 1e9 }
          : rule,
      ]),
    ),
  );
  await portal.open('/register');
  const inputs = slot('page/register').locator('form input:not([type="checkbox"], [type="radio"])');
  await expect(inputs.nth(4)).toBeVisible();
  for (const [at, input] of (await inputs.all()).entries()) {
    if (await input.isVisible()) await input.fill(hostileTexts[at * 11] ?? '');
  }
  await page.keyboard.press('Tab');
  await executions.expectNone('registration');
});

test('the address of the page renders them as text and runs none', async ({ portal }) => {
  test.setTimeout(600_000);
  const executions = await watchExecutions(portal);
  portal.problems.expect(/Failed to load resource.*(?:401|404|400)/);
  const places = ['/?token=%', '/register?referralCode=%&aff=%', '/help#%', '/promotions/%', '/%', '/?lang=%&theme=%#%'];
  for (const [at, text] of share(hostileTexts, 17).entries()) {
    const place = places[at % places.length] ?? '';
    await portal.open(place.replaceAll('%', encodeURIComponent(text)));
    await executions.expectNone(`${place} with ${text}`);
  }
});
