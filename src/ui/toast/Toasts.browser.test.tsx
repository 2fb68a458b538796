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

type Words = Record<string, string>;
const files = import.meta.glob<Words>('../../../locales/*/portal.json', { eager: true, import: 'default' });
const languages = Object.entries(files).map(
  ([file, words]) => [/(\S+)\/portal\.json$/.exec(file)?.[1]?.split('/').at(-1), words] as const,
);

/** Words of toasts that have an action, and the action's. */
const withAction = (words: Words): [string, string][] => [
  [words['signed_in_as']!.replace('{{name}}', 'member01'), words['not_you_sign_out']!],
  [words['signed_in_as']!.replace('{{name}}', 'm'.repeat(255)), words['not_you_sign_out']!],
  [words['new_version']!, words['reload']!],
  [words['chunk_error_text']!, words['retry']!],
  [words['chunk_error_text']!, words['chunk_error_text']!],
];

test.each(languages)('text stands above its action and has the width of the message: %s', async (_, words) => {
  const items = withAction(words).map(([title, label], id): ToastItem => {
    return { id, tone: 'error', title, action: { label, onPress: () => undefined } };
  });
  await mount(show(items));
  const region = await vi.waitFor(() => document.querySelector('section:popover-open')!);
  for (const width of [320, 360, 390, 600, 767, 768, 834, 1024, 1280, 1440]) {
    await page.viewport(width, 900);
    const found = [...region.querySelectorAll('[role="alert"]')].flatMap((toast) => {
      const [action, close] = [...toast.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      const text = toast.querySelector('b')!.getBoundingClientRect();
      const box = toast.getBoundingClientRect();
      return [
        text.width < 0.64 * box.width && `text of ${text.width} px`,
        // an animation moves both by fractions
        action!.top < text.bottom - 0.5 && 'action beside the text',
        close!.top > text.top && 'close button below the first line',
        [text, action!, close!].some(({ left, right }) => left < box.left || right > box.right) && 'over the edge',
        toast.scrollWidth > toast.clientWidth && 'scrolls',
        box.right > width && 'wider than the page',
      ].flatMap((fault) => (fault === false ? [] : [`${width}: ${fault}: ${toast.textContent}`]));
    });
    expect(found).toEqual([]);
    const { left, right } = region.getBoundingClientRect();
    expect(left >= 0 && right <= width, `region at ${width}`).toBe(true);
  }
});
