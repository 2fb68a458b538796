import axe from 'axe-core';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openForm, reviewOf } from './newBrand.fixture.tsx';

const name = () => page.getByLabelText('Name that players see');
const create = () => page.getByRole('button', { name: /^Create/ });
const step = (title: string) => page.getByRole('group', { name: new RegExp(`${title}$`) });

test('what is given is asked about and kept, and the rest shows what is taken instead', async () => {
  const { calls } = await openForm();
  await userEvent.fill(name(), 'Tamaru');
  await expect.poll(() => calls.review.mock.lastCall?.[0]).toEqual({ name: 'Tamaru' });
  await expect.element(page.getByLabelText('Folder')).toHaveAttribute('placeholder', 'tamaru');
  await expect.element(step('Hosts').getByLabelText('First host')).toHaveAttribute('placeholder', 'tamaru.example');
  await userEvent.click(step('Kind').getByRole('radio', { name: /^Agents/ }));
  await userEvent.click(step('Market').getByRole('radio', { name: /^Brazil/ }));
  await userEvent.click(step('Languages').getByRole('checkbox', { name: 'Português' }));
  await userEvent.selectOptions(step('Languages').getByLabelText('Main language'), 'PT');
  const given = { name: 'Tamaru', kind: 'agents', market: 'BR', languages: 'PT,EN', default: 'PT' };
  await expect.poll(() => calls.review.mock.lastCall?.[0]).toEqual(given);
  expect(JSON.parse(localStorage.getItem('studio:+new') ?? '')).toEqual(given);
  await userEvent.click(step('Languages').getByRole('checkbox', { name: 'Português' }));
  await expect
    .poll(() => calls.review.mock.lastCall?.[0])
    .toEqual({ name: 'Tamaru', kind: 'agents', market: 'BR', languages: 'EN' });
});

test('kept answers are there again, and are forgotten once the brand is written', async () => {
  const { calls, onCreated } = await openForm({ kept: { name: 'Tamaru', id: 'tamaru-club' } });
  await expect.element(name()).toHaveValue('Tamaru');
  await userEvent.click(create());
  await expect.poll(() => onCreated.mock.calls).toEqual([['tamaru-club']]);
  expect(calls.create).toHaveBeenCalledExactlyOnceWith({ name: 'Tamaru', id: 'tamaru-club' });
  expect(localStorage.getItem('studio:+new')).toBeNull();
});

test('faults stand at their fields, which screen readers are told, and the first gets the focus', async () => {
  const { calls } = await openForm();
  const faults = { id: 'brands/acme already exists; nothing is overwritten', hosts: 'a host is a name', market: 'unknown' };
  calls.review.mockImplementation(async (given) => reviewOf(given, { faults }));
  calls.create.mockResolvedValue({ kind: 'faults', faults });
  await userEvent.fill(name(), 'Acme');
  const folder = page.getByLabelText('Folder');
  await expect.element(folder).toHaveAttribute('aria-invalid', 'true');
  await expect.element(folder).toHaveAccessibleDescription(faults.id);
  await expect.element(step('Hosts').getByLabelText('First host')).toHaveAccessibleDescription(faults.hosts);
  await expect.element(step('Market')).toHaveAccessibleDescription(faults.market);
  await expect.element(page.getByText('3 answers to correct')).toBeVisible();
  await userEvent.click(create());
  await expect.element(folder).toHaveFocus();
});

test('what has the focus of the keyboard is outlined, and stays where it is', async () => {
  await openForm();
  const outlined = async (control: Locator) => {
    const label = control.element().closest('label')!;
    const { paddingLeft } = getComputedStyle(label);
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(label.matches(':has(:focus-visible)')).toBe(true);
    const { outlineStyle, outlineWidth, paddingLeft: now } = getComputedStyle(label);
    expect([outlineStyle, outlineWidth, now], label.textContent).toEqual(['solid', '2px', paddingLeft]);
  };
  await outlined(step('Kind').getByRole('radio', { name: /^Agents/ }));
  await outlined(step('Languages').getByRole('checkbox', { name: 'Português' }));
  await outlined(page.getByLabelText('Colours from a logo'));
});

