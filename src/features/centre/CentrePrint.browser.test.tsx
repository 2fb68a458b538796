import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openCentre, panel, panels } from './centre.fixture.ts';

const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => media(''));

const rows = ['First words', 'Second words'].map((title, nth) => ({
  id: `m${nth}`,
  time: Date.UTC(2026, 4, 1),
  title,
  content: `<p>All of ${nth}</p>`,
  status: 'READ',
}));

test('a printed list of entries that are buttons has their texts, and nothing else to press', async () => {
  await openCentre({
    query: 'centre=member.messages',
    panels: {
      ...panels,
      member: { messages: { title: 'portal:vip', views: [{ name: 'main', label: null, component: 'messages' }] } },
    },
    reply: ({ name }) =>
      name === 'messageList' ? { rows, total: 2, totalPages: 1, pageNo: 1, totals: { unread: 0 } } : undefined,
  });
  await expect.element(page.getByText('Second words').first()).toBeVisible();
  const buttons = () => [...(panel('messages')?.querySelectorAll('button') ?? [])].filter((one) => one.checkVisibility());
  expect(buttons().length).toBeGreaterThan(rows.length);
  await media('print');
  expect(buttons().map((one) => one.closest('[data-row]')?.getAttribute('data-row'))).toEqual(['m0', 'm1']);
  expect(panel('messages')!.innerText).toContain('Second words');
});
