import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { PopoverDialog } from './PopoverDialog.tsx';

function Choice() {
  const [isOn, setOn] = useState(false);
  return (
    <section tabIndex={-1}>
      <PopoverDialog label="Choices" trigger={(props) => <button {...props}>Choose</button>}>
        {(close) => (
          <>
            <label>
              <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Sums
            </label>
            <button onClick={close}>Done</button>
          </>
        )}
      </PopoverDialog>
      <button>Behind</button>
    </section>
  );
}

const button = page.getByRole('button', { name: 'Choose' });
const dialog = page.getByRole('dialog', { name: 'Choices' });
const isGone = () => expect.poll(() => dialog.query()).toBeNull();

test('a dialog under a button focuses its first control, stays open for others, and returns the focus', async () => {
  await mount(<Choice />);
  await userEvent.click(button);
  const box = page.getByRole('checkbox', { name: 'Sums' });
  await expect.element(box).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' {ArrowDown}{ArrowUp}');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await isGone();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await isGone();
  await expect.element(button).toHaveFocus();
});

test('it closes when the focus goes past its last control, and on a second press of its button', async () => {
  await mount(<Choice />);
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await isGone();
  await expect.element(page.getByRole('button', { name: 'Behind' })).toHaveFocus();
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  await userEvent.click(button);
  await isGone();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press of a label, or between the controls, keeps it open', async () => {
  await mount(<Choice />);
  await userEvent.click(button);
  await userEvent.click(page.getByText('Sums'));
  await expect.element(page.getByRole('checkbox', { name: 'Sums' })).toBeChecked();
  await userEvent.click(dialog, { position: { x: 3, y: 3 } });
  await expect.element(dialog).toHaveFocus();
  await expect.element(dialog).toBeVisible();
});
