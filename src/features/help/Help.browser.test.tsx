import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const sections = [
  { key: 'rules', title: 'Game rules', content: '<p>Odds and <em>lines</em></p><script>1</script>' },
  { key: 'agreement', title: 'User agreement', content: '<p>What both sides promise</p>' },
];
const refusal = { ok: false, code: 'x', message: 'x', value: null };
const open = (path: string, reply: unknown = { sections }) =>
  openApp({ path, reply: ({ name }) => (name === 'helpCenter' ? (typeof reply === 'function' ? reply() : reply) : null) });
const shown = () => [...slot('page/help')!.querySelectorAll('section h2')].map((title) => title.textContent);

test.each(['/helpmc', '/help'])('%s has neither header nor menus', async (path) => {
  await open(path);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  expect(document.querySelector('[data-slot^="region/"]')).toBeNull();
  await expect.poll(shown).toEqual(['Game rules', 'User agreement']);
  await expect.poll(() => slot('page/help')!.querySelector('em')?.textContent).toBe('lines');
  expect(slot('page/help')!.querySelector('script')).toBeNull();
});

test('the search matches titles and texts, or shows that there are none', async () => {
  await open('/helpmc');
  await expect.poll(shown).toHaveLength(2);
  const search = page.getByRole('searchbox', { name: 'Search the help' });
  await userEvent.fill(search, ' PROMISE ');
  expect(shown()).toEqual(['User agreement']);
  await userEvent.fill(search, 'em');
  expect(shown()).toEqual(['User agreement']);
  await userEvent.fill(search, 'unicorn');
  await expect.element(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await userEvent.fill(search, '');
  expect(shown()).toHaveLength(2);
});

test('scrolls to an anchor once its text is loaded (RTE-21)', async () => {
  await page.viewport(1280, 200);
  const long = sections.map((section) => ({ ...section, content: '<p>line</p>'.repeat(60) }));
  await open('/helpmc#agreement', { sections: long });
  await expect.poll(() => document.getElementById('agreement')?.getBoundingClientRect().top).toBeLessThan(150);
  const current = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'User agreement' });
  await expect.element(current).toHaveAttribute('aria-current', 'location');
});

test('a load failure is shown and can be retried', async () => {
  let answer: unknown = refusal;
  await open('/helpmc', () => answer);
  await expect.element(page.getByText('The help could not be loaded')).toBeVisible();
  answer = { sections };
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(shown).toHaveLength(2);
});

test('the modal expands the requested section', async () => {
  const app = await open('/');
  await app.modal('helpModal', { section: 'agreement' });
  await expect.poll(() => slot('modal/helpModal')?.querySelectorAll('details').length).toBe(2);
  expect([...slot('modal/helpModal')!.querySelectorAll('details')].map((fold) => fold.open)).toEqual([false, true]);
});

test.each(['offline', 'timeout', 'unavailable', 'badResponse'] as const)(
  'a failure (%s) is shown, the contacts stay, and it can be retried (F1, F2, F4, F8)',
  async (kind) => {
    let isBroken = true;
    await open('/helpmc', () => {
      if (isBroken) throw new CallError(kind, 'helpCenter');
      return { sections };
    });
    await expect.element(page.getByText('The help could not be loaded')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(shown).toHaveLength(2);
  },
);

test('loaded sections stay when a refetch fails (F12)', async () => {
  let isOffline = false;
  const app = await open('/helpmc', () => {
    if (isOffline) throw new CallError('offline', 'helpCenter');
    return { sections };
  });
  await expect.poll(shown).toHaveLength(2);
  isOffline = true;
  await settle(() => void app.portal.serverState.current()!.queries.invalidateQueries());
  await expect.poll(() => app.sent('helpCenter').length).toBe(2);
  expect(shown()).toHaveLength(2);
  expect(page.getByText('The help could not be loaded').query()).toBeNull();
});

test('mirror domains are listed, fastest first, or reported as unknown (D-89)', async () => {
  const app = await open('/helpmc#lines');
  await expect.element(page.getByText('No other address is known at the moment.')).toBeVisible();
  await settle(() =>
    app.portal.system.setState({
      routers: [
        { domain: 'a.portal.example', speed: 42 },
        { domain: 'b.portal.example', speed: 87 },
      ],
    }),
  );
  const lines = page.getByRole('list', { name: 'Other addresses of this site' });
  await expect.poll(() => [...lines.element().querySelectorAll('li')].map((line) => line.textContent)).toHaveLength(2);
  expect(lines.element().firstElementChild?.textContent).toContain('42 ms');
  await expect.element(page.getByRole('button', { name: 'Open b.portal.example' })).toBeVisible();
});
