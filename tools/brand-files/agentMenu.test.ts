import { describe, expect, it } from 'vitest';
import { holds } from '#engine/conditions.ts';
import { visibility } from '#engine/visibility.ts';
import { conditionsOf } from '#state/portal/conditions.ts';
import { brandFlags } from '#state/portal/system.ts';
import { createWholeRegistry } from '../../src/app/allFeatures.ts';
import { listBrands, loadBrand } from './loadBrand.ts';

/** Label, panel and flag of the twelve entries, in their order. */
const entries: readonly [label: string, panel: string, flag?: string][] = [
  ['portal:agent_announcements', 'agentAnnouncement'],
  ['portal:agent_overview', 'agentTeamOverview'],
  ['portal:agent_registration', 'registerCenter'],
  ['portal:agent_team', 'downlineManagmentView'],
  ['portal:agent_team_betting', 'personalHistoryCopy'],
  ['portal:agent_profit_loss', 'palStatementsAgentCopy'],
  ['portal:agent_income', 'agentRevenueReport'],
  ['portal:agent_transactions', 'agentDownlineTransactionDetailsCopy'],
  ['portal:agent_dividend', 'agentDividendRecordCopy2', 'dividend'],
  ['portal:agent_daily_salary', 'agentDailyWages2', 'salary'],
  ['portal:agent_hourly_salary', 'agentHourSalary', 'hourSalary'],
  ['portal:agent_realtime_salary', 'agentRealtimeSalary', 'agentRealtimeSalary'],
];
const flags = entries.flatMap(([, , flag]) => flag ?? []);
const registry = createWholeRegistry();

it('the agent menu has twelve entries in a fixed order (AGC-02 to AGC-13)', () => {
  const { order, entries: known } = loadBrand('folia').brand.menus['agent']!;
  expect(order.map((name) => [known[name]?.label, known[name]?.panel])).toEqual(entries.map(([label, panel]) => [label, panel]));
});

it('a brand orders it itself', () => {
  const [folia, desk] = ['folia', 'orvane-desk'].map((id) => loadBrand(id).brand.menus['agent']!.order);
  expect(desk).not.toEqual(folia);
  expect(desk!.toSorted()).toEqual(folia!.toSorted());
});

describe.each(listBrands())('a flag of %s', (id) => {
  const { brand, panels } = loadBrand(id);

  it.each(flags)(
    'that is off hides its panel from menu and address, and no other: %s (FLG-12, FLG-13, FLG-14, FLG-15)',
    (off) => {
      const nodes = flags.map((modId) => ({ modId, enabled: modId === off ? '0' : '1' }));
      const state = { flags: brandFlags(brand, nodes), token: 'st_1', memberType: 1, language: brand.languages.default };
      const conditions = conditionsOf(brand, state, { route: 'home', device: 'desktop' });
      const context = {
        brand,
        registry,
        conditions,
        categories: null,
        panels: { member: Object.keys(panels.member), agent: Object.keys(panels.agent) },
      };
      const { order, entries: known } = brand.menus['agent']!;
      for (const [, panel, flag] of entries) {
        const name = order.find((one) => known[one]?.panel === panel)!;
        const { visible } = visibility({ kind: 'menuEntry', menu: 'agent', name }, context);
        expect(visible, name).toBe(flag !== off);
        // the panel itself, too: it may be opened without an entry
        expect(holds(panels.agent[panel]?.when, conditions), panel).toBe(flag !== off);
      }
    },
  );
});
