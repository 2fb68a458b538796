// covers: login, header, verification
import type { BrowserContext } from '@playwright/test';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, field, loginButton, openLoginPopup, passHumanCheck, sendLogin, signOut } from './support/visitor.ts';

const remembered = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name.includes('rm'));

forBrands(sampled(memberBrands, 1), (brand) => {
  test('remembers the member for a day, and deletes the data when the box is unticked', deepOnly, async ({ portal, context }) => {
    const { page, say } = portal;
    const { password = '', nickname = '' } = seedUser(brand, 'member01');
    const withPassword = brand === 'orvane';
    await portal.open();
    const popup = await openLoginPopup(portal);
    const box = popup.getByRole('checkbox', { name: say('login:remember_me') });
    await expect(box).not.toBeChecked();
    await box.check();
    await sendLogin(portal, popup, 'member01', password);
    await expectMember(portal, nickname);

    const cookies = await remembered(context);
    expect(cookies.map(({ name }) => name).sort()).toEqual(withPassword ? ['__Host-rm', 'rm_user'] : ['rm_user']);
    const everything = cookies.map(({ value }) => `${value} ${decodeURIComponent(value)}`).join(' ');
    expect(everything).toContain('member01');
    for (const secret of [password, Buffer.from(password).toString('base64').replace(/=+$/, '')]) {
      expect(everything, 'no cookie holds the password').not.toContain(secret);
    }
    for (const { expires } of cookies) expect(Math.abs(expires - (Date.now() / 1000 + 86_400))).toBeLessThan(120);

    await signOut(portal);
    await page.reload();
    await portal.ready();
    await openLoginPopup(portal);
    await expect(field(popup, 'username')).toHaveValue('member01');
    await expect(box).toBeChecked();
    if (withPassword) {
      await expect(field(popup, 'password')).toHaveValue(/^\u2022+$/);
      await loginButton(popup, portal).click();
      await passHumanCheck(portal, 'login');
      await expectMember(portal, nickname);
      await signOut(portal);
      await openLoginPopup(portal);
    } else await expect(field(popup, 'password')).toHaveValue('');

    await box.uncheck();
    await expect.poll(async () => (await remembered(context)).length).toBe(0);
    await page.reload();
    await portal.ready();
    await openLoginPopup(portal);
    await expect(field(popup, 'username')).toHaveValue('');
    await expect(box).not.toBeChecked();
  });
});

forBrands(['orvane'], (brand) => {
  test('typing another name over the remembered one removes the remembered password', deepOnly, async ({ portal }) => {
    const { page, say } = portal;
    const { password = '', nickname = '' } = seedUser(brand, 'member01');
    const other = seedUser(brand, 'vip00005');
    await portal.open();
    const popup = await openLoginPopup(portal);
    await popup.getByRole('checkbox', { name: say('login:remember_me') }).check();
    await sendLogin(portal, popup, 'member01', password);
    await expectMember(portal, nickname);
    await signOut(portal);
    await openLoginPopup(portal);
    await expect(field(popup, 'password')).toHaveValue(/^\u2022+$/);

    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await field(popup, 'username').fill('vip00005');
    await expect(field(popup, 'password')).toHaveValue('');
    await loginButton(popup, portal).click();
    await expect(field(popup, 'password')).toHaveAttribute('aria-invalid', 'true');
    expect(sent.filter((path) => path.includes('/session/login'))).toEqual([]);
    await sendLogin(portal, popup, 'vip00005', other.password ?? '');
    await expectMember(portal, other.nickname ?? '');
  });
});
