import { expect, test } from 'vitest';
import { statuses } from '#engine/records/contractCells.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { CellItems } from './CellItems.tsx';

const contracts = { dividend: 'offered', dailySalary: 'accepted', hourSalary: 'rejected', realTimeSalary: 'terminated' };

test('the state of each contract has a mark of its own beside its colour', async () => {
  const say = (_: string, value: string) => value;
  const cell = statuses(contracts, { symbol: 'R$', space: '', language: 'en', timeZone: undefined, say }, 'contracts');
  await mount(<CellItems items={cell?.items ?? []} />);
  const marks = [...document.querySelectorAll('li')].map((item) => item.querySelector('use')?.getAttribute('href'));
  expect(new Set(marks).size).toBe(4);
  expect(marks).not.toContain(undefined);
});
