import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import writes from '../../../locales/en/writes.json';
import { NoPaymentPassword } from './NoPaymentPassword.tsx';

async function open(panels: string[]) {
  const done: unknown[] = [];
  const record = (name: string) => (_: unknown, params: Record<string, string>) => void done.push([name, params]);
  const action = { openPanel: record('openPanel'), customerService: record('customerService') };
  const portal = testPortal({ features: [{ id: 'test', provides: { action } }], panels });
  portal.texts.addResourceBundle('en', 'writes', writes);
  await mount(
    <PortalHost portal={portal}>
      <NoPaymentPassword onLeave={() => done.push('left')} />
    </PortalHost>,
  );
  await userEvent.click(page.getByRole('button'));
  return done;
}

test('leads to the row of the transaction password in the security centre', async () => {
  const params = { menu: 'member', panel: 'securityCenter', row: 'paymentPassword' };
  expect(await open(['securityCenter'])).toEqual(['left', ['openPanel', params]]);
});

test('leads to customer service where the brand has no security centre, and leaves nothing', async () => {
  expect(await open(['depositv2'])).toEqual([['customerService', {}]]);
});
