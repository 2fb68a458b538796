import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import type { ActivityStatus, Promotion } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const cup = { id: 'cup', category: 'tournament', title: 'Sunday cup', content: '<p>Twenty <b>rounds</b></p><script>1</script>' };
const state = (status: ActivityStatus, reason: string | null = null) => [{ promotionId: 'cup', status, reason }];

interface PromotionSetup {
  as?: number | null;
  states?: () => unknown;
  apply?: () => unknown;
  path?: string;
  promotion?: Partial<Promotion>;
}

const open = ({
  as = 0,
  states = () => state('join'),
  apply = () => state('applying')[0],
  path = '/promotions/cup',
  promotion,
}: PromotionSetup = {}) =>
  openApp({
    path,
    ...(as === null ? {} : { member: { type: as } }),
    on: ['DIRECTREG3'],
    announcements: { promotion: [{ ...cup, ...promotion }] },
    reply: ({ name }) =>
      name === 'promotionStates'
        ? states()
        : name === 'applyPromotion'
          ? apply()
          : name === 'uploadImage'
            ? { imageId: 'img-1' }
            : undefined,
  });

test.each(['/promotions/cup', '/promoDetail?id=cup'])('is found at %s with its HTML sanitised (PRM-03, D-27)', async (path) => {
  await open({ path });
  await expect.poll(() => slot('page/promotionDetail')?.querySelector('h1')?.textContent).toBe('Sunday cup');
  await expect.poll(() => slot('page/promotionDetail')!.querySelector('b')?.textContent).toBe('rounds');
  expect(slot('page/promotionDetail')!.querySelector('script')).toBeNull();
  expect(slot('page/promotionDetail')!.querySelector('header')!.textContent).toContain('Tournaments');
});

test.each([
  [1280, 'beside'],
  [390, 'above'],
] as const)('at %i px its picture is %s its words, and its dates are at the action', async (width, place) => {
  await page.viewport(width, 900);
  await open({ promotion: { image: '/media/cup.webp', startTime: Date.UTC(2026, 4, 1), endTime: Date.UTC(2026, 5, 1) } });
  const detail = () => slot('page/promotionDetail')!;
  await expect.poll(() => slot('page/promotionDetail')?.querySelector('aside')?.textContent).toMatch(/From .* until /);
  const [words, picture] = [detail().querySelector('h1')!.parentElement!, detail().querySelector('header [data-state]')!];
  const [text, art] = [words.getBoundingClientRect(), picture.getBoundingClientRect()];
  if (place === 'beside') expect(art.left).toBeGreaterThanOrEqual(text.right);
  else expect(art.bottom).toBeLessThanOrEqual(text.top);
  expect(art.width).toBeGreaterThan(art.height);
});

test.each(['/promotions/nothing', '/promoDetail', '/promoDetail?id=nothing'])(
  'is closed at %s, with a back link',
  async (path) => {
    await open({ path });
    await expect.element(page.getByText('This promotion is closed')).toBeVisible();
  },
);

test.each([
  ['applying', 'Applying'],
  ['in_process', 'In process'],
  ['joined', 'Joined'],
  ['issued', 'Issued'],
  ['claimed', 'Claimed'],
  ['rejected', 'Rejected'],
  ['closed', 'Closed'],
  ['coming_soon', 'Coming soon'],
] as const)('%s is a disabled button with its reason (RWD-04, D-82)', async (status, label) => {
  await open({ states: () => state(status, status === 'rejected' ? 'Too dark' : null) });
  await expect.element(page.getByRole('button', { name: label })).toBeDisabled();
  if (status === 'rejected') await expect.element(page.getByText('Rejected: Too dark')).toBeVisible();
});

test.each([
  ['join', ['step', 'open', 'open']],
  ['in_process', ['done', 'step', 'open']],
  ['claim', ['done', 'done', 'step']],
  ['issued', ['done', 'done', 'done']],
  ['closed', ['open', 'open', 'open']],
] as const)('of the three steps, %s has its own', async (status, marks) => {
  await open({ states: () => state(status) });
  const steps = () =>
    [...(slot('page/promotionDetail')?.querySelectorAll<HTMLElement>('ol > li') ?? [])].map(
      (step) => step.getAttribute('aria-current') ?? (step.dataset['done'] === undefined ? 'open' : 'done'),
    );
  await expect.poll(steps).toEqual(marks);
});

test('accepts a remark of 140 code points (UPL-04)', async () => {
  const app = await open();
  const remark = page.getByRole('textbox', { name: 'Remark (optional)' });
  await userEvent.fill(remark, '🙂'.repeat(141));
  await expect.element(page.getByText('140 / 140')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => app.sent('applyPromotion')).toEqual([{ promotionId: 'cup', remark: '🙂'.repeat(140) }]);
});

test('requires a contact of 6 to 20 digits where one is needed (D-71, ERR-03)', async () => {
  const app = await open({ promotion: { requireSocialId: 'ZALO' } });
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByText('The phone format is incorrect. Enter 6 to 20 digits.')).toBeVisible();
  expect(app.sent('applyPromotion')).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: 'Zalo number ID' }), '0912345678');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => app.sent('applyPromotion')).toEqual([{ promotionId: 'cup', socialId: '0912345678' }]);
});

test('a lost answer is reconciled and never sent again (T18)', async () => {
  let status: ActivityStatus = 'join';
  const app = await open({
    states: () => state(status),
    apply: () => {
      status = 'applying';
      throw new CallError('offline', 'applyPromotion');
    },
  });
  await userEvent.dblClick(page.getByRole('button', { name: 'Apply' }));
  await expect.element(page.getByRole('button', { name: 'Applying' })).toBeDisabled();
  expect(app.sent('applyPromotion')).toHaveLength(1);
});

test('a write that did not arrive may be sent again', async () => {
  let tries = 0;
  const app = await open({
    apply: () => {
      tries += 1;
      if (tries === 1) throw new CallError('timeout', 'applyPromotion');
      return state('applying')[0];
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect
    .element(page.getByText(/^The records do not show it yet\. You can send it again with the same details/))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => app.sent('applyPromotion')).toHaveLength(2);
  expect(new Set(app.keys('applyPromotion')).size).toBe(1);
});

test('opens the login for a visitor, and registration for a demo account (PRM-06, ROL-09)', async () => {
  await open({ as: null });
  await userEvent.click(page.getByRole('button', { name: 'Join', exact: true }));
  await expect.poll(() => slot('modal/loginPopupModal')).not.toBeNull();
});

test('warns a demo account and sends nothing (ROL-09)', async () => {
  const app = await open({ as: 4 });
  await userEvent.click(page.getByRole('button', { name: 'Join', exact: true }));
  await expect.element(page.getByRole('alertdialog', { name: 'This needs a real account.' })).toBeVisible();
  expect(app.sent('applyPromotion')).toEqual([]);
});
