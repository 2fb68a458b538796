import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/register-centre.json';
import writes from '../../../locales/en/writes.json';
import { registerCentre } from './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const link = { id: 'CT7KQM2P', time: 1, code: 'CT7KQM2P', url: 'https://folia.example/register?aff=CT7KQM2P', type: 'MEMBER' };

async function open(reply: (name: string) => unknown = () => undefined) {
  const portal = testPortal({
    features: [registerCentre],
    reply: ({ name }) => {
      if (name === 'agentRegisterLinks') return { rows: [], total: 0, totalPages: 1, pageNo: 1, totals: {} };
      return reply(name) ?? { ...link, visits: 0, registrations: 0, status: 'ACTIVE' };
    },
  });
  const bundles = { 'register-centre': texts, writes, records };
  for (const [name, bundle] of Object.entries(bundles)) portal.texts.addResourceBundle('en', name, bundle);
  const member = { id: 'a-1', account: 'agent001', nickname: 'Otto', type: 1 };
  portal.session.setState({ token: 'st_1', memberType: 1, username: 'agent001', member });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <Slot kind="panel" name="registerLinkForm" />
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = () => portal.calls.filter(({ name }) => name === 'createRegisterLink');
  return { portal, sent };
}

const until = () => page.getByLabelText('Valid until');
const create = (name = 'Create link') => userEvent.click(page.getByRole('button', { name, exact: true }));

test('type, last day and remark are sent; the address of the link can be copied (P-16)', async () => {
  const { sent } = await open();
  await userEvent.click(page.getByRole('radiogroup', { name: 'Account type' }).getByText('Agent'));
  await userEvent.fill(until(), '2099-12-31');
  await userEvent.fill(page.getByRole('textbox', { name: 'Remark' }), ' Radio ');
  await create();
  await expect.element(page.getByText(link.url)).toBeVisible();
  await expect.element(page.getByRole('button', { name: `Copy ${link.url}` })).toBeVisible();
  const [{ request, key } = {}] = sent();
  expect(request).toMatchObject({ type: 'AGENT', remark: 'Radio' });
  // the whole day counts
  const end = new Date((request as { validUntil: number }).validUntil);
  expect(end.toLocaleString('sv', { timeZone: 'UTC' })).toMatch(/^2(?:099-12-31|100-01-01)/);
  expect(key).toBeDefined();
  await expect.element(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('');
});

test('without a day the link has no end', async () => {
  const { sent } = await open();
  await create();
  await expect.element(page.getByText('The link is created.')).toBeVisible();
  expect(sent().map(({ request }) => request)).toEqual([{ type: 'MEMBER' }]);
});

test('a day that has passed is refused at its field, and nothing is sent', async () => {
  const { sent } = await open();
  await userEvent.fill(until(), '2020-02-29');
  await create();
  await expect.element(until()).toHaveAccessibleDescription('Choose today or a later day.');
  expect(sent()).toEqual([]);
  await userEvent.fill(until(), '2099-01-01');
  await expect.element(until()).not.toHaveAttribute('aria-invalid');
});

test('after a lost answer the same link is created under the same key', async () => {
  let isLost = true;
  const { sent } = await open((name) => {
    if (name === 'createRegisterLink' && isLost) throw new CallError('timeout', 'createRegisterLink');
    return undefined;
  });
  await create();
  await expect.element(page.getByText(/^The records do not show it yet/)).toBeVisible();
  isLost = false;
  await create('Send again');
  await expect.element(page.getByText('The link is created.')).toBeVisible();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});

test('a refusal of the platform is said above the form', async () => {
  await open((name) => (name === 'createRegisterLink' ? { ok: false, code: 'in_function_not_open', message: '' } : undefined));
  await create();
  await expect.element(page.getByText('This function is not open.')).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])('a link is deleted after a question that is answered with %s', async (agrees, count) => {
  const { portal } = await open();
  const deleting = runAction(portal, 'deleteRegisterLink', { code: link.code });
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  portal.overlay.closeDialog(portal.overlayStore.getState().dialogs[0]!.id, agrees);
  await deleting;
  const deleted = portal.calls.filter(({ name }) => name === 'deleteRegisterLink');
  expect(deleted.map(({ request }) => request)).toEqual(Array.from({ length: count }, () => ({ code: link.code })));
});

test.each([
  [link.url, 1],
  ['javascript:alert(1)', 0],
])('of %j as many codes are drawn: %i', async (url, codes) => {
  const { portal } = await open();
  await runAction(portal, 'showRegisterLink', { code: link.code, url });
  expect(portal.overlayStore.getState().modals.at(-1)).toMatchObject({ name: 'registerLinkModal', params: { url } });
  await mount(
    <PortalHost portal={portal}>
      <Slot kind="modal" name="registerLinkModal" params={{ code: link.code, url }} locked={false} close={() => undefined} />
    </PortalHost>,
  );
  await expect.element(page.getByRole('dialog').getByText(url)).toBeVisible();
  expect(page.getByRole('img', { name: 'QR code of the link' }).elements()).toHaveLength(codes);
});
