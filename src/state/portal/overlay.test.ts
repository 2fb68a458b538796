import { describe, expect, it, vi } from 'vitest';
import { createOverlay, createOverlayStore } from './overlay.ts';

function open() {
  const store = createOverlayStore();
  return { store, overlay: createOverlay(store) };
}

describe('modals', () => {
  it('stack in the order of opening, and can be closed at any position', async () => {
    const { store, overlay } = open();
    const first = overlay.openModal('helpModal', { page: 'rules' });
    const second = overlay.openModal('noticeModal', {}, { locked: true });
    const [one, two] = store.getState().modals;
    expect(one).toMatchObject({ name: 'helpModal', params: { page: 'rules' }, locked: false });
    expect(two).toMatchObject({ name: 'noticeModal', params: {}, locked: true });
    overlay.closeModal(one!.id, 'read');
    expect(await first).toBe('read');
    expect(store.getState().modals).toEqual([two]);
    overlay.closeModal(two!.id);
    expect(await second).toBeUndefined();
    expect(store.getState().modals).toEqual([]);
  });

  it('of one name close together with one result, others stay', async () => {
    const { store, overlay } = open();
    const popups = [overlay.openModal('loginPopupModal'), overlay.openModal('loginPopupModal')];
    void overlay.openModal('helpModal');
    overlay.closeModals('loginPopupModal', true);
    expect(await Promise.all(popups)).toEqual([true, true]);
    expect(store.getState().modals.map(({ name }) => name)).toEqual(['helpModal']);
  });

  it('return one result: a second close is ignored', async () => {
    const { store, overlay } = open();
    const answer = overlay.openModal('helpModal');
    const { id } = store.getState().modals[0]!;
    overlay.closeModal(id, 1);
    overlay.closeModal(id, 2);
    expect(await answer).toBe(1);
  });
});

describe('dialogs', () => {
  it.each([true, false])('a question resolves %s', async (answer) => {
    const { store, overlay } = open();
    const asked = overlay.confirm({ title: { text: 'Sure?' } });
    const [dialog] = store.getState().dialogs;
    expect(dialog).toMatchObject({
      tone: 'warn',
      text: null,
      confirm: { key: 'portal:confirm' },
      cancel: { key: 'portal:cancel' },
    });
    overlay.closeDialog(dialog!.id, answer);
    expect(await asked).toBe(answer);
    expect(store.getState().dialogs).toEqual([]);
  });

  it('a warning has no cancel button and may close by itself', async () => {
    const { store, overlay } = open();
    const told = overlay.warn({ title: { key: 'portal:in_function_not_open' }, timeoutMs: 2_000 });
    const [dialog] = store.getState().dialogs;
    expect(dialog).toMatchObject({ cancel: null, timeoutMs: 2_000 });
    overlay.closeDialog(dialog!.id, true);
    expect(await told).toBe(true);
  });
});

describe('messages', () => {
  it('are shown once, however often they are added; the last is the newest', () => {
    const { store, overlay } = open();
    overlay.toast({ key: 'portal:saved' });
    overlay.toast({ text: 'Hello' }, 'ok');
    overlay.toast({ key: 'portal:saved' }, 'warn');
    expect(store.getState().toasts).toMatchObject([
      { message: { text: 'Hello' }, tone: 'ok' },
      { message: { key: 'portal:saved' }, tone: 'warn' },
    ]);
  });

  it('that differ in a parameter are two', () => {
    const { store, overlay } = open();
    overlay.toast({ key: 'portal:signed_in_as', params: { name: 'a' } });
    overlay.toast({ key: 'portal:signed_in_as', params: { name: 'b' } });
    expect(store.getState().toasts).toHaveLength(2);
    overlay.closeToast(store.getState().toasts[0]!.id);
    expect(store.getState().toasts).toMatchObject([{ message: { params: { name: 'b' } } }]);
  });
});

describe('the loading indicator', () => {
  it('stays until the last step has ended, also by failing', async () => {
    const { store, overlay } = open();
    const ends: (() => void)[] = [];
    const step = () => overlay.whileBusy(() => new Promise<string>((resolve) => ends.push(() => resolve('done'))));
    const first = step();
    const second = step();
    const failing = overlay.whileBusy(() => Promise.reject(new Error('broken')));
    expect(store.getState().busy).toBe(3);
    await expect(failing).rejects.toThrow('broken');
    expect(store.getState().busy).toBe(2);
    ends[0]!();
    expect(await first).toBe('done');
    expect(store.getState().busy).toBe(1);
    ends[1]!();
    await second;
    expect(store.getState().busy).toBe(0);
  });

  it('ends also when the step throws synchronously', async () => {
    const { store, overlay } = open();
    const work = vi.fn(() => {
      throw new Error('at once');
    });
    await expect(overlay.whileBusy(work)).rejects.toThrow('at once');
    expect(store.getState().busy).toBe(0);
  });
});
