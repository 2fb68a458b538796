import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#preview/studio/draft/draft.ts';
import { openStudioView } from '#preview/studio/view/studio.fixture.tsx';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { SettingsTool } from './SettingsTool.tsx';

const MANY = 5_000;
const EN = 'brands/orvane-desk/texts/en.json';
const texts = Object.fromEntries(Array.from({ length: MANY }, (_, nth) => [`key_${nth}`, `Text ${nth}`]));
const level = () => page.getByRole('region', { name: 'Settings', exact: true });
const part = () => level().getByRole('group', { name: 'Part of names' });
const fields = () => level().element().querySelectorAll('[data-at]').length;

/** The settings of a brand that has five thousand texts, of its own or in a file of its parent, at them. */
async function open(wanted?: string, file = EN) {
  const opened = await openStudioView(
    () => <SettingsTool />,
    '',
    (_, bundle) => {
      const text = `${JSON.stringify({ brand: texts }, null, 2)}\n`;
      bundle.files[file] = { text, hash: text };
    },
  );
  await settle(() =>
    opened.studio.store.setState({ place: { name: 'texts/en.json', at: '/brand', ...(wanted !== undefined && { wanted }) } }),
  );
  return opened;
}

test('of five thousand texts a hundred have their controls on the page, and the others are reached', async () => {
  const { studio } = await open();
  await expect.element(part().getByRole('status')).toHaveTextContent('1 to 100 of 5000');
  expect(fields()).toBe(100);
  await userEvent.click(part().getByRole('button', { name: 'Next' }));
  await expect.element(part().getByRole('status')).toHaveTextContent('101 to 200 of 5000');
  expect(fields()).toBe(100);
  await userEvent.fill(part().getByRole('searchbox', { name: 'Search names' }), 'key_4321');
  await expect.element(part().getByRole('status')).toHaveTextContent('1 to 1 of 1');
  await userEvent.fill(level().getByRole('textbox', { name: 'key_4321' }), 'Another');
  expect(JSON.parse(textOf(studio.store.getState().draft, EN) ?? '')).toMatchObject({ brand: { key_4321: 'Another' } });
  await expect.element(level().getByRole('textbox', { name: 'key_4321' })).toHaveValue('Another');
});

test('one that is led to is in view', async () => {
  await open('/brand/key_4321');
  await expect.element(part().getByRole('status')).toHaveTextContent('4301 to 4400 of 5000');
  await expect.element(level().getByRole('textbox', { name: 'key_4321' })).toBeVisible();
});

test('one that is added is in view', async () => {
  await open();
  await userEvent.fill(level().getByRole('textbox', { name: 'Name', exact: true }), 'one_more');
  await userEvent.keyboard('{Enter}');
  await expect.element(part().getByRole('status')).toHaveTextContent('5001 to 5001 of 5001');
  await expect.element(level().getByRole('textbox', { name: 'one_more' })).toBeVisible();
});

test('a keystroke in one of five thousand texts of a parent lists their names a few times, not for each control', async () => {
  await open(undefined, 'brands/orvane/texts/en.json');
  const field = level().getByRole('textbox', { name: 'key_7', exact: true });
  await userEvent.fill(field, 'A text');
  const keys = vi.spyOn(Object, 'keys');
  onTestFinished(() => keys.mockRestore());
  await userEvent.type(field, 's');
  await expect.element(field).toHaveValue('A texts');
  const lists = keys.mock.results.filter(({ value }) => (value as string[]).length >= MANY);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.length).toBeLessThan(20);
});

test('a keystroke draws the control that it is in, not the hundred of the page', async () => {
  await open();
  const field = level().getByRole('textbox', { name: 'key_7', exact: true });
  await userEvent.fill(field, 'A text');
  const replace = vi.spyOn(String.prototype, 'replace');
  onTestFinished(() => replace.mockRestore());
  await userEvent.type(field, 's');
  await expect.element(field).toHaveValue('A texts');
  // each control says where its value comes from, without the folder of all brands
  const drawn = replace.mock.calls.filter(([wanted]) => (wanted as unknown) === 'brands/').length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(20);
});
