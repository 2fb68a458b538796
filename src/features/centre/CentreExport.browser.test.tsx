import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { many, openRecords, pageOf, settledAs, shown } from './centre.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const exported = () => shown().querySelector<HTMLElement>('[role="status"]');

test('10,000 records are exported page by page, with progress, and it says what is missing', async () => {
  let saved: Blob | null = null;
  const { asked } = await openRecords('', ({ pageNo, pageSize }) =>
    pageOf(many(pageSize, pageNo * pageSize), 12_345, { totalPages: 124 }),
  );
  await settledAs('ready');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((saved = blob as Blob), 'blob:none'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const before = asked().length;
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText('The file has the first 10000 of 12345 records.')).toBeVisible();
  expect(asked().length - before).toBe(100);
  expect((await saved!.text()).trimEnd().split('\r\n')).toHaveLength(10_001);
});

test('an export is cancelled, and nothing is saved', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { asked } = await openRecords('', async ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo > 3) await new Promise((resolve) => setTimeout(resolve, 60));
    return pageOf(many(pageSize), 12_345, { totalPages: 124 });
  });
  await settledAs('ready');
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => exported()?.textContent).toMatch(/^300 of 10000/);
  await userEvent.click(exported()!);
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  const sent = asked().length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked().length - sent).toBeLessThan(2);
  expect(click).not.toHaveBeenCalled();
});

test('an export whose page in the middle fails says so, and saves no half file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  let fails = true;
  await openRecords('', ({ pageNo, pageSize }) => {
    if (pageSize === 100 && pageNo === 3 && fails) throw new CallError('unavailable', 'memTransDet');
    return pageOf(many(pageSize), 500, { totalPages: 5 });
  });
  await settledAs('ready');
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.element(page.getByText('The export did not finish. Try again.')).toBeVisible();
  expect(click).not.toHaveBeenCalled();
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => click.mock.calls.length).toBe(1);
});

test.each([[[]], [[null, 'row', [], 7]]])(
  'a platform that promises pages without rows, %j, ends no export',
  async (none: unknown[]) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { asked } = await openRecords('', ({ pageSize }) =>
      pageOf(pageSize === 100 ? none : many(1), 1, { totalPages: pageSize === 100 ? 1e9 : 1 }),
    );
    await settledAs('ready');
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.poll(() => click.mock.calls.length).toBe(1);
    expect(asked()).toHaveLength(2);
  },
);
