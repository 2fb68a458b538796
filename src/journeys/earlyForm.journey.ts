// covers: register, fields
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { holdRequests } from './support/holdRequests.ts';
import { dist, expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillRequired } from './support/registration.ts';
import { expectMember, field, passHumanCheck } from './support/visitor.ts';

/** The published form, while all of the page's code is held back. */
async function openWithoutCode({ page, origin, slot }: PortalUnderTest) {
  const deliver = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto(`${origin}/register`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { deliver, form: slot('page/register').locator('form') };
}

/** The published form without its code, filled in and sent; how many registrations the platform is asked for. */
async function pressWithoutCode(portal: PortalUnderTest) {
  const opened = await openWithoutCode(portal);
  let asked = 0;
  portal.page.on('request', (request) => {
    if (request.method() === 'PUT' && new URL(request.url()).pathname === '/wps/member/register') asked += 1;
  });
  await fillRequired(portal, opened.form);
  await createButton(opened.form, portal).click();
  return { ...opened, registrations: () => asked };
}

/** Texts of the faults in a form, by the names of its inputs: early ones or those of the form itself. */
const faultsOf = async (form: Locator, kind: 'fault' | 'help') =>
  new Map(
    await form.locator('input[name]').evaluateAll(
      (inputs, ending) =>
        inputs.flatMap((one): [string, string][] => {
          if (ending === 'help' && one.ariaInvalid !== 'true') return [];
          const text = document.getElementById(`${one.id}-${ending}`)?.textContent ?? '';
          return text === '' ? [] : [[(one as HTMLInputElement).name, text]];
        }),
      kind,
    ),
  );

const caretOf = (input: ReturnType<typeof field>) => input.evaluate((one) => (one as HTMLInputElement).selectionStart);

forBrands(sampled(memberBrands, 0), () => {
  test('code is asked for before the paint on a slow line only, not on a slow processor', deepOnly, async ({ portal }) => {
    const { page } = portal;
    const later = page.locator('link[rel=deferred]:not([as])');
    // a second before the boot script, of which the line takes less or more
    await page.addInitScript(() => {
      performance.now = () => 1_000;
      const responseStart = location.pathname === '/register' ? 20 : 300;
      performance.getEntriesByType = () => [{ responseStart } as PerformanceNavigationTiming];
    });
    await openWithoutCode(portal);
    expect(await later.count(), 'it waits for the paint').toBeGreaterThan(3);
    await page.goto(`${portal.origin}/rng`, { waitUntil: 'commit' });
    await expect(portal.slot('page/lobby')).toBeVisible();
    await expect(later).toHaveCount(0);
  });

  test('the form answers before the page has code, and keeps answer, value, focus and caret', async ({ portal }) => {
    const { page, say } = portal;
    const { deliver, form } = await openWithoutCode(portal);
    const faultOf = (name: string) => field(form, name).locator('xpath=ancestor::*[@data-anchor]/following-sibling::*[1]');
    const [password, again] = [field(form, 'password'), field(form, 'confirmPassword')];

    await password.focus();
    await again.focus();
    const required = say('rules:required', { field: say('fields:password') });
    await expect(faultOf('password')).toHaveText(required);
    await password.fill('River27Stone');
    await expect(faultOf('password')).toHaveText('');
    await again.fill('River27');
    await password.focus();
    await expect(faultOf('confirmPassword')).toHaveText(say('rules:checkPass'));

    await form
      .getByRole('button', { name: say('portal:show_password') })
      .first()
      .click();
    await expect(password).toHaveAttribute('type', 'text');
    await createButton(form, portal).click();
    await expect(form.locator('input:focus')).toHaveCount(1);
    expect(new URL(page.url()).search, 'nothing of the form is in the address').toBe('');

    await password.evaluate((one) => (one as HTMLInputElement).setSelectionRange(3, 3));
    await password.focus();
    const early = await faultsOf(form, 'fault');
    expect(early.size).toBeGreaterThan(1);
    deliver();
    await portal.ready();
    await expect(form.locator('[data-fault]:not(:empty)')).toHaveCount(0);
    const answered = await faultsOf(form, 'help');
    for (const [name, text] of early) expect(answered.get(name), name).toBe(text);
    // only the form itself checks a code
    expect([...answered.keys()].filter((name) => !early.has(name) && !/^(?:captcha|verificationCode)$/.test(name))).toEqual([]);
    await expect(password).toHaveValue('River27Stone');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(form.getByRole('button', { name: say('portal:show_password') }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toBeFocused();
    expect(await caretOf(password)).toBe(3);
    await again.fill('River27Stone');
    await expect(again).not.toHaveAttribute('aria-invalid');
  });
});

test('a form that is seen before its script keeps what is typed, and sends nothing', async ({ portal }) => {
  const { page, brand, origin, slot } = portal;
  const published = readFileSync(join(dist, 'sites', brand, 'register.html'), 'utf8');
  const [seen = ''] = published.split('<script type="application/json" id="early">');
  await page.route(/\/register(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: seen }));
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  portal.problems.expect(/ERR_FAILED/);
  await page.goto(`${origin}/register`);
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(`${request.method()} ${request.url()}`));
  const form = slot('page/register').locator('form');
  await field(form, 'password').fill('River27Stone');
  await field(form, 'password').press('Enter');
  await createButton(form, portal).click();
  await page.waitForTimeout(300);
  await expect(field(form, 'password')).toHaveValue('River27Stone');
  expect(sent).toEqual([]);
});

test('the form answers while the rest of its document is still on its way', async ({ portal }) => {
  const { page, brand, origin, slot, say } = portal;
  const published = readFileSync(join(dist, 'sites', brand, 'register.html'), 'utf8');
  const [soFar = ''] = published.split('<script type="application/json" id="boot">');
  await page.route(/\/register$/, (route) => route.fulfill({ contentType: 'text/html', body: soFar }));
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  portal.problems.expect(/ERR_FAILED/);
  await page.goto(`${origin}/register`, { waitUntil: 'commit' });
  // what is focused before the script in the page has run is not answered
  await page.waitForFunction(() => document.readyState !== 'loading');
  const form = slot('page/register').locator('form');
  await field(form, 'username').focus();
  await field(form, 'password').focus();
  await expect(form).toContainText(say('rules:required', { field: say('fields:username') }));
});

test.describe('orvane', () => {
  test.use({ brand: 'orvane' });

  test('a submit before the page has code is carried out once, when it has', async ({ portal }) => {
    const { page } = portal;
    const { deliver, form, registrations } = await pressWithoutCode(portal);
    await createButton(form, portal).click();
    await expect(page.locator('html[data-kept]')).toBeAttached();
    deliver();
    await passHumanCheck(portal, 'register');
    await confirmSuccess(portal);
    await expectMember(portal, 'newplayer1');
    expect(registrations()).toBe(1);
  });

  test('an edit takes back a submit that was pressed before the page has code', async ({ portal }) => {
    const { page } = portal;
    const { deliver, form, registrations } = await pressWithoutCode(portal);
    await expect(page.locator('html[data-kept]')).toBeAttached();
    await field(form, 'username').fill('maria9');
    await expect(page.locator('html[data-kept]')).toHaveCount(0);
    deliver();
    await portal.ready();
    await expect(field(form, 'username')).toHaveValue('maria9');
    // the next press sends, and what it sends is the first
    await createButton(form, portal).click();
    await passHumanCheck(portal, 'register');
    await confirmSuccess(portal);
    await expectMember(portal, 'maria9');
    expect(registrations()).toBe(1);
  });
});
