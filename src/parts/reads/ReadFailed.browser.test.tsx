import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import { ReadFailed } from './ReadFailed.tsx';

const read = (error: unknown, isFetching = false) => ({ isError: error !== null, isFetching, error, refetch: vi.fn() });

async function open(...reads: ReturnType<typeof read>[]) {
  const portal = testPortal();
  portal.texts.addResourceBundle('en', 'records', records);
  await mount(
    <PortalHost portal={portal}>
      <ReadFailed reads={reads} />
    </PortalHost>,
  );
}

test.each([
  [new CallError('forbidden', 'balance'), 'You are not allowed to do this.'],
  [new CallError('forbidden', 'balance', { status: 403, code: 'in_function_not_open' }), 'This function is not open.'],
  [new CallError('unavailable', 'balance'), 'The service is not available at the moment. Please try again soon.'],
  [new Error('a chunk'), 'Check your connection and try again.'],
])('says why: %s', async (error, text) => {
  await open(read(error));
  await expect.element(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
});

test('sends again only what failed', async () => {
  const [good, bad] = [read(null, true), read(new Error('lost'))];
  await open(good, bad);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect([good.refetch, bad.refetch].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('sends all again where content is missing although none failed', async () => {
  const reads = [read(null), read(null)];
  await open(...reads);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(reads.map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1]);
});

test('is busy while it is sent again', async () => {
  const bad = read(new Error('lost'), true);
  await open(bad);
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
