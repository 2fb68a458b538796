// covers: tools/site/headers, login, header, home, register, register-success, help
import { noNginx, test } from './support/behindNginx.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expect } from './support/portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { expectMember, expectVisitor, logIn, signOut } from './support/visitor.ts';

test.skip(noNginx !== '', noNginx);

test('a member signs in and out on a brand that nginx serves', async ({ portal }) => {
  await portal.open();
  await logIn(portal, 'member01');
  await expectMember(portal, 'Marina');
  await portal.page.reload();
  await portal.ready();
  await expectMember(portal, 'Marina');
  await signOut(portal);
  await expectVisitor(portal);
});

test('a visitor registers on a brand that nginx serves', deepOnly, async ({ portal }) => {
  const { slot } = portal;
  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).click();
  await confirmSuccess(portal);
  await expectMember(portal, 'newplayer1');
});

test('any address opens the portal, each host its own brand', async ({ portal, front, page }) => {
  await portal.open('/help');
  await expect(portal.slot('page/help')).toBeVisible();
  await page.goto(front.originOf('orvane.example'));
  await portal.ready();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'orvane');
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs scripts for, in its own language', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    for (const path of ['/', '/register', '/help']) {
      await page.goto(portal.origin + path);
      await expect(page.locator('#scriptless')).toHaveText(say('portal:scripts_off'));
      await expect(page.locator('#scriptless')).toBeVisible();
    }
    await page.goto(portal.origin);
    await expect(slot('page/home')).toBeVisible();
    await expect(slot('section/notice')).toBeVisible();
  });
});
