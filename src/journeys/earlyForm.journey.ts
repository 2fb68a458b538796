// covers: register, fields
import { holdRequests } from './support/holdRequests.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillRequired } from './support/registration.ts';
import { expectMember, field, passHumanCheck } from './support/visitor.ts';

/** The published form, while all of the page's code is held back. */
async function openWithoutCode({ page, origin, slot }: PortalUnderTest) {
  const deliver = await holdRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto(`${origin}/register`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { deliver, form: slot('page/register').locator('form') };
}

const caretOf = (input: ReturnType<typeof field>) => input.evaluate((one) => (one as HTMLInputElement).selectionStart);

forBrands(memberBrands, () => {
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
    const shown = await form.locator('[data-fault]:not(:empty)').allTextContents();
    deliver();
    await portal.ready();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(shown.length);
    await expect(form.locator('[data-fault]:not(:empty)')).toHaveCount(0);
    const described = await form
      .locator('[aria-invalid="true"]')
      .evaluateAll((all) => all.map((one) => document.getElementById(`${one.id}-help`)?.textContent));
    expect(described).toEqual(shown);
    await expect(password).toHaveValue('River27Stone');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(form.getByRole('button', { name: say('portal:show_password') }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toBeFocused();
    expect(await caretOf(password)).toBe(3);
    await again.fill('River27Stone');
    await expect(again).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('orvane', () => {
  test.use({ brand: 'orvane' });

  test('a submit before the page has code is carried out once, when it has', async ({ portal }) => {
    const { page } = portal;
    const { deliver, form } = await openWithoutCode(portal);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname));
    await fillRequired(portal, form);
    await createButton(form, portal).click();
    await createButton(form, portal).click();
    await expect(page.locator('html[data-kept]')).toBeAttached();
    deliver();
    await passHumanCheck(portal, 'register');
    await confirmSuccess(portal);
    await expectMember(portal, 'newplayer1');
    expect(sent.filter((path) => path === '/wps/member/register')).toHaveLength(1);
  });
});
