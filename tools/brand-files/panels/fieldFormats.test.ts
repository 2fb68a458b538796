import { expect, test } from 'vitest';
import type { Panels, RecordColumnEntry, RecordsView } from '#contract/types.ts';
import { listBrands, loadBrand } from '../loadBrand.ts';
import { fittingFormats, isFigure, usualFormat } from './fieldFormats.ts';
import { recordCall } from './recordCalls.ts';

/** Every view of records of a brand. */
function viewsOf({ member, agent, pages }: Panels): RecordsView[] {
  const tabs = [...Object.values(member), ...Object.values(agent)].flatMap((panel) => [
    panel,
    ...Object.values(panel.tabs?.entries ?? {}),
  ]);
  return [...tabs, ...Object.values(pages)].flatMap(({ records }) => records ?? []);
}

test.each(listBrands())('every field and format that %s shows is among those that are offered', (id) => {
  let count = 0;
  for (const { call, columns, detail, cards } of viewsOf(loadBrand(id).panels)) {
    const { row, totals } = recordCall(call)!;
    const lists = [
      [columns, row],
      [detail, row],
      [cards, totals],
    ] as const;
    for (const [list, schemas] of lists)
      for (const name of list?.order ?? []) {
        const { format = usualFormat(name, schemas.get(name)), total }: RecordColumnEntry = list?.entries[name] ?? {};
        expect([call, name, fittingFormats(name, schemas.get(name)!)]).toEqual([call, name, expect.arrayContaining([format])]);
        if (list === cards || total) expect([call, name, isFigure(totals.get(name)!)]).toEqual([call, name, true]);
        count += 1;
      }
  }
  expect(count).toBeGreaterThan(150);
});

test('what no cell shows has no format, and the usual one comes first', () => {
  const of = (call: string, name: string) => fittingFormats(name, recordCall(call)!.row.get(name)!);
  expect(of('depositRecords', 'steps')).toEqual([]);
  expect(of('depositRecords', 'payment')).toEqual([]);
  expect(of('depositRecords', 'isPaid')).toEqual([]);
  expect(of('rewardList', 'image')).toEqual([]);
  expect(of('memTransDet', 'amount')).toEqual(['money', 'signedMoney', 'percent']);
  expect(of('memTransDet', 'status')).toEqual(['status', 'text']);
  expect(of('agentDownlines', 'type')).toEqual(['text', 'status']);
  expect(of('agentDownlines', 'contracts')).toEqual(['statuses']);
  expect(of('contracts', 'terms')).toEqual(['terms']);
});
