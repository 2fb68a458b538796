import { describe, expect, it } from 'vitest';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { listBrands, loadBrand } from './loadBrand.ts';

describe.each(listBrands())('the contract panels of %s', (id) => {
  const { brand, panels } = loadBrand(id);
  const viewOf = (panel: string, view: string) => panels.agent[panel]?.tabs?.entries[view]?.records;

  it.each(kindNames)('list payments of kind %s by their slot, and say when each was paid (P-22 to P-25)', (kind) => {
    const { columns, detail, filters } = viewOf(contractKinds[kind].panel, 'records')!;
    expect(columns.order[0]).toBe('periodStart');
    expect(columns.order).not.toContain('time');
    expect(detail?.order).toContain('time');
    expect(detail?.entries['time']?.label).toBe('records:paid_on');
    // the days are those of the payment
    expect(filters.entries['date']?.label).toBe('records:paid_on');
    // of the own payments none is another account's
    expect(filters.order).not.toContain('account');
  });

  it('of the member say with whom, how often, on which terms and since when, and what ended them (P-39)', () => {
    const tabs = panels.member['contractRequests']?.tabs?.entries;
    for (const [view, status] of [
      ['active', 'accepted'],
      ['ended', 'terminated'],
    ] as const) {
      const { fixed, columns } = tabs?.[view]?.records ?? {};
      expect(fixed).toEqual({ scope: 'MINE', status });
      expect(columns?.order).toEqual(
        expect.arrayContaining([
          'kind',
          'uplineAccount',
          'period',
          'terms',
          'changedAt',
          ...(view === 'ended' ? ['endReason'] : []),
        ]),
      );
    }
    expect(tabs?.['active']?.records?.columns.entries['changedAt']?.label).toBe('contracts:since');
    expect(tabs?.['ended']?.records?.columns.entries['changedAt']?.label).toBe('contracts:ended_on');
  });

  it('stand in the account menu while a kind is on, at those that are active', () => {
    const { order, entries } = brand.menus['avatar']!;
    expect(order).toContain('contracts');
    expect(entries['contracts']).toMatchObject({
      panel: 'contractRequests',
      params: { view: 'active' },
      when: { role: 'member', flag: kindNames.map((kind) => kindFlags[kind]) },
    });
  });

  it.each(kindNames)('list what contracts of kind %s paid the member, while the kind is on', (kind) => {
    const view = panels.member['contractPayments']?.tabs?.entries[kind];
    expect(view?.when).toEqual({ flag: kindFlags[kind] });
    expect(view?.records).toMatchObject({ call: 'contractRecords', fixed: { kind, scope: 'MINE' } });
    expect(view?.records?.filters.order).not.toContain('scope');
  });

  it.each(kindNames)('offer no state of an own contract of kind %s that none has: an offer is a request', (kind) => {
    const status = viewOf(contractKinds[kind].panel, 'mine')?.filters.entries['status'];
    expect(status?.values).toEqual(['accepted', 'rejected', 'terminated']);
  });

  it.each(kindNames)('are where a day of the income leads for payments of kind %s (P-20)', (kind) => {
    const action = panels.agent['agentRevenueReport']?.records?.actions?.entries[kind];
    expect(action).toMatchObject({ action: 'openPayments', when: { flag: kindFlags[kind] } });
    expect(action?.params).toEqual({ menu: 'agent', panel: contractKinds[kind].panel, view: 'records' });
    expect(viewOf(contractKinds[kind].panel, 'records')?.fixed).toEqual({ kind });
  });

  it.each(kindNames)('show on a phone how often an offer of kind %s is paid', (kind) => {
    for (const view of ['requests', 'downline']) {
      const { order, entries } = viewOf(contractKinds[kind].panel, view)!.columns;
      expect(entries['period']?.place, view).toBe(order.includes('period') ? 'note' : undefined);
    }
  });

  it.each(kindNames)('name a sum of payments of kind %s as its column', (kind) => {
    const { cards, columns } = viewOf(contractKinds[kind].panel, 'records')!;
    for (const sum of cards?.order ?? []) expect(cards?.entries[sum]?.label, sum).toBe(columns.entries[sum]?.label);
  });
});

it('the team shows types as badges, and leads to the registration of a downline (P-17)', () => {
  const { component, records } = loadBrand('folia').panels.agent['downlineManagmentView']!;
  expect(component).toBe('registerHead');
  expect(records?.columns.entries['type']?.format).toBe('status');
});
