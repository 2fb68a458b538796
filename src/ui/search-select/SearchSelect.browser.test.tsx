import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '#ui/overlay/Modal.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { SearchSelect } from './SearchSelect.tsx';

const options = [
  ['BR', 'Brazil', '+55'],
  ['VN', 'Việt Nam', '+84'],
  ['TH', 'Thailand', '+66'],
  ['PT', 'Portugal', '+351'],
  ['PL', 'Poland', '+48'],
].map(([value, label, hint]) => ({ value, label, hint }) as { value: string; label: string; hint: string });

function Field({ onPick = () => undefined }: { onPick?: (value: string) => void }) {
  const [value, setValue] = useState('BR');
  return (
    <form onSubmit={() => onPick('submitted')}>
      <button type="button">Before</button>
      <SearchSelect
        label="Country"
        searchLabel="Search"
        emptyLabel="None"
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onPick(next);
        }}
      />
      <input aria-label="After" />
    </form>
  );
}

const trigger = () => document.querySelector('[aria-haspopup="listbox"]') as HTMLElement;
const isOpen = () => document.querySelector('[role="listbox"]') !== null;
const rows = () => [...document.querySelectorAll('[role="option"]')].map((row) => row.textContent);
const activeRow = () => document.getElementById(trigger().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('opens on focus, and closes 200 ms after blur', async () => {
  await mount(<Field />);
  trigger().focus();
  await expect.poll(isOpen).toBe(true);
  const left = performance.now();
  (page.getByRole('textbox', { name: 'After' }).element() as HTMLElement).focus();
  await expect.poll(isOpen, { interval: 10 }).toBe(false);
  expect(performance.now() - left).toBeGreaterThanOrEqual(195);
});

test('shows picture, name and code in rows of 44 px with the selected one ticked', async () => {
  await mount(<Field />);
  trigger().focus();
  await expect.poll(rows).toEqual(['Brazil+55', 'Việt Nam+84', 'Thailand+66', 'Portugal+351', 'Poland+48']);
  const first = document.querySelector('[role="option"]') as HTMLElement;
  expect(first.offsetHeight).toBe(44);
  expect(first.getAttribute('aria-selected')).toBe('true');
});

test('arrow keys, Home and End move, Enter selects without a submit, the focus stays on the control', async () => {
  const onPick = vi.fn();
  await mount(<Field onPick={onPick} />);
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeRow()).toContain('Thailand');
  await userEvent.keyboard('{End}');
  expect(activeRow()).toContain('Poland');
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(onPick.mock.calls).toEqual([['VN']]);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
  expect(trigger().getAttribute('aria-label')).toBe('Country: Việt Nam +84');
});

test('leaves the Enter that ends a composition to the input method, also where only its key code tells it', async () => {
  const onPick = vi.fn();
  await mount(<Field onPick={onPick} />);
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  const press = (how: KeyboardEventInit) =>
    trigger().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how }));
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(onPick).not.toHaveBeenCalled();
  press({ keyCode: 13 });
  expect(onPick).toHaveBeenCalledWith('VN');
});

test('searches by name, ignoring accents, and by code', async () => {
  await mount(<Field />);
  trigger().focus();
  await userEvent.keyboard('viet');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
  await expect.poll(rows).toEqual(['Việt Nam+84']);
  await userEvent.fill(page.getByRole('combobox', { name: 'Search' }), '351');
  await expect.poll(rows).toEqual(['Portugal+351']);
  await userEvent.fill(page.getByRole('combobox', { name: 'Search' }), 'zzz');
  await expect.element(page.getByText('None')).toBeVisible();
});

test('Escape closes only the list inside a dialog, and does not open it again', async () => {
  const onClose = vi.fn();
  await mount(
    <Modal title="Form" closeLabel="Close" delayMs={0} onClose={onClose}>
      <Field />
    </Modal>,
  );
  trigger().focus();
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('po{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press opens, a second press closes, a press on a row selects', async () => {
  const onPick = vi.fn();
  await mount(<Field onPick={onPick} />);
  await userEvent.click(trigger());
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(trigger());
  expect(isOpen()).toBe(false);
  await userEvent.click(trigger());
  await userEvent.click(page.getByRole('option', { name: /Poland/ }));
  expect(onPick.mock.calls).toEqual([['PL']]);
  expect(isOpen()).toBe(false);
});
