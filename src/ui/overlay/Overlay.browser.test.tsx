import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './Dialog.tsx';
import { Modal } from './Modal.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const dialogs = () => [...document.querySelectorAll('dialog[open]')];
const locked = () => document.documentElement.style.overflow === 'hidden';

function tallPage() {
  const tall = document.createElement('div');
  tall.className = 'tall';
  tall.style.height = '4000px';
  document.body.append(tall);
}

afterEach(() => {
  document.querySelector('.tall')?.remove();
  window.scrollTo(0, 0);
});

function Opener({ stacked = false }: { stacked?: boolean }) {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button onClick={() => setDepth(1)}>Open</button>
      {depth > 0 && (
        <Modal title="First" closeLabel="Close first" delayMs={0} onClose={() => setDepth(0)}>
          <input name="inside" />
          {stacked && <button onClick={() => setDepth(2)}>Open second</button>}
        </Modal>
      )}
      {depth > 1 && (
        <Dialog title="Second" delayMs={0} confirmLabel="Yes" onConfirm={() => setDepth(1)} onClose={() => setDepth(1)} />
      )}
    </>
  );
}

describe('a modal', () => {
  test('appears after 100 ms, not before', async () => {
    await mount(
      <Modal title="Late" closeLabel="Close" onClose={() => undefined}>
        text
      </Modal>,
    );
    expect(dialogs()).toHaveLength(0);
    expect(locked()).toBe(false);
    await expect.poll(() => dialogs().length).toBe(1);
    expect(locked()).toBe(true);
  });

  test('is 600 wide and at least 200 by 200', async () => {
    await page.viewport(1280, 900);
    await mount(
      <Modal label="Box" closeLabel="Close" delayMs={0} onClose={() => undefined}>
        x
      </Modal>,
    );
    const box = (document.querySelector('dialog') as HTMLElement).getBoundingClientRect();
    expect(box.width).toBe(600);
    expect(box.height).toBe(200);
  });

  test('locks the scrolling of the page and restores the position', async () => {
    tallPage();
    await mount(<Opener />);
    window.scrollTo(0, 700);
    await userEvent.click(page.getByRole('button', { name: 'Open' }), { force: true });
    const before = window.scrollY;
    expect(locked()).toBe(true);
    window.scrollTo(0, 1500);
    await userEvent.click(page.getByRole('button', { name: 'Close first' }));
    expect(locked()).toBe(false);
    expect(window.scrollY).toBe(before);
  });

  test('keeps the lock until the last of a stack has closed', async () => {
    await mount(<Opener stacked />);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    await userEvent.click(page.getByRole('button', { name: 'Open second' }));
    expect(dialogs()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(1);
    expect(locked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(dialogs()).toHaveLength(0);
    expect(locked()).toBe(false);
  });

  test('returns the focus to the element that opened it', async () => {
    await mount(<Opener />);
    await userEvent.click(page.getByRole('button', { name: 'Open' }));
    expect(document.activeElement).toBe(document.querySelector('dialog'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.textContent).toBe('Open');
  });

  test('focuses the element that `initialFocus` names', async () => {
    await mount(
      <Modal title="Form" closeLabel="Close" delayMs={0} initialFocus="[name=inside]" onClose={() => undefined}>
        <input name="inside" aria-label="Inside" />
      </Modal>,
    );
    expect(document.activeElement?.getAttribute('name')).toBe('inside');
  });

  test('stays open at the Escape that ends a composition in a field inside', async () => {
    await mount(<Opener />);
    await page.getByRole('button', { name: 'Open' }).click();
    const field = document.querySelector('[name="inside"]') as HTMLElement;
    const press = (how: KeyboardEventInit) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...how }));
    press({ isComposing: true });
    press({ keyCode: 229 });
    await wait(50);
    expect(dialogs()).toHaveLength(1);
    press({ keyCode: 27 });
    await expect.poll(() => dialogs().length).toBe(0);
  });

  test('stays open when its parent ignores the close request, however often Escape is pressed', async () => {
    const onClose = vi.fn();
    await mount(
      <Modal title="Unsaved" closeLabel="Close" delayMs={0} onClose={onClose}>
        text
      </Modal>,
    );
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    (document.querySelector('dialog') as HTMLDialogElement).close();
    await expect.poll(() => dialogs().length).toBe(1);
    expect(onClose).toHaveBeenCalledTimes(4);
  });

  test('shows neither close button nor backdrop when told so', async () => {
    await mount(
      <Modal label="Bare" closeLabel="Close" showClose={false} hasBg={false} delayMs={0} onClose={() => undefined}>
        text
      </Modal>,
    );
    expect(document.querySelectorAll('dialog button')).toHaveLength(0);
    expect(getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('never appears when closed during the delay', async () => {
    const render = await mount(
      <Modal title="Gone" closeLabel="Close" onClose={() => undefined}>
        text
      </Modal>,
    );
    await render(null);
    await wait(150);
    expect(dialogs()).toHaveLength(0);
    expect(locked()).toBe(false);
  });
});

describe('a dialog', () => {
  const ask = (props: Partial<Parameters<typeof Dialog>[0]> = {}) => (
    <Dialog
      title="Sure?"
      text="One sentence."
      delayMs={0}
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => undefined}
      onClose={() => undefined}
      {...props}
    />
  );

  test('is 400 wide', async () => {
    await page.viewport(1280, 900);
    await mount(ask());
    expect((document.querySelector('dialog') as HTMLElement).getBoundingClientRect().width).toBe(400);
  });

  test('is named by its title and described by its text', async () => {
    await mount(ask({ tone: 'warn' }));
    const dialog = page.getByRole('alertdialog', { name: 'Sure?' });
    await expect.element(dialog).toHaveAccessibleDescription('One sentence.');
  });

  test('presses its default button on Enter, once', async () => {
    const onConfirm = vi.fn();
    await mount(ask({ onConfirm, children: <input aria-label="Code" /> }));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    (document.querySelector('dialog input') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  test('leaves Enter to another button that has the focus', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    await mount(ask({ onConfirm, onClose }));
    (page.getByRole('button', { name: 'No' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes on Escape', async () => {
    const onClose = vi.fn();
    await mount(ask({ onClose }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes after its timeout, and stays open without one', async () => {
    const onClose = vi.fn();
    const render = await mount(ask({ onClose, timeoutMs: 60 }));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    onClose.mockClear();
    await render(ask({ onClose }));
    await wait(150);
    expect(onClose).not.toHaveBeenCalled();
  });
});
