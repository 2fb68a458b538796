import { expect, test } from 'vitest';
import { pendingOffers } from './offers.ts';

const all = () => true;

test.each([
  [{ divtypereq: '1' }, [{ kind: 'dividend', count: 1 }]],
  [
    { dailysalreqtype: 2, contracthoursalreq: '3', realtimesalreqtype: 1 },
    [
      { kind: 'dailySalary', count: 2 },
      { kind: 'hourSalary', count: 3 },
      { kind: 'realTimeSalary', count: 1 },
    ],
  ],
  [{ divtypereq: '0', dailysalreqtype: 0, contracthoursalreq: null }, []],
  [{ divtypereq: '-1', dailysalreqtype: 'yes', contracthoursalreq: '1.5', realtimesalreqtype: '1e99' }, []],
  [{ divtypereq: [2], dailysalreqtype: {}, contracthoursalreq: true }, []],
  [{ other: 4 }, []],
  [undefined, []],
])('the consolidated data %j stand for %j (WAL-08, CON-12)', (data, offers) => {
  expect(pendingOffers(data as never, all)).toEqual(offers);
});

test('offers of a kind that is switched off do not count (FLG-12, FLG-13, FLG-14, FLG-15)', () => {
  const data = { divtypereq: 1, dailysalreqtype: 1, contracthoursalreq: 1, realtimesalreqtype: 1 };
  for (const flag of ['dividend', 'salary', 'hourSalary', 'agentRealtimeSalary'])
    expect(pendingOffers(data, (one) => one === flag)).toHaveLength(1);
  expect(pendingOffers(data, () => false)).toEqual([]);
});
