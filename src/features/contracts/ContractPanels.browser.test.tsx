import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { entriesIn, openApp, slot } from '#app/app.fixture.tsx';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { contractOf, pageOf } from './contracts.fixture.ts';

beforeEach(() => page.viewport(1280, 900));

const flags = kindNames.map((kind) => kindFlags[kind]);
const published = {
  member: {},
  agent: Object.fromEntries(
    kindNames.map((kind) => {
      const flag = kindFlags[kind];
      const { panel } = contractKinds[kind];
      const views = [{ name: 'main', label: null, component: kind === 'realTimeSalary' ? 'realTimeHead' : `${kind}Head` }];
      return [panel, { title: 'portal:agent_centre', when: { flag }, views }];
    }),
  ),
};

function open(query: string, on: readonly string[]) {
  const file = URL.createObjectURL(new Blob([JSON.stringify(published)], { type: 'application/json' })) as `/${string}`;
  return openApp({
    path: `/helpmc?${query}`,
    member: { type: 1 },
    on,
    panels: { file, member: [], agent: Object.keys(published.agent), pages: [] },
    reply: ({ name }) => (name === 'contracts' ? pageOf([contractOf()]) : null),
  });
}

test.each(kindNames)('the flag of %s shows its entry and opens its panel (AGC-10, AGC-11, AGC-12, AGC-13)', async (kind) => {
  const { panel } = contractKinds[kind];
  await open(`centre=agent.${panel}`, flags);
  await expect.poll(() => entriesIn('modal/centre').filter((name) => name !== null), { timeout: 10_000 }).toContain(kind);
  await expect.poll(() => slot(`panel/${panel}`)?.dataset['state']).not.toBe('forbidden');
});

test.each(kindNames)('the flag of %s off hides entry and panel (FLG-12, FLG-13, FLG-14, FLG-15)', async (kind) => {
  const flag = kindFlags[kind];
  const { panel } = contractKinds[kind];
  await open(
    `centre=agent.${panel}`,
    flags.filter((one) => one !== flag),
  );
  await expect.poll(() => slot(`panel/${panel}`)?.dataset['state']).toBe('forbidden');
  expect(entriesIn('modal/centre')).not.toContain(kind);
  await expect.element(page.getByText('This panel is not open')).toBeVisible();
});

test('real-time salaries say that they are paid every five minutes, and when next (CON-15, D-80)', async () => {
  await open('centre=agent.agentRealtimeSalary', flags);
  await expect.element(page.getByText('Real-time salary is calculated and paid every 5 minutes.')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^Next in [0-4]:[0-5]\d$|^Next in 5:00$/);
});
