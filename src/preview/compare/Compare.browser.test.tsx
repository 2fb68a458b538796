import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { CompareTool } from './CompareTool.tsx';

const parity = {
  brands: ['orvane', 'orvane-desk'],
  titles: { menu: 'Menu entries', language: 'Languages' } as never,
  rows: [
    { kind: 'language' as const, name: 'EN', cells: ['default', 'default'], differs: false },
    { kind: 'menu' as const, name: 'side/home', cells: ['yes', null], differs: true },
  ],
};

test('features that differ are shown by brand, on demand all, and with each draft anew', async () => {
  const { calls, studio } = await openStudioView(
    () => <CompareTool />,
    '',
    (given) => given.parity.mockResolvedValue(parity),
  );
  await expect.element(page.getByText('2 features of 2 brands, 1 differ')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'side/home yes –' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^EN/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('checkbox'));
  await expect.element(page.getByRole('row', { name: 'EN default default' })).toBeVisible();
  const file = 'brands/orvane-desk/brand.json';
  await settle(() => studio.edit({ file, at: '/name', value: 'Other' }));
  expect(calls.parity).toHaveBeenCalledTimes(2);
  expect(calls.parity.mock.lastCall![0].map((changed) => changed.file)).toEqual([file]);
});

test('what cannot be compared is told, and asked again', async () => {
  await openStudioView(
    () => <CompareTool />,
    '',
    (given) =>
      given.parity.mockRejectedValueOnce(new Error('brands/orvane/menus.json:3: expected a comma')).mockResolvedValue(parity),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('menus.json:3: expected a comma');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('2 features of 2 brands, 1 differ')).toBeVisible();
});

test('two brands are compared value by value, which leads to all settings', async () => {
  const { calls, studio, tools } = await openStudioView(() => <CompareTool />);
  calls.diff.mockResolvedValue({
    a: 'orvane-desk',
    b: 'base',
    chains: { a: ['base'], b: ['base'] },
    layers: [],
    resolved: [
      {
        file: 'brand.json',
        pointer: '/currency/code',
        a: { value: 'USD', layer: 'orvane', file: 'brands/orvane/brand.json', line: 9 },
        b: null,
      },
    ],
  });
  await userEvent.click(page.getByRole('radio', { name: 'Two brands' }));
  expect(calls.diff).toHaveBeenLastCalledWith('orvane-desk', 'base', [], []);
  await userEvent.selectOptions(page.getByLabelText('orvane-desk and'), 'folia');
  expect(calls.diff).toHaveBeenLastCalledWith('orvane-desk', 'folia', [], []);
  await userEvent.click(page.getByText('brand.json 1'));
  const found = page.getByRole('list', { name: 'brand.json' });
  await expect.element(found).toHaveTextContent('orvane-desk: “USD” orvane/brand.json:9base: nothing');
  await userEvent.click(found.getByRole('button', { name: 'currency › code' }));
  expect(tools.store.getState().panel).toBe('settings');
  expect(studio.store.getState().place).toEqual({ name: 'brand.json', at: '/currency', wanted: '/currency/code' });
});
