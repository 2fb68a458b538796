import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allFeatures } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';

export const bare = {
  hasPaymentPassword: '0',
  mobile: null,
  email: null,
  payeeName: null,
  birthday: null,
  twoStep: null,
  contacts: {},
  logins: [],
};
const rule = { enabled: true, required: false };
const registerSettings = {
  paymentPassword: { ...rule, minLength: 6, maxLength: 6, patternId: 6 },
  payeeName: { ...rule, minLength: 2, maxLength: 60, patternId: 12 },
  birthday: { ...rule, patternId: 11 },
  mobileNum: { ...rule, minLength: 8, maxLength: 12, patternId: 6 },
  email: { ...rule, minLength: 6, maxLength: 80, patternId: 3 },
  accountNumber: { ...rule, minLength: 6, maxLength: 20, patternId: 6 },
};
export const card = {
  id: '1',
  bank: 'AURORA',
  bankName: 'Banco Aurora',
  accountName: 'Ana',
  maskedNumber: '•••• 4821',
  branch: '',
};
export const refused = (code: string) => ({ ok: false, code, message: code, value: null });

interface Setup {
  state?: object;
  cards?: readonly object[];
  row?: string;
  reply?: (call: MadeCall) => unknown;
  /** Flags that are on. */
  flags?: readonly string[];
}

/** The panel with one row open, against answers of the test. */
export async function open({ state = {}, cards = [], row = '', reply, flags = [] }: Setup = {}) {
  await leavePage();
  const usual: Record<string, unknown> = {
    memberSecurity: { ...bare, ...state },
    bankCards: { rows: cards, max: 5 },
    banks: { rows: [{ code: 'AURORA', name: 'Banco Aurora' }] },
    playerAvatar: { url: null },
    countryCodes: [],
    avatars: { rows: [] },
  };
  const portal = testPortal({
    // the card of the level needs a brand's routes
    features: allFeatures.filter(({ id }) => id !== 'vip'),
    reply: (call) => {
      const answer = reply?.(call);
      return answer === undefined ? (usual[call.name] ?? null) : answer;
    },
  });
  for (const [namespace, words] of Object.entries(englishTexts)) portal.texts.addResourceBundle('en', namespace, words);
  const member = { id: 'm-1', account: 'ana01', nickname: 'Ana', type: 0 };
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01', member: member as never });
  portal.system.setState({ registerSettings: registerSettings as never });
  portal.system.setState((system) => ({ flags: { ...system.flags, isOn: (flag) => flags.includes(flag) } }));
  const states: string[] = [];
  await mount(
    <MemoryRouter initialEntries={[`/?centre=member.securityCenter&c.row=${row}`]}>
      <PortalHost portal={portal}>
        <Slot kind="panel" name="security" onState={(next) => void states.push(next)} />
      </PortalHost>
    </MemoryRouter>,
  );
  return {
    portal,
    states,
    sent: (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request),
  };
}

export const input = (name: string) => page.elementLocator(document.querySelector(`input[name="${name}"]`) as HTMLElement);
export const shown = (name: string) => expect.poll(() => document.querySelector(`input[name="${name}"]`)).not.toBeNull();
export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
export const errorAt = (name: string) =>
  expect.poll(() => document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-invalid'));
export const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.fill(input(name), value);
};
