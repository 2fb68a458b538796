import { MemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import type { Mission } from '#contract/types.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { KeptValues } from '#state/panels/KeptValues.fixture.tsx';
import type { PanelValues } from '#state/panels/rememberedFilters.ts';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import layout from '../../../brands/base/layout.json';
import menusFile from '../../../brands/base/menus.json';
import records from '../../../locales/en/records.json';
import texts from '../../../locales/en/missions.json';
import writes from '../../../locales/en/writes.json';
import { missions } from './index.ts';

const { $schema: _, ...menus } = menusFile;

/** The same in each answer: another end is another period. */
const END = Date.now() + 3_600_000;

export const mission = (changed: Partial<Mission> = {}): Mission => ({
  id: 'spins',
  title: 'Warm-up',
  description: 'Place 20 bets.',
  type: 'daily',
  current: 20,
  target: 20,
  reward: '5.00',
  endTime: END,
  status: 'claim',
  linkageType: 'ROUTE',
  linkageValue: 'winners',
  ...changed,
});

interface Platform {
  missions?: () => unknown;
  board?: (period: unknown) => unknown;
  claim?: () => unknown;
  rows?: () => unknown[];
  confirms?: boolean;
  type?: number;
  /** What the address says of the panel. */
  values?: PanelValues;
}

/** A panel of missions against answers of the test. */
export async function open(component: 'missions' | 'missionBoard', platform: Platform = {}) {
  const states: string[] = [];
  let values: PanelValues = {};
  const asked: unknown[] = [];
  const portal = testPortal({
    features: [missions],
    reply: ({ name, request }) => {
      if (name === 'missionSummary') return platform.missions?.() ?? { missions: [mission()], count: 1 };
      if (name === 'missionLeaderboard') return platform.board?.((request as { period?: string }).period) ?? null;
      if (name === 'claimMission')
        return platform.claim?.() ?? { referenceNumber: 'BX000001', amount: '5.00', balance: '105.00' };
      if (name === 'memTransDet') return { rows: platform.rows?.() ?? [], totalPages: 1 };
      return null;
    },
  });
  Object.assign(portal.brand, { layout, menus });
  Object.assign(portal.snapshot, { panels: { file: '/panels.json', member: ['depositv2'], agent: [], pages: [] } });
  Object.assign(portal.overlay, {
    confirm: async (question: unknown) => {
      asked.push(question);
      return platform.confirms ?? true;
    },
    warn: async (said: unknown) => void asked.push(said),
  });
  for (const [name, bundle] of Object.entries({ missions: texts, writes, records }))
    portal.texts.addResourceBundle('en', name, bundle);
  const type = platform.type ?? 0;
  portal.session.setState({
    token: 'st_1',
    memberType: type,
    username: 'ana01',
    member: { id: 'm-1', account: 'ana01', nickname: 'Ana', type },
  });
  await mount(
    <MemoryRouter>
      <PortalHost portal={portal}>
        <KeptValues initial={platform.values ?? {}} onValues={(next) => (values = next)}>
          {(kept, onChange) => (
            <Slot kind="panel" name={component} onState={(state) => void states.push(state)} values={kept} onChange={onChange} />
          )}
        </KeptValues>
      </PortalHost>
    </MemoryRouter>,
  );
  const sent = (name: string) => portal.calls.filter((call) => call.name === name);
  return { portal, states, asked, sent, values: () => values };
}

export const claim = () => page.getByRole('button', { name: 'Claim', exact: true });
