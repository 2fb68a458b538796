import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/referral.json';
import { referral } from './index.ts';

const info = { code: 'MEM4 K&2', bonus: '5.00', minDeposit: '20.00', rules: ['The invited person must be new.'] };
/** A code is data: it stays one value of the address. */
const link = () => `${location.origin}/register?referralCode=MEM4+K%262`;

interface Platform {
  enabled?: unknown;
  info?: () => unknown;
}

async function open({ enabled = true, info: answer = () => info }: Platform = {}) {
  const states: string[] = [];
  const portal = testPortal({
    features: [referral],
    reply: ({ name }) => {
      if (name === 'balance') return { sumBalance: '1.00', availablePromo: { REFERRAL: { enabled } } };
      return name === 'referralInfo' ? answer() : null;
    },
  });
  Object.assign(portal.brand, { layout, name: 'Acme' });
  for (const [name, bundle] of Object.entries({ referral: texts, records })) portal.texts.addResourceBundle('en', name, bundle);
  portal.session.setState({ token: 'st_1', memberType: 0, username: 'ana01' });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="panel" name="invitation" onState={(state) => void states.push(state)} />
      </PortalHost>
    </MemoryRouter>,
  );
  return { portal, states, sent: (name: string) => portal.calls.filter((call) => call.name === name) };
}

beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.unstubAllGlobals());

test('shows link, code, reward, rules and a QR code, and copies link and code (P-11, INV-01)', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await open();
  await expect.element(page.getByText(link())).toBeVisible();
  await expect
    .element(page.getByText(/^You earn \$5\.00 for each friend whose first deposit is at least \$20\.00/))
    .toBeVisible();
  await expect.element(page.getByText('The invited person must be new.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  for (const text of [link(), info.code]) await userEvent.click(page.getByRole('button', { name: `Copy ${text}` }));
  expect(written).toEqual([link(), info.code]);
});

test('a phone shares by its own sheet; closing the sheet is no failure (P-11)', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => {
    shared.push(data);
    throw new DOMException('closed', 'AbortError');
  };
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await open();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  expect(shared).toEqual([{ title: 'Acme', text: 'Join me at Acme.', url: link() }]);
  Reflect.deleteProperty(navigator, 'share');
});

test('shares on three networks, and nothing else is offered where the browser has no sheet (P-11)', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  const opened: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((url) => (opened.push(String(url)), null));
  await open();
  const names = ['Facebook', 'Telegram', 'WhatsApp'];
  await expect.element(page.getByRole('group', { name: 'Share' })).toBeVisible();
  const buttons = page.getByRole('group', { name: 'Share' }).getByRole('button').elements();
  expect(buttons.map((one) => one.textContent)).toEqual(names);
  for (const name of names) await userEvent.click(page.getByRole('button', { name }));
  const hosts = ['www.facebook.com', 't.me', 'wa.me'];
  expect(opened.map((url) => new URL(url).host)).toEqual(hosts);
  for (const url of opened) expect([...new URL(url).searchParams.values()].join(' ')).toContain(link());
  Reflect.deleteProperty(navigator, 'share');
});

test('a closed programme asks nothing; a failed read is repeated (P-11, WAL-07)', async () => {
  const closed = await open({ enabled: '0' });
  await expect.element(page.getByText('This activity is closed')).toBeVisible();
  expect(closed.states.at(-1)).toBe('forbidden');
  expect(closed.sent('referralInfo')).toEqual([]);
  let isDown = true;
  const failed = await open({
    info: () => {
      if (isDown) throw new CallError('unavailable', 'referralInfo');
      return info;
    },
  });
  await expect.poll(() => failed.states.at(-1)).toBe('error');
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText(link())).toBeVisible();
});

test('the QR code is saved as a picture of 200 px, named after brand and code; a failure is said (P-11)', async () => {
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  const { portal } = await open();
  const download = page.getByRole('button', { name: 'Download QR code' });
  await userEvent.click(download);
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['test-MEM4 K&2.png']);
  const file = await (await fetch(saved[0]!.href)).blob();
  const picture = await createImageBitmap(file);
  expect([file.type, picture.width, picture.height]).toEqual(['image/png', 200, 200]);
  const ink = Object.assign(document.createElement('canvas'), { width: 200, height: 200 }).getContext('2d')!;
  ink.drawImage(picture, 0, 0);
  const shadeAt = (x: number, y: number) => ink.getImageData(x, y, 1, 1).data[0];
  // the margin, and the finder patterns in three of four corners
  expect([shadeAt(5, 5), shadeAt(22, 22), shadeAt(177, 22), shadeAt(22, 177)]).toEqual([255, 0, 0, 0]);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await userEvent.click(download);
  await expect.poll(() => portal.overlayStore.getState().toasts).toMatchObject([{ message: { key: 'referral:not_saved' } }]);
  expect(saved).toHaveLength(1);
  vi.restoreAllMocks();
});
