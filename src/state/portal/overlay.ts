import { createStore } from 'zustand/vanilla';

/** A text by key with its parameters, or text of the platform (always rendered as text). */
export type Message = { key: string; params?: Record<string, string | number> } | { text: string };

export type Tone = 'info' | 'ok' | 'warn' | 'error';

export interface OpenModal {
  id: number;
  name: string;
  params: Record<string, string>;
  /** While true, neither Escape nor the close button closes it. */
  locked: boolean;
}

export interface OpenDialog {
  id: number;
  tone: Tone;
  title: Message;
  text: Message | null;
  confirm: Message;
  cancel: Message | null;
  /** The cancel button has the focus: confirming loses something. */
  isCancelFirst?: boolean;
  /** Closes by itself after this time; null keeps it. */
  timeoutMs: number | null;
}

export interface OpenToast {
  id: number;
  tone: Tone;
  message: Message;
  action: { label: Message; run: () => void } | null;
}

export interface OverlayState {
  modals: OpenModal[];
  dialogs: OpenDialog[];
  toasts: OpenToast[];
  /** Number of running steps that keep the loading indicator. */
  busy: number;
  /** The chat window, beside the page and not over it. */
  chat: { shown: 'closed' | 'small' | 'large'; unread: number };
}

export interface Overlay {
  /** Opens a registered modal; resolves with its result, or undefined. */
  openModal(name: string, params?: Record<string, string>, options?: { locked?: boolean }): Promise<unknown>;
  closeModal(id: number, result?: unknown): void;
  /** Closes every open modal of that name with a result. */
  closeModals(name: string, result?: unknown): void;
  /** A question; false when cancelled or dismissed. */
  confirm(
    question: Partial<Pick<OpenDialog, 'tone' | 'confirm' | 'isCancelFirst'>> & {
      title: Message;
      text?: Message;
      cancel?: Message;
    },
  ): Promise<boolean>;
  /** A message with a confirm button (the platform's warning dialog); false when dismissed. */
  warn(statement: { title: Message; text?: Message; confirm?: Message; tone?: Tone; timeoutMs?: number }): Promise<boolean>;
  closeDialog(id: number, confirmed: boolean): void;
  toast(message: Message, tone?: Tone, action?: OpenToast['action']): void;
  closeToast(id: number): void;
  /** Shows the loading indicator until the work settles. */
  whileBusy<Result>(work: () => Promise<Result>): Promise<Result>;
}

const CONFIRM: Message = { key: 'portal:confirm' };
const CANCEL: Message = { key: 'portal:cancel' };

export function createOverlayStore() {
  return createStore<OverlayState>(() => ({
    modals: [],
    dialogs: [],
    toasts: [],
    busy: 0,
    chat: { shown: 'closed', unread: 0 },
  }));
}

export type OverlayStore = ReturnType<typeof createOverlayStore>;

/** Opens overlays; the store has what is open, promises resolve with the results. */
export function createOverlay(store: OverlayStore): Overlay {
  let lastId = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  const settle = (id: number, result: unknown) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  const opened = (id: number) => new Promise<unknown>((resolve) => waiting.set(id, resolve));

  const openDialog = (dialog: Omit<OpenDialog, 'id'>) => {
    const id = ++lastId;
    store.setState((state) => ({ dialogs: [...state.dialogs, { ...dialog, id }] }));
    return opened(id);
  };
  const closeModal = (id: number, result?: unknown) => {
    store.setState((state) => ({ modals: state.modals.filter((modal) => modal.id !== id) }));
    settle(id, result);
  };

  return {
    openModal(name, params = {}, options = {}) {
      const id = ++lastId;
      store.setState((state) => ({ modals: [...state.modals, { id, name, params, locked: options.locked ?? false }] }));
      return opened(id);
    },
    closeModal,
    closeModals(name, result) {
      for (const modal of store.getState().modals) if (modal.name === name) closeModal(modal.id, result);
    },
    async confirm({ title, text, confirm = CONFIRM, cancel = CANCEL, tone = 'warn', isCancelFirst = false }) {
      return (await openDialog({ tone, title, text: text ?? null, confirm, cancel, isCancelFirst, timeoutMs: null })) === true;
    },
    async warn({ title, text, confirm = CONFIRM, tone = 'warn', timeoutMs }) {
      const dialog = { tone, title, text: text ?? null, confirm, cancel: null, timeoutMs: timeoutMs ?? null };
      return (await openDialog(dialog)) === true;
    },
    closeDialog(id, confirmed) {
      store.setState((state) => ({ dialogs: state.dialogs.filter((dialog) => dialog.id !== id) }));
      settle(id, confirmed);
    },
    toast(message, tone = 'info', action = null) {
      const same = JSON.stringify(message);
      const id = ++lastId;
      store.setState((state) => ({
        toasts: [...state.toasts.filter((toast) => JSON.stringify(toast.message) !== same), { id, tone, message, action }],
      }));
    },
    closeToast(id) {
      store.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }));
    },
    async whileBusy(work) {
      store.setState((state) => ({ busy: state.busy + 1 }));
      try {
        return await work();
      } finally {
        store.setState((state) => ({ busy: state.busy - 1 }));
      }
    },
  };
}
