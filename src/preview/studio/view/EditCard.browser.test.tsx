import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { textOf } from '../draft/draft.ts';
import type { Studio } from '../state/studio.ts';
import { openCard } from './studio.fixture.tsx';

const card = () => page.getByRole('region', { name: 'Edit' });
const ownOf = ({ store }: Studio, file: string) =>
  JSON.parse(textOf(store.getState().draft, file) ?? '{}') as Record<string, unknown>;

test('a text has a field for each language of the brand, and goes to the file of its language', async () => {
  const { studio } = await openCard({ textKeys: ['portal:home'] });
  const languages = studio.store.getState().resolved.brand.languages.supported;
  expect(card().getByRole('textbox').elements()).toHaveLength(languages.length);
  await expect.element(card().getByLabelText('portal:home, en', { exact: true })).toHaveAttribute('placeholder', 'Home');
  await userEvent.fill(card().getByLabelText('portal:home, en', { exact: true }), 'Lounge');
  expect(ownOf(studio, 'brands/orvane-desk/texts/en.json')).toMatchObject({ portal: { home: 'Lounge' } });
  await userEvent.fill(card().getByLabelText('portal:home, pt', { exact: true }), 'Saguão');
  expect(ownOf(studio, 'brands/orvane-desk/texts/pt.json')).toMatchObject({ portal: { home: 'Saguão' } });
  expect(studio.store.getState().draft.edits).toHaveLength(2);
});

test('a switch, a number and a choice write values of their kind', async () => {
  const { studio } = await openCard({ sources: ['layout.json#/home/sections/promotions', 'theme.json#/keepChoice'] });
  await userEvent.fill(card().getByRole('spinbutton', { name: /^Count/ }), '4');
  await userEvent.selectOptions(card().getByRole('combobox', { name: /^Reserve/ }), 'band');
  expect(ownOf(studio, 'brands/orvane-desk/layout.json')).toMatchObject({
    home: { sections: { promotions: { count: 4, reserve: 'band' } } },
  });
  const keep = card().getByRole('switch', { name: 'Keep choice' });
  await expect.element(keep).toBeChecked();
  await userEvent.click(keep);
  await expect.element(keep).not.toBeChecked();
  expect(ownOf(studio, 'brands/orvane-desk/theme.json')).toMatchObject({ keepChoice: false });
});

const styled = `<style>.picked { color: var(--nav-badge-ink); background: var(--nav-badge-bg); border-radius: var(--radius-card) }</style>
  <p class="picked">picked</p>`;

test('a size keeps its unit, and takes another', async () => {
  const { studio } = await openCard({ html: styled });
  const size = card().getByRole('textbox', { name: 'Radius card' });
  await expect.element(size).toHaveValue('8');
  await userEvent.fill(size, '12');
  expect(ownOf(studio, 'brands/orvane-desk/theme.json')).toMatchObject({ shape: { 'radius-card': '12px' } });
  await userEvent.selectOptions(card().getByLabelText('Radius card, unit'), 'rem');
  expect(ownOf(studio, 'brands/orvane-desk/theme.json')).toMatchObject({ shape: { 'radius-card': '12rem' } });
});

test('a colour is measured while it is typed, and reset to the layer below', async () => {
  const { studio } = await openCard({ html: styled });
  const colour = card().getByRole('textbox', { name: 'Nav badge bg, light', exact: true });
  const contrast = card().getByRole('list', { name: 'Contrast of nav-badge-bg, light' });
  await expect.element(contrast).toHaveTextContent(/AA \d+\.\d nav-badge-ink/);
  await userEvent.fill(colour, '#0A2A26');
  await expect.element(contrast).toHaveTextContent(/too low: 4\.5 needed 1\.\d nav-badge-ink/);
  expect(contrast.getByRole('listitem').first().element()).toHaveAttribute('data-low');
  await expect.element(card().getByText('was “#3FA79A”')).toBeVisible();
  await userEvent.click(card().getByRole('button', { name: 'Reset Nav badge bg, light to orvane' }));
  expect(textOf(studio.store.getState().draft, 'brands/orvane-desk/theme.json')).not.toContain('"nav-badge-bg": "#0A2A26"');
  expect(ownOf(studio, 'brands/orvane-desk/theme.json')).not.toHaveProperty(['color', 'light', 'nav-badge-bg']);
  await expect.element(card().getByRole('button', { name: 'Reset Nav badge bg, light to orvane' })).not.toBeInTheDocument();
});

test('the chosen layer is written to, and a nearer value that hides it is told', async () => {
  const { studio } = await openCard({ html: styled });
  await userEvent.click(card().getByRole('radio', { name: 'orvane: for 2 brands' }));
  await userEvent.fill(card().getByRole('textbox', { name: 'Radius card' }), '3');
  expect(ownOf(studio, 'brands/orvane/theme.json')).toMatchObject({ shape: { 'radius-card': '3px' } });
  await userEvent.fill(card().getByRole('textbox', { name: 'Nav badge bg, dark', exact: true }), '#123456');
  await expect.element(card().getByText('orvane-desk has its own value, which is shown here.').first()).toBeVisible();
  expect(studio.store.getState().draft.edits.map(({ file }) => file)).toEqual([
    'brands/orvane/theme.json',
    'brands/orvane/theme.json',
  ]);
});

test('of a value that a parent has: the brands that it changes, and those that keep their own', async () => {
  const { calls } = await openCard({ html: styled });
  await userEvent.click(card().getByRole('radio', { name: 'base: for 4 brands' }));
  await expect
    .element(card().getByText('Changes folia, mayloc, orvane, orvane-desk where they have no own value.'))
    .toBeVisible();
  let answer: (reach: { changes: string[]; keeps: string[] }) => void = () => undefined;
  calls.reach.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(card().getByRole('textbox', { name: 'Radius card' }));
  const said = card().getByRole('status');
  await expect.element(said).toHaveTextContent('Radius card: asking which brands it changes…');
  expect(calls.reach).toHaveBeenLastCalledWith('base', 'theme.json', '/shape/radius-card');
  await settle(() => answer({ changes: ['folia'], keeps: ['mayloc', 'orvane', 'orvane-desk'] }));
  await expect.element(said).toHaveTextContent('Radius card changes 1 brand: folia. mayloc, orvane, orvane-desk keep their own.');
});

test('when it cannot be known which brands a value changes, it says why and asks again', async () => {
  const { calls } = await openCard({ html: styled });
  calls.reach.mockRejectedValueOnce(new Error('The preview server does not answer.'));
  await userEvent.click(card().getByRole('radio', { name: 'orvane: for 2 brands' }));
  await userEvent.click(card().getByRole('textbox', { name: 'Radius card' }));
  const said = card().getByRole('status');
  await expect.element(said).toHaveTextContent('The preview server does not answer.');
  await userEvent.click(said.getByRole('button', { name: 'Ask again' }));
  await expect.element(said).toHaveTextContent('Radius card changes 2 brands: orvane, orvane-desk.');
});
