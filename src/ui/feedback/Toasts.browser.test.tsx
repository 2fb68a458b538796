import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '#ui/overlay/Modal.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import type { ToastItem } from './Toast.tsx';
import { Toasts } from './Toasts.tsx';

const show = (items: readonly ToastItem[], onClose: (id: ToastItem['id']) => void = () => undefined) => (
  <Toasts label="Messages" closeLabel="Close" items={items} onClose={onClose} />
);

test('news is a status that disappears after its time, an error is an alert that stays', async () => {
  await page.viewport(1280, 900);
  const onClose = vi.fn();
  await mount(<button>Elsewhere</button>);
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await mount(
    show(
      [
        { id: 1, tone: 'ok', title: 'Saved', durationMs: 80 },
        { id: 2, tone: 'error', title: 'Refused' },
      ],
      onClose,
    ),
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Refused');
  await expect.poll(() => onClose.mock.calls).toEqual([[1]]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(onClose.mock.calls).toEqual([[1]]);
});

test('a message stays while it has the focus', async () => {
  const onClose = vi.fn();
  await mount(show([{ id: 1, tone: 'info', title: 'Read me', durationMs: 150 }], onClose));
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onClose).not.toHaveBeenCalled();
});

test('stays above and usable when a modal opens over it, and survives its closing', async () => {
  const onClose = vi.fn();
  const toast = show([{ id: 7, tone: 'error', title: 'Lost' }], onClose);
  const render = await mount(toast);
  await render(
    <>
      {toast}
      <Modal title="Over" closeLabel="Close modal" delayMs={0} onClose={() => undefined}>
        text
      </Modal>
    </>,
  );
  const close = page.getByRole('button', { name: 'Close', exact: true });
  const box = close.element().getBoundingClientRect();
  expect(close.element().contains(document.elementFromPoint(box.x + 10, box.y + 10))).toBe(true);
  await userEvent.click(close);
  expect(onClose).toHaveBeenCalledWith(7);
  await render(toast);
  expect(document.querySelector('section:popover-open')?.textContent).toContain('Lost');
});
