import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '#platform/errors/callError.ts';
import { contractOf, openContracts, pageOf } from '../contracts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const offer = contractOf({ account: 'ana01', uplineAccount: 'boss01' });
const list = {
  call: 'contracts',
  fixed: { scope: 'REQUESTS' },
  filters: [],
  columns: [{ name: 'uplineAccount', label: 'records:uplineAccount', format: 'text', place: 'title' }],
  cards: [],
  detail: [],
  actions: [],
  sortable: [],
  pageSize: 10,
  export: false,
};
const published = {
  member: {
    contractRequests: {
      title: 'contracts:requests',
      views: [{ name: 'received', label: null, component: 'contractAnswers', records: list }],
    },
  },
  agent: {},
};

interface Scenario {
  /** The platform carries an answer out although its reply is lost. */
  carriesOut: boolean;
  isReadable: boolean;
  isLost: boolean;
}

/** The list of offers, after an answer whose reply was lost and whose dialog is closed. */
async function lose(action: 'ACCEPT' | 'REJECT', setup: Scenario) {
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  let isSent = false;
  let done = '';
  const app = await openContracts(
    {
      contracts: () => {
        if (isSent && !setup.isReadable) throw new CallError('unavailable', 'contracts');
        return pageOf(done === '' ? [offer] : [{ ...offer, status: 'accepted', requestKey: done }]);
      },
      dailySalary: (_, key) => {
        isSent = true;
        if (!setup.isLost) return offer;
        if (setup.carriesOut) done = key;
        throw new CallError('timeout', 'dailySalary');
      },
    },
    {
      path: '/helpmc?centre=member.contractRequests',
      on: ['salary'],
      panels: { file, member: ['contractRequests'], agent: [], pages: [] },
    },
  );
  await expect.element(page.getByText('boss01').first()).toBeVisible();
  const { closed } = await app.modal('contractAnswerModal', { id: 'CT1', kind: 'dailySalary', account: 'ana01', action });
  await userEvent.click(page.getByRole('button', { name: action === 'ACCEPT' ? 'Accept' : 'Reject', exact: true }));
  await expect.element(page.getByText(/^(We do not know yet|The records do not show it yet)/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed;
  return app;
}

const outcome = (id: string) => document.querySelector(`[data-slot="modal/centre"] [data-outcome="${id}"]`)?.textContent ?? '';

test('an answer without a reply stays open above the list, until the records tell that it was carried out', async () => {
  const setup: Scenario = { carriesOut: true, isReadable: false, isLost: true };
  const app = await lose('ACCEPT', setup);
  await expect.poll(() => outcome('ACCEPT:CT1')).toContain('Daily salary, CT1: your answer got no reply.');
  await expect.poll(() => outcome('ACCEPT:CT1')).toContain('We do not know yet');
  setup.isReadable = true;
  await userEvent.click(page.getByRole('button', { name: 'Check the records' }));
  await expect.poll(() => outcome('ACCEPT:CT1')).toContain('Daily salary: You accepted the contract. It is active now.');
  expect(app.sent('dailySalary')).toHaveLength(1);
  expect(sessionStorage.getItem('pendingWrites')).toBeNull();
});

test('an answer that the records do not show is sent again under its key', async () => {
  const setup: Scenario = { carriesOut: false, isReadable: true, isLost: true };
  const app = await lose('REJECT', setup);
  await expect.poll(() => outcome('REJECT:CT1')).toContain('The records do not show it yet');
  setup.isLost = false;
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => outcome('REJECT:CT1')).toContain('You rejected the offer.');
  expect(app.sent('dailySalary')).toEqual([
    { action: 'REJECT', contractId: 'CT1' },
    { action: 'REJECT', contractId: 'CT1' },
  ]);
  expect(new Set(app.keys('dailySalary')).size).toBe(1);
});

test('nothing stands above the list while no answer is open, nor for the answer of another member', async () => {
  const write = { key: 'other-key-1', at: Date.now(), member: 'f00d', request: 'beef' };
  sessionStorage.setItem('pendingWrites', JSON.stringify([{ ...write, operation: 'dailySalary:ACCEPT:CT1' }]));
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  const app = await openContracts(
    { contracts: () => pageOf([offer]) },
    {
      path: '/helpmc?centre=member.contractRequests',
      on: ['salary'],
      panels: { file, member: ['contractRequests'], agent: [], pages: [] },
    },
  );
  await expect.element(page.getByText('boss01').first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(document.querySelectorAll('[data-outcome]')).toHaveLength(0);
  expect(app.sent('dailySalary')).toEqual([]);
});
