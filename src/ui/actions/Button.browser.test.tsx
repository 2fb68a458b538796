import { type CSSProperties, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// first, as its sheet sets the order of the layers
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Button } from './Button.tsx';

function Once({ onRead }: { onRead: () => void }) {
  const [isRead, setRead] = useState(false);
  const read = () => {
    onRead();
    setRead(true);
  };
  return (
    <Button disabled={isRead} onClick={read}>
      Mark all as read
    </Button>
  );
}

test('a button that its press disables keeps the focus, and does nothing more', async () => {
  const read = vi.fn();
  await mount(<Once onRead={read} />);
  const button = page.getByRole('button', { name: 'Mark all as read' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(button.element());
  const { cursor, backgroundColor } = getComputedStyle(button.element());
  expect(cursor).toBe('not-allowed');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button, { force: true });
  expect(read).toHaveBeenCalledTimes(1);
  await userEvent.hover(button, { force: true });
  expect(getComputedStyle(button.element()).backgroundColor).toBe(backgroundColor);
});

test.each(['disabled', 'loading'] as const)('a form whose button is %s is not sent, by press or by Enter', async (state) => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (flags: { disabled?: boolean; loading?: boolean }) => (
    <form onSubmit={sent}>
      <input aria-label="Amount" />
      <Button type="submit" {...flags}>
        Send
      </Button>
    </form>
  );
  const render = await mount(form({ [state]: true }));
  await userEvent.click(page.getByRole('button', { name: 'Send' }), { force: true });
  await userEvent.click(page.getByLabelText('Amount'));
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await render(form({}));
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a text that is disabled has no ground, as one that is not', async () => {
  await mount(
    <div style={{ '--surface-2': 'rgb(1, 2, 3)' } as CSSProperties}>
      <Button disabled>Send</Button>
      <Button variant="text" disabled>
        Reset
      </Button>
    </div>,
  );
  const groundOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;
  expect(['Send', 'Reset'].map(groundOf)).toEqual(['rgb(1, 2, 3)', 'rgba(0, 0, 0, 0)']);
});
