import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

const button = () => page.getByRole('button', { name: 'Register a downline' });
const downlines = {
  call: 'agentDownlines',
  fixed: {},
  filters: [],
  columns: [{ name: 'account', label: 'records:account', format: 'text', place: 'title' }],
  cards: [],
  detail: [],
  actions: [],
  sortable: [],
  pageSize: 10,
  export: false,
};
const rows = [{ id: 'A1', account: 'down01', type: 'AGENT' }];

async function open(panels: readonly string[]) {
  const published = {
    member: {},
    agent: {
      downlineManagmentView: {
        title: 'portal:agent_team',
        views: [{ name: 'main', label: null, component: 'registerHead', records: downlines }],
      },
      registerCenter: {
        title: 'portal:agent_registration',
        views: [{ name: 'account', label: null, component: 'createAccount' }],
      },
    },
  };
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  await openApp({
    path: '/helpmc?centre=agent.downlineManagmentView',
    member: { type: 1 },
    panels: { file, member: [], agent: panels, pages: [] },
    reply: ({ name }) =>
      name === 'agentDownlines' ? { rows, total: rows.length, totalPages: 1, pageNo: 1, totals: {}, path: [] } : null,
  });
  await expect.poll(() => slot('panel/downlineManagmentView')?.dataset['state']).toBe('ready');
}

test('the list of downlines leads to the registration of another', async () => {
  await open(['downlineManagmentView', 'registerCenter']);
  await userEvent.click(button());
  await expect.poll(() => slot('panel/registerCenter')).not.toBeNull();
  await expect.element(page.getByRole('heading', { name: 'Account registration' })).toBeVisible();
});

test('a brand without the panel of the registration offers no way to it', async () => {
  await open(['downlineManagmentView']);
  expect(button().elements()).toEqual([]);
});
