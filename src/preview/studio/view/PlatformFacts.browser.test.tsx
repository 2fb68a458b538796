import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readFlags } from '#engine/flags/flags.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { openCard } from './studio.fixture.tsx';

const answered = (id: number, path: string, reply: unknown): Exchange => ({
  id,
  name: 'systemStatus',
  method: 'GET',
  path,
  at: 0,
  ms: 1,
  status: 200,
  request: null,
  reply: JSON.stringify(reply),
  sealed: false,
  fault: null,
});

const facts = () => page.getByRole('region', { name: 'Decided by the platform' });

test('texts and pictures of the platform are named with the path of its reply', async () => {
  const { log } = await openCard({ html: '<p>Spring cup</p><p>Words of nobody</p><img alt="" src="/images/cup.png">' });
  await expect.element(facts()).not.toBeInTheDocument();
  await settle(() => log.watch(answered(1, '/wps/banner', { value: [{ title: 'Spring cup', image: '/images/cup.png' }] })));
  const said = facts().getByRole('listitem');
  await expect.element(said.filter({ hasText: '“Spring cup”' })).toHaveTextContent('GET /wps/banner /value/0/title');
  await expect.element(said.filter({ hasText: 'Picture cup.png' })).toHaveTextContent('GET /wps/banner /value/0/image');
  expect(said.elements()).toHaveLength(2);
});

test("a flag of its condition is told with the platform's module, and where the tree has it", async () => {
  const { log, portal } = await openCard({ sources: ['menus.json#/header/entries/freePlay'] });
  const tree = { children: [{ modId: 'FREEPLAY3', enabled: '1' }] };
  const flags = readFlags(tree, { aliases: portal.brand.flags });
  await settle(() => portal.system.setState({ flags }));
  const said = facts().getByRole('listitem').filter({ hasText: 'Flag freePlay' });
  await expect.element(said).toHaveTextContent('in no reply since the page was loaded');
  await settle(() => log.watch(answered(2, '/wps/permission', { value: tree })));
  await expect.element(said).toHaveTextContent('GET /wps/permission /value/children/0/modId');
});
