import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityStatus, MemberInfo, Reward } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { KeptValues } from '#state/panels/KeptValues.fixture.tsx';
import type { PanelValues } from '#state/panels/rememberedFilters.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { createSystemStore } from '#state/portal/system.ts';
import { leavePage, mount } from '#ui/dom/mount.fixture.tsx';
import flagsFile from '../../../brands/base/flags.json';
import layout from '../../../brands/base/layout.json';
import promotionTexts from '../../../locales/en/promotion.json';
import recordTexts from '../../../locales/en/records.json';
import rewardTexts from '../../../locales/en/reward-centre.json';
import writeTexts from '../../../locales/en/writes.json';
import { RewardCentre } from './RewardCentre.tsx';

export const reward = (status: ActivityStatus, more: Partial<Reward> = {}): Reward => ({
  promotionId: status,
  category: 'loyalty',
  title: `Reward ${status}`,
  amount: '15.00',
  requiredTurnover: '75.00',
  status,
  ...more,
});
export const pageOf = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalPages: 1, pageNo: 1 });

interface Setup {
  rewards?: () => readonly Reward[];
  reply?: (call: MadeCall) => unknown;
  memberType?: number;
  welcome?: boolean;
  /** What the address says of the panel. */
  values?: PanelValues;
}

/** The reward centre against answers of the test. */
export async function open({
  rewards = () => [reward('claim')],
  reply,
  memberType = 0,
  welcome = false,
  values = {},
}: Setup = {}) {
  await leavePage();
  const portal = testPortal({
    reply: (call) => reply?.(call) ?? (call.name === 'rewardList' ? pageOf(rewards()) : null),
  });
  const { $schema: _, ...flags } = flagsFile;
  const brand = { ...portal.brand, layout, flags } as unknown as Brand;
  const whitelabel = [{ modId: 'PROMOWELCOME3', enabled: welcome ? '1' : '0' }];
  Object.assign(portal, { brand, system: createSystemStore({ ...portal.snapshot, brand, whitelabel } as never) });
  const member = { id: 'm-1', account: 'ana01', nickname: 'Ana', type: memberType } as MemberInfo;
  portal.session.setState({ token: 'st_1', memberType, username: 'ana01', member });
  const texts = { promotion: promotionTexts, records: recordTexts, 'reward-centre': rewardTexts, writes: writeTexts };
  for (const [name, words] of Object.entries(texts)) portal.texts.addResourceBundle('en', name, words);
  const onState = vi.fn();
  const onValues = vi.fn();
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <KeptValues initial={values} onValues={onValues}>
          {(kept, onChange) => (
            <RewardCentre
              slotProps={{ 'data-slot': 'panel/rewards' }}
              name="rewards"
              onState={onState}
              values={kept}
              onChange={onChange}
            />
          )}
        </KeptValues>
      </PortalHost>
    </MemoryRouter>,
  );
  return { portal, onState, onValues, sent: (name: string) => portal.calls.filter((call) => call.name === name) };
}

export const dialog = (name: string) => page.getByRole('dialog', { name });
