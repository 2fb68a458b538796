import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { many, openRecords, pageOf, settledAs, shown } from './centre.fixture.ts';

afterEach(() => sessionStorage.clear());

test.each([390, 1280])(
  'the filters of a bar are as high as each other at %i px, and a phone has them in columns',
  async (width) => {
    await page.viewport(width, 900);
    await openRecords('', () => pageOf(many(3)));
    await settledAs('ready');
    if (width === 390) await page.getByRole('button', { name: 'Filters' }).click();
    const bar = page.getByRole('search').element();
    const buttons = [...bar.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const boxes = [...bar.querySelectorAll('select'), bar.querySelector('input')!.parentElement!.parentElement!, ...buttons].map(
      (control) => control.getBoundingClientRect(),
    );
    expect(boxes.length).toBe(5);
    expect(new Set(boxes.map(({ height }) => Math.round(height)))).toEqual(new Set([48]));
    const tops = new Set(boxes.map(({ top }) => Math.round(top)));
    if (width === 1280) expect(tops.size).toBe(1);
    else expect(tops.size).toBe(3);
  },
);

test('a phone shows the first filter and how many of the others are set, and the others on request', async () => {
  await page.viewport(390, 844);
  const { asked } = await openRecords('&c.status=PENDING', () => pageOf(many(3)));
  await settledAs('ready');
  const bar = page.getByRole('search');
  const toggle = bar.getByRole('button', { name: 'Filters (1)' });
  const status = bar.getByRole('combobox', { name: 'Status' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(status).not.toBeInTheDocument();
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(60);
  expect(asked().at(-1)).toMatchObject({ status: 'PENDING' });

  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(status).toBeVisible();
  await bar.getByRole('button', { name: 'Reset' }).click();
  await expect.element(bar.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect.poll(() => asked().at(-1)).not.toHaveProperty('status');
});

test('what was typed stays when the filters fold, and a text that is too long unfolds them', async () => {
  await page.viewport(390, 844);
  const { asked } = await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  const bar = page.getByRole('search');
  const toggle = bar.getByRole('button', { name: 'Filters' });
  await toggle.click();
  await bar.getByRole('textbox').fill('x'.repeat(65));
  await toggle.click();
  await expect.element(bar.getByRole('textbox')).not.toBeInTheDocument();
  bar.element().closest('form')!.requestSubmit();
  await expect.element(bar.getByText('At most 64 characters')).toBeVisible();
  expect(asked().at(-1)).not.toHaveProperty('account');
  await bar.getByRole('textbox').fill('D7');
  await toggle.click();
  bar.element().closest('form')!.requestSubmit();
  await expect.poll(() => asked().at(-1)).toMatchObject({ account: 'D7' });
});

test('two filters that change before the page has drawn the first both count', async () => {
  await page.viewport(1280, 900);
  const { asked, portal } = await openRecords('', () => pageOf(many(3)));
  await settledAs('ready');
  const choose = (name: string, value: string) => {
    const control = shown().querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('date', 'today');
  choose('status', 'PENDING');
  await expect.poll(() => asked().at(-1)).toMatchObject({ status: 'PENDING' });
  await expect.poll(() => portal.router.path()).toContain('c.date=today');
  await expect.poll(() => portal.router.path()).toContain('c.status=PENDING');
  choose('date', 'yesterday');
  shown().querySelector<HTMLElement>('form [type="reset"]')!.click();
  choose('status', 'PENDING');
  await expect.poll(() => portal.router.path()).not.toContain('c.date');
  await expect.poll(() => portal.router.path()).toContain('c.status=PENDING');
  await expect.poll(() => shown().querySelector<HTMLSelectElement>('select[name="status"]')!.value).toBe('PENDING');
});
