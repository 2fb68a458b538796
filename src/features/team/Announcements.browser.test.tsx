import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';

beforeEach(() => page.viewport(1280, 900));

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${index + 1}`,
    title: `Notice ${index + 1} <img src=x onerror="window.hit = true">`,
    content: `<p>Text of <strong>${index + 1}</strong></p><script>window.hit = true</script><img src="x" onerror="window.hit = true">`,
    date: Date.UTC(2026, 4, 1, 13, 5) - index,
  }));
const agent = {
  title: 'portal:agent_announcements',
  views: [{ name: 'main', label: null, component: 'announcementList' }],
};
const panel = () => slot('panel/agentAnnouncement');
const settledAs = (state: string) => expect.poll(() => panel()?.dataset['state']).toBe(state);
const titles = () =>
  [...panel()!.querySelectorAll('li button')].map((one) => one.firstElementChild?.textContent?.slice(0, 9).trim());

function open(answer: () => unknown) {
  const file = new Blob([JSON.stringify({ member: {}, agent: { agentAnnouncement: agent } })], { type: 'application/json' });
  return openApp({
    path: '/helpmc?centre=agent.agentAnnouncement',
    member: { type: 1 },
    panels: { file: URL.createObjectURL(file) as `/${string}`, member: [], agent: ['agentAnnouncement'], pages: [] },
    reply: ({ name }) => (name === 'agentAnnouncements' ? answer() : undefined),
  });
}

test('agents read their announcements in pages of nine, as text and cleaned HTML (P-14, AGC-02)', async () => {
  await open(() => ({ rows: notices(11) }));
  await settledAs('ready');
  expect(titles()).toEqual(Array.from({ length: 9 }, (_, index) => `Notice ${index + 1}`));
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await expect.poll(titles).toEqual(['Notice 10', 'Notice 11']);
  await userEvent.click(page.getByRole('button', { name: /^Notice 11/ }));
  const article = panel()!.querySelector('article')!;
  await expect.poll(() => article.querySelector('strong')?.textContent).toBe('11');
  expect(article.querySelector('h3')!.textContent).toContain('<img src=x');
  expect(panel()!.querySelector('script, [onerror]')).toBeNull();
  expect('hit' in window).toBe(false);
});

test('without any, it says so', async () => {
  await open(() => ({ rows: [] }));
  await settledAs('empty');
  expect(panel()!.textContent).toContain('No announcements');
});

test.each([
  ['unavailable', 'error'],
  ['forbidden', 'forbidden'],
] as const)('a read that fails as %s is %s, and can be tried again', async (kind, state) => {
  let fails = true;
  await open(() => {
    if (fails) throw new CallError(kind, 'agentAnnouncements');
    return { rows: notices(1) };
  });
  await settledAs(state);
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await settledAs('ready');
});
