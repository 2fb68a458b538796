import { Activity, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Dialog } from './Dialog.tsx';
import { Modal } from './Modal.tsx';
import { topModal } from './topLayer.ts';

const dialogs = () => [...document.querySelectorAll('dialog[open]')];
const openTitles = () => dialogs().map((dialog) => dialog.querySelector('h2')?.textContent);

describe('a question', () => {
  test.each([1, 2])('stays above modals that open after it, and is not closed by that: %i at once', async (count) => {
    const close = vi.fn();
    function Late() {
      const [late, setLate] = useState(0);
      return (
        <>
          <Dialog title="Asked" delayMs={0} confirmLabel="Yes" onConfirm={() => setLate(count)} onClose={close} />
          {['First', 'Second'].slice(0, late).map((title) => (
            <Modal key={title} title={title} closeLabel={`Close ${title}`} delayMs={0} onClose={() => undefined}>
              text
            </Modal>
          ))}
        </>
      );
    }
    await mount(<Late />);
    let raised = 0;
    document.querySelector('dialog')?.addEventListener('close', () => (raised += 1));
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => dialogs().length).toBe(1 + count);
    const { left, top } = page.getByRole('button', { name: 'Yes' }).element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 5, top + 5)?.closest('button')?.textContent).toBe('Yes');
    await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus();
    // the browser tells of each time that it was shown again
    await expect.poll(() => raised).toBe(count);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('a stack', () => {
  test('keeps its order where one below is hidden and shown again', async () => {
    const close = vi.fn();
    const stack = (below: 'hidden' | 'visible') => (
      <>
        <Activity mode={below}>
          <Modal title="Below" closeLabel="Close below" delayMs={0} onClose={close}>
            text
          </Modal>
        </Activity>
        <Modal title="Above" closeLabel="Close above" onClose={close}>
          <input aria-label="Typed" />
        </Modal>
      </>
    );
    const render = await mount(stack('visible'));
    await userEvent.fill(page.getByLabelText('Typed'), 'word');
    await render(stack('hidden'));
    expect(openTitles()).toEqual(['Above']);
    await render(stack('visible'));
    expect(openTitles()).toEqual(['Below', 'Above']);
    expect(topModal()?.textContent).toContain('Above');
    await expect.element(page.getByLabelText('Typed')).toHaveFocus();
    await userEvent.keyboard('s');
    expect((page.getByLabelText('Typed').element() as HTMLInputElement).value).toBe('words');
    expect(close).not.toHaveBeenCalled();
  });
});
