import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalProvider } from '#state/portal/PortalProvider.tsx';
import type { PanelValues } from './rememberedFilters.ts';
import { usePanelValues } from './usePanelValues.ts';

/** A view whose address is drawn when the test says so, as on a busy device. */
async function openView(address: PanelValues) {
  const portal = testPortal();
  const asked: PanelValues[] = [];
  const used: ReturnType<typeof usePanelValues>[] = [];
  function View({ inAddress }: { inAddress: PanelValues }) {
    const values = usePanelValues('member.transactionHistory main', inAddress, (next) => asked.push(next));
    useLayoutEffect(() => void used.push(values));
    return null;
  }
  const viewOf = (inAddress: PanelValues) => (
    <PortalProvider portal={portal}>
      <View inAddress={inAddress} />
    </PortalProvider>
  );
  const show = await mount(viewOf(address));
  return {
    draw: (inAddress: PanelValues) => show(viewOf(inAddress)),
    change: (changed: PanelValues) => used.at(-1)!.change(changed),
    asked,
  };
}

test('a filter chosen before an address drawn late stays with the ones after it', async () => {
  const { draw, change, asked } = await openView({ view: 'main' });
  change({ date: 'today' });
  change({ type: 'BONUS', page: '' });
  await draw({ date: 'today', view: 'main' });
  change({ status: 'PENDING' });
  expect(asked.at(-1)).toEqual({ view: 'main', date: 'today', type: 'BONUS', page: '', status: 'PENDING' });
  // the second was never drawn
  await draw({ view: 'main', date: 'today', type: 'BONUS', status: 'PENDING' });
  change({ type: '' });
  expect(asked.at(-1)).toMatchObject({ date: 'today', type: '', status: 'PENDING' });
});

test('an address that comes from elsewhere replaces what was chosen', async () => {
  const { draw, change, asked } = await openView({ date: 'last7' });
  change({ date: 'today' });
  change({ type: 'BONUS' });
  await draw({ date: 'yesterday' });
  change({ status: 'PENDING' });
  expect(asked.at(-1)).toEqual({ date: 'yesterday', status: 'PENDING' });
});
