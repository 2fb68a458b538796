import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '#ui/dom/mount.fixture.tsx';
import type { Finding } from '../../../../tools/brand-files/finding.ts';
import { openStudioView } from '../view/studio.fixture.tsx';
import { GoingLive } from './GoingLive.tsx';

const licence: Finding = {
  rule: 'placeholder-text',
  severity: 'error',
  file: 'brands/orvane/brand.json',
  line: 14,
  column: 18,
  path: '/regulatory/legal/licence',
  expected: 'the value of the licence',
  got: '"pending"',
};
const host: Finding = {
  ...licence,
  rule: 'reserved-host',
  severity: 'warning',
  path: '/hosts/0',
  expected: 'a host that the internet resolves',
  got: '"orvane.example"',
};

const summary = () => page.getByText('Until it goes live').first();
const left = () => page.getByRole('list', { name: 'Left until it goes live' }).first();

test('what is left is asked for when it is opened, and each finding leads to its control', async () => {
  const { calls, studio, tools } = await openStudioView(
    () => <GoingLive />,
    '',
    (given) => given.live.mockResolvedValue([licence, host]),
  );
  expect(calls.live).not.toHaveBeenCalled();
  await userEvent.click(summary());
  await expect.element(page.getByText('2 are left')).toBeVisible();
  await expect.element(left()).toHaveTextContent('Expected the value of the licence, got "pending"');
  await userEvent.click(left().getByRole('button', { name: /^Go to Licence/ }));
  expect(studio.store.getState().place).toEqual({
    name: 'brand.json',
    at: '/regulatory/legal',
    wanted: '/regulatory/legal/licence',
  });
  expect(tools.store.getState().panel).toBe('settings');
  await userEvent.click(left().getByRole('button', { name: /^Go to .*osts/ }));
  // the list has one control
  expect(studio.store.getState().place).toEqual({ name: 'brand.json', at: '', wanted: '/hosts' });
});

test('it is asked again with each draft, says when nothing is left, and why it cannot be known', async () => {
  const { calls, studio } = await openStudioView(
    () => <GoingLive />,
    '',
    (given) => given.live.mockRejectedValueOnce(new Error('brands/orvane/menus.json:3: expected a comma')),
  );
  await userEvent.click(summary());
  await expect.element(page.getByRole('alert')).toHaveTextContent('menus.json:3: expected a comma');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Nothing is left.')).toBeVisible();
  calls.live.mockResolvedValueOnce([licence]);
  const file = 'brands/orvane-desk/brand.json';
  await settle(() => studio.edit({ file, at: '/name', value: 'Other' }));
  await expect.element(page.getByText('1 is left')).toBeVisible();
  expect(calls.live.mock.lastCall![0].map((changed) => changed.file)).toEqual([file]);
});
