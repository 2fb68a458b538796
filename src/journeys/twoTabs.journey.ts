// covers: promotion, point-mall, register, register-success, header
import type { Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#platform/endpoints/endpoints.ts';
import { expect, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, passHumanCheck, pathOf } from './support/visitor.ts';

/** The platform's answers to a call, in all tabs; sealed ones are unreadable. */
function answersTo(name: EndpointName, ...pages: Page[]): Promise<string>[] {
  const answers: Promise<string>[] = [];
  const { path, method } = endpoints[name];
  for (const page of pages) {
    page.on('response', (response) => {
      if (response.url().endsWith(path) && response.request().method() === method) answers.push(response.text());
    });
  }
  return answers;
}

test('a raffle drawn in two tabs at once is drawn once, and both tabs show it', async ({ portal }) => {
  const { page, say, brand } = portal;
  const other = await page.context().newPage();
  const tabs = [page, other];
  const detail = (tab: Page) => tab.locator('[data-slot="page/promotionDetail"]');
  const answers = answersTo('claimRaffle', ...tabs);
  for (const on of tabs) await portal.open('/promotions/wheel', { as: 'member01', on });
  const draw = (tab: Page) => detail(tab).getByRole('button', { name: say('promotion:draw'), exact: true });
  for (const tab of tabs) await expect(draw(tab)).toBeEnabled();
  await Promise.all(tabs.map((tab) => draw(tab).dblclick()));
  for (const tab of tabs) {
    await tab.keyboard.press('Escape');
    await expect(detail(tab).locator('[data-status]')).toHaveAttribute('data-status', 'claimed');
  }
  expect((await Promise.all(answers)).filter((answer) => answer.includes('"success":true'))).toHaveLength(1);
  await portal.open('/pointMall');
  const digits = async () => {
    const text = await portal.slot('page/pointMall').locator('header p').first().textContent();
    return Number(text?.replace(/\D/g, '')) - (seedUser(brand, 'member01').points ?? 0);
  };
  await expect.poll(async () => [50, 120, 300].includes(await digits()), { message: 'the points of one draw' }).toBe(true);
});

test('Back and Forward after a registration stay on the site and do not register again', async ({ portal }) => {
  const { page, slot } = portal;
  const answers = answersTo('register', page);
  for (const path of ['/helpmc', '/register']) await portal.open(path);
  const form = slot('page/register').locator('form');
  await fillRegistration(portal, form);
  await createButton(form, portal).dblclick();
  await passHumanCheck(portal, 'register');
  await confirmSuccess(portal);
  await expectMember(portal, 'newplayer1');
  const path = await pathOf(portal);
  await page.goBack();
  await page.goBack();
  await page.goForward();
  await page.goForward();
  await expect.poll(() => pathOf(portal)).toBe(path);
  await expectMember(portal, 'newplayer1');
  expect(answers).toHaveLength(1);
});