test('the keyboard makes and cancels; without any brand there is nothing to go back to', async () => {
  const { calls, onCancel } = await openForm();
  await userEvent.click(name());
  await userEvent.keyboard('{Enter}');
  expect(calls.create).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => calls.create.mock.calls).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the first brand of all has no way back', async () => {
  const { onCancel } = await openForm({ first: true });
  await expect.element(create()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

test('colours come from a logo; one that cannot be read is told and changes nothing', async () => {
  const { calls } = await openForm();
  const logo = page.getByLabelText('Colours from a logo');
  await userEvent.upload(logo, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByLabelText('Main colour', { exact: true })).toHaveValue('#2C8C7F');
  await expect.element(page.getByLabelText('Second colour', { exact: true })).toHaveValue('#F4B740');
  calls.colours.mockRejectedValue(new Error('a picture is expected'));
  await userEvent.upload(logo, new File(['text'], 'notes.txt'));
  await expect.element(page.getByText('notes.txt: a picture is expected')).toBeVisible();
  await expect.element(page.getByLabelText('Main colour', { exact: true })).toHaveValue('#2C8C7F');
});

test('the logo that was chosen last counts, also when it is the same one again', async () => {
  const { calls } = await openForm();
  const logo = page.getByLabelText('Colours from a logo');
  const main = page.getByLabelText('Main colour', { exact: true });
  let answer: (colours: { colour: string; accent: string }) => void = () => undefined;
  calls.colours.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await userEvent.upload(logo, new File(['first'], 'first.png'));
  await userEvent.upload(page.getByLabelText('Reading…'), new File(['second'], 'second.png'));
  await expect.element(main).toHaveValue('#2C8C7F');
  answer({ colour: '#111111', accent: '' });
  await userEvent.hover(main);
  await expect.element(main).toHaveValue('#2C8C7F');
  // a browser reports no change for the file that an input already has
  await expect.element(logo).toHaveValue('');
});

test('both themes are judged, and what is left and what is written is said', async () => {
  await openForm();
  await expect.element(step('Colours').getByText(/^AA/)).toHaveTextContent('AAlowest 4.6: ink on bg');
  await expect.element(step('Colours').getByText(/^too low/)).toHaveTextContent('too low: 4.5 neededlowest 3.0: ink-2 on bg');
  const left = page.getByRole('region', { name: 'Until it goes live' });
  await expect.element(left).toHaveTextContent('1 of 2 done until it goes live');
  await expect
    .element(left.getByRole('listitem').nth(1))
    .toHaveTextContent(/Keys, left: expected: the platform's public keys, and 1 more/);
  await expect.element(page.getByText('Writes 2 files, 30 lines of JSON')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'See them' }));
  await expect.element(page.getByRole('dialog', { name: 'Files' })).toHaveTextContent(/images\/mark\.svg\s*picture/);
});

test('hosts are added and removed, the first serves the site', async () => {
  const { calls } = await openForm();
  await userEvent.fill(step('Hosts').getByLabelText('First host'), 'one.example');
  await userEvent.click(page.getByRole('button', { name: 'Add a host' }));
  await userEvent.fill(step('Hosts').getByRole('textbox', { name: 'Host 2' }), 'two.example, ');
  await expect.poll(() => calls.review.mock.lastCall?.[0]).toEqual({ hosts: 'one.example,two.example' });
  await userEvent.click(page.getByRole('button', { name: 'Remove host 2' }));
  await expect.poll(() => calls.review.mock.lastCall?.[0]).toEqual({ hosts: 'one.example' });
});

test('findings of the check and a full disk are told, and nothing is lost', async () => {
  const { calls, onCreated } = await openForm({ kept: { name: 'Acme' } });
  const finding = {
    rule: 'missing-host',
    severity: 'error',
    file: 'brands/acme/brand.json',
    line: 1,
    column: 1,
    path: '/hosts',
    expected: 'hosts',
    got: 'none',
  } as const;
  calls.create.mockResolvedValueOnce({ kind: 'findings', findings: [finding] });
  await userEvent.click(create());
  await expect
    .element(page.getByRole('alert', { name: 'Findings' }))
    .toHaveTextContent('brands/acme/brand.json /hosts expected hosts, got none');
  calls.create.mockResolvedValueOnce({ kind: 'failed', why: 'brands/acme was not written: the disk is full' });
  await userEvent.click(create());
  await expect.element(page.getByText('brands/acme was not written: the disk is full')).toBeVisible();
  expect(onCreated).not.toHaveBeenCalled();
  await expect.element(name()).toHaveValue('Acme');
});

test.each(['light', 'dark'] as const)('it is accessible in the %s theme', async (theme) => {
  document.documentElement.style.colorScheme = theme;
  await openForm();
  await expect.element(page.getByRole('region', { name: 'Until it goes live' })).toBeVisible();
  const { violations } = await axe.run(document, { rules: { region: { enabled: false } } });
  document.documentElement.style.colorScheme = '';
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
