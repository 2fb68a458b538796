import { afterEach, beforeEach, vi } from 'vitest';
import { sessionArea } from '#platform/browser/storage.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import type { Registration } from './registerPayload.ts';

export const human = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const nobody = { affiliateCode: '', referralCode: '' };
export const byName: Registration = {
  kind: 'register',
  shown: ['username', 'password', 'confirmPassword'],
  values: { username: 'walker01', password: 'Walk1234', confirmPassword: 'Walk1234' },
  invitation: nobody,
};
export const byPhone: Registration = {
  kind: 'registerMobile',
  shown: ['mobileNum', 'verificationCode'],
  values: { mobileNum: '912345678', verificationCode: '123456', countryDialingCode: '84', countryCode: 'VN' },
  invitation: nobody,
};
export const refusal = (code: string) => ({ ok: false, code, message: code, value: null });
export const accepted = { token: 'st_new', firstTimeLogin: true };

interface SubmitSetup {
  settings?: Record<string, unknown>;
  reply?: (name: string) => unknown;
  answers?: Record<string, unknown>;
  confirm?: (code: string) => Promise<string>;
}

/** A portal that answers every modal and dialog at once, with a log of everything that happened. */
export function walk({ settings = {}, reply = () => accepted, answers = {}, confirm = async () => 'proof' }: SubmitSetup = {}) {
  const happened: string[] = [];
  const busyAt: Record<string, number> = {};
  const note = (what: string) => {
    happened.push(what);
    busyAt[what] = portal.overlayStore.getState().busy;
  };
  const reported: string[] = [];
  const portal = testPortal({
    register: settings,
    environment: {
      report: ({ kind }) => reported.push(kind),
      phoneVerifier: { send: async () => ({ confirm }) },
      fetchTexts: async () => ({}),
    },
    reply: ({ name }) => {
      note(name);
      const answer = name === 'memberInfo' ? { account: 'walker01', type: 0 } : reply(name);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const brand = { ...portal.brand, login: { ...portal.brand.login, firstLoginAction: 'none' as const } };
  Object.assign(portal, { brand });
  portal.router = { navigate: (path) => note(`go ${path}`), path: () => '/register' };
  portal.overlayStore.subscribe((state, before) => {
    const modal = state.modals.length > before.modals.length ? state.modals.at(-1) : undefined;
    if (modal !== undefined) {
      note(modal.name);
      queueMicrotask(() => portal.overlay.closeModal(modal.id, answers[modal.name]));
    }
    const dialog = state.dialogs.length > before.dialogs.length ? state.dialogs.at(-1) : undefined;
    if (dialog !== undefined) {
      note(`warn ${JSON.stringify(dialog.text ?? dialog.title)}`);
      queueMicrotask(() => portal.overlay.closeDialog(dialog.id, true));
    }
  });
  const requestOf = (name: string) => portal.calls.find((call) => call.name === name)?.request as Record<string, unknown>;
  return { portal, happened, busyAt, reported, requestOf, busy: () => portal.overlayStore.getState().busy };
}

/** Runs every test of a file at the address of an invited visitor, with an empty session. */
export function onRegisterPage(): void {
  beforeEach(() => {
    vi.stubGlobal('location', {
      host: 'brand.localhost',
      origin: 'http://brand.localhost',
      pathname: '/register',
      search: '?aff=CAJU',
    });
    sessionArea.clear();
  });
  afterEach(() => vi.unstubAllGlobals());
}
