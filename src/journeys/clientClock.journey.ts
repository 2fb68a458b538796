// covers: login, header, register, fields
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { createButton } from './support/registration.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, field, logIn } from './support/visitor.ts';

const DAY_MS = 86_400_000;

for (const [what, wrongBy] of allWhenDeep(
  [
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ] as const,
  0,
)) {
  test(`login works with a clock that is ${what}`, async ({ portal }) => {
    const { page } = portal;
    await page.clock.install({ time: Date.now() + wrongBy });
    await portal.open();
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/wps/session/login')) answers.push(response.status());
    });
    await logIn(portal, 'member01');
    await expectMember(portal, seedUser('folia', 'member01').nickname ?? '');
    expect(answers.length, 'at most one try is refused for its time').toBeLessThanOrEqual(2);
  });
}

/** Requests a code in the registration form, which starts a countdown. */
async function sendCode(portal: PortalUnderTest) {
  const { slot, say, sandbox } = portal;
  await sandbox.flags({ MOBILEREG3: '1', USERNAMEREG3: '0' });
  await portal.open('/register');
  const form = slot('page/register').locator('form');
  await expect(createButton(form, portal)).toBeVisible();
  await field(form, 'mobileNum').fill('11 98765-1234');
  await form.getByRole('button', { name: say('fields:send_code') }).click();
  const waiting = form.getByRole('button', { name: /\d+ s/ });
  await expect(waiting).toBeDisabled();
  return { waiting, seconds: async () => Number(/(\d+) s/.exec(await waiting.innerText())?.[1]) };
}

test('a clock change does not affect the countdown', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await page.clock.install();
  const { waiting, seconds } = await sendCode(portal);
  const before = await seconds();
  const from = Date.now();
  for (const jump of [DAY_MS, -DAY_MS]) {
    const atJump = await seconds();
    await page.clock.setSystemTime(Date.now() + jump);
    // the time really passes: an answer's Date header would correct a page that is ahead of the platform
    await expect.poll(seconds, 'the countdown goes on').toBeLessThanOrEqual(atJump - 1);
    await expect(waiting).toBeDisabled();
  }
  const counted = before - (await seconds());
  const passed = (Date.now() - from) / 1000;
  expect(Math.abs(counted - passed), 'seconds counted and passed').toBeLessThanOrEqual(2);
});

test('a reload does not shorten the countdown', deepOnly, async ({ portal }) => {
  const { page } = portal;
  const { waiting, seconds } = await sendCode(portal);
  const before = await seconds();
  const from = Date.now();
  await page.reload();
  await portal.ready();
  await expect(waiting).toBeDisabled();
  const passed = (Date.now() - from) / 1_000;
  expect(Math.abs(before - passed - (await seconds()))).toBeLessThanOrEqual(2);
});
