// covers: login, header, home, promotion, customer-service
import type { Page } from '@playwright/test';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, field, logIn, openLoginPopup, pathOf, section, sendLogin, signOut, toast } from './support/visitor.ts';

const { password = '', nickname = '' } = seedUser('folia', 'member01');

/** Disables features of the browser (src/docs/security.md F22-F24) before the page's first script. */
const refusals: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'writing to the storage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    }),
  'reading and writing the storage': (page) =>
    page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
      }
    }),
  'the storage altogether': (page) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    }),
};

for (const [what, refuse] of allWhenDeep(Object.entries(refusals), 2)) {
  test(`a browser without ${what}: one notice, and every step of a visit works`, async ({ portal }) => {
    const { page, say } = portal;
    await refuse(page);
    await portal.open();
    // shown on the first refusal, and closes by itself
    const noticed = expect(toast(portal, 'portal:storage_refused')).toHaveCount(1);
    await logIn(portal, 'member01');
    await expectMember(portal, nickname);
    await noticed;
    await page.getByRole('radio', { name: say('portal:theme_dark') }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await (await section(portal, 'promotions')).getByRole('link').first().click();
    await expect(portal.slot('page/promotionDetail')).toBeVisible();
    await expectMember(portal, nickname);
    await signOut(portal);
    await expect.poll(() => pathOf(portal)).toBe('/');
  });
}

test('clearing storage during a visit has no effect', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await portal.open('/', { as: 'member01' });
  await expectMember(portal, nickname);
  await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
  await (await section(portal, 'promotions')).getByRole('link').first().click();
  await expect(portal.slot('page/promotionDetail')).toBeVisible();
  await signOut(portal);
});

test('a browser without cookies hides the remember box, and signs in', deepOnly, async ({ portal }) => {
  const { page, say } = portal;
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await portal.open();
  const popup = await openLoginPopup(portal);
  await expect(field(popup, 'password')).toBeVisible();
  await expect(popup.getByRole('checkbox', { name: say('login:remember_me') })).toHaveCount(0);
  await sendLogin(portal, popup, 'member01', password);
  await expectMember(portal, nickname);
});

test.describe('without IndexedDB', () => {
  test.use({ brand: 'orvane' });

  test('the name is remembered and the password is not', deepOnly, async ({ portal, context }) => {
    const { page, say } = portal;
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await portal.open();
    const popup = await openLoginPopup(portal);
    await popup.getByRole('checkbox', { name: say('login:remember_me') }).check();
    await sendLogin(portal, popup, 'member01', seedUser('orvane', 'member01').password ?? '');
    await expectMember(portal, seedUser('orvane', 'member01').nickname ?? '');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-rm');
    await page.reload();
    await portal.ready();
    await signOut(portal);
    await openLoginPopup(portal);
    await expect(field(popup, 'username')).toHaveValue('member01');
    await expect(field(popup, 'password')).toHaveValue('');
  });
});

test('without WebCrypto no password is sent, and a message says so', async ({ portal }) => {
  const { page, say } = portal;
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/session/login') || (request.postData() ?? '').includes(password)) sent.push(request.url());
  });
  await portal.open();
  const popup = await openLoginPopup(portal);
  await field(popup, 'username').fill('member01');
  await field(popup, 'password').fill(password);
  await popup.getByRole('button', { name: say('portal:login'), exact: true }).click();
  await expect(page.getByText(say('errors:encryption_unavailable'))).toBeVisible();
  await expect(field(popup, 'password')).toHaveValue(password);
  expect(sent).toEqual([]);
});

test('a browser that blocks popups gets a link to the address', deepOnly, async ({ portal, context }) => {
  const { page, slot, say } = portal;
  await context.route('https://chat.portal.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Support</title><p>Hello' }),
  );
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (address, target, features) => (address === 'about:blank' ? null : open(address, target, features));
  });
  await portal.open();
  await slot('region/sideMenu').locator('[data-entry="support"]').click();
  await slot('region/sideMenu').locator('[data-entry="customerService"]').click();
  const question = page.getByRole('dialog').filter({ hasText: say('portal:popup_blocked') });
  await expect(question).toBeVisible();
  const opened = context.waitForEvent('page');
  await question.getByRole('button', { name: say('portal:open') }).click();
  await (await opened).waitForURL('https://chat.portal.example/**');
});
