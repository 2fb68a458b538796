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
    const bar = page.getByRole('search').element();
    const search = bar.querySelector('button[type="submit"]')!;
    const boxes = [...bar.querySelectorAll('select'), bar.querySelector('input')!.parentElement!.parentElement!, search].map(
      (control) => control.getBoundingClientRect(),
    );
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({ height }) => Math.round(height)))).toEqual(new Set([48]));
    const tops = new Set(boxes.map(({ top }) => Math.round(top)));
    const widths = new Set(boxes.map((box) => Math.round(box.width)));
    if (width === 1280) expect(tops.size).toBe(1);
    else expect([tops.size, widths.size]).toEqual([2, 1]);
  },
);

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
  expect(portal.router.path()).toContain('c.date=today');
  expect(portal.router.path()).toContain('c.status=PENDING');
  choose('date', 'yesterday');
  shown().querySelector<HTMLElement>('form [type="reset"]')!.click();
  choose('status', 'PENDING');
  await expect.poll(() => portal.router.path()).not.toContain('c.date');
  expect(portal.router.path()).toContain('c.status=PENDING');
  await expect.poll(() => shown().querySelector<HTMLSelectElement>('select[name="status"]')!.value).toBe('PENDING');
});
