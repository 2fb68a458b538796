import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VendorCard } from '#contract/types.ts';
import { type AppSetup, openApp, slot } from '#app-tests/app.fixture.tsx';
import { playButton, vendorCard } from '../lobby.fixture.ts';

beforeEach(() => page.viewport(1280, 900));

const single = (code: string, more: Partial<VendorCard> = {}) =>
  vendorCard(code, { isGame: 'GAME', nodeId: `${code}-1`, ...more });
/** In three hours: of today, tomorrow or neither, whenever the test runs. */
const soon = () => Date.now() + 10_800_000;

function open(cards: readonly VendorCard[], setup: AppSetup = { member: {} }) {
  return openApp({
    path: '/sports',
    ...setup,
    reply: ({ name }) => {
      if (name === 'gameVendor') return { data: { lanes: [{ gameCategory: 'SPORTS', cards }] } };
      return name === 'hotGames' ? { list: [] } : null;
    },
  });
}

const cards = () => document.querySelectorAll('[data-slot="page/lobby"] article');

test('a few vendors are wide cards with their words, what is live and next, and the odds', async () => {
  await open([
    single('PIT', {
      text: 'Football from everywhere.',
      picture: '/media/stage.webp',
      eventsToday: 26,
      events: [
        { name: 'Vale × Porto', startsAt: soon() - 20_000_000, live: true, phase: '2nd half', league: 'Coast League' },
        {
          name: 'Serra × Ribeira',
          startsAt: soon(),
          odds: ['1', 'X', '2', '12'].map((outcome, at) => ({ outcome, price: `${at + 1}.50` })),
        },
        { name: 'Third', startsAt: soon() },
        { name: 'Fourth', startsAt: soon() },
      ],
    }),
    single('GRL', { eventsToday: 12 }),
  ]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Studio PIT' })).toBeVisible();
  await expect.element(page.getByText('Coast League')).toBeVisible();
  const text = slot('page/lobby')!.textContent;
  for (const shown of [
    '38 events today',
    '2 studios',
    '26 events today',
    'Football from everywhere.',
    'Coast League',
    '2nd half',
  ])
    expect(text).toContain(shown);
  // three events, three odds, in the decimals of the language
  expect(text).not.toContain('Fourth');
  const odds = [...document.querySelectorAll('dl')].map((list) => list.textContent);
  expect(odds).toEqual(['11.50X2.5023.50']);
  const [live, next] = [...cards()[0]!.querySelectorAll('li')].map((row) => row.textContent);
  expect(live).toMatch(/^Live/);
  expect(next).toMatch(/^(Today|Tomorrow) \d\d:\d\dSerra/);
});

test('a press anywhere on a card opens the vendor', async () => {
  const { portal } = await open([single('PIT', { text: 'Football from everywhere.' }), single('GRL')], {});
  await expect.element(playButton('Studio PIT')).toBeVisible();
  const { left, top } = page.getByText('Football from everywhere.').element().getBoundingClientRect();
  const target = document.elementFromPoint(left + 4, top + 4);
  expect(target?.getAttribute('aria-label')).toBe('Play Studio PIT');
  await userEvent.click(playButton('Studio PIT'));
  await expect.poll(() => portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
});

test('without a picture a card shows that of its game, and words only where the vendor has them', async () => {
  await open([single('PIT', { smallIcon: '/media/poster.webp' })]);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Studio PIT' })).toBeVisible();
  expect(cards()[0]!.querySelector('img')?.getAttribute('src')).toContain('/media/poster.webp');
  expect(cards()[0]!.querySelectorAll('section, dl')).toHaveLength(0);
  expect(slot('page/lobby')!.querySelector('header')!.textContent).toBe('Sports1 studio');
});

test('events of several days can be shown by day, and a card says where it has none', async () => {
  const live = { name: 'Now', startsAt: Date.now() - 60_000, live: true };
  const later = { name: 'Later', startsAt: Date.now() + 9 * 86_400_000 };
  await open([single('PIT', { events: [live, later] }), single('GRL', { events: [later] })]);
  await expect.element(page.getByRole('radio', { name: 'Live 1' })).toBeInTheDocument();
  const shown = () =>
    [...cards()].map((card) => [...card.querySelectorAll('li')].map((row) => row.textContent.match(/Now|Later/)?.[0]));
  await expect.poll(shown).toEqual([['Now', 'Later'], ['Later']]);
  await userEvent.click(page.getByText('Live 1', { exact: true }));
  await expect.poll(shown).toEqual([['Now'], []]);
  expect(cards()[1]!.textContent).toContain('No events at this time.');
  await userEvent.click(page.getByText('All', { exact: true }));
  await expect.poll(shown).toEqual([['Now', 'Later'], ['Later']]);
});

test('what is under maintenance is last, and says so', async () => {
  await open([single('PIT', { maintenance: true, isHot: 1 }), single('GRL', { isHot: 1 })]);
  await expect.element(page.getByRole('button', { name: 'Play Studio PIT · Under maintenance' })).toBeVisible();
  expect([...cards()].map((card) => card.querySelector('h2')?.textContent)).toEqual(['Studio GRL', 'Studio PIT']);
  expect([...cards()].map((card) => card.textContent.includes('Hot'))).toEqual([true, false]);
});

test('five vendors, or a list of games, are no stage', async () => {
  await open(['A', 'B', 'C', 'D', 'E'].map((code) => single(code)));
  await expect.element(playButton('Studio E')).toBeVisible();
  expect(document.querySelectorAll('[data-slot="page/lobby"] h2')).toHaveLength(0);
});

test('its cards stay readable from 320 to 820 px, without odds', async () => {
  await open([
    single('PIT', {
      picture: '/media/stage.webp',
      events: [{ name: 'W'.repeat(60), startsAt: soon(), odds: [{ outcome: '1', price: '2' }] }],
    }),
  ]);
  await expect.element(playButton('Studio PIT')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('dl').length).toBe(1);
  for (const width of [320, 390, 820]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(getComputedStyle(document.querySelector('dl')!).display).toBe('none');
    const [art, head] = ['h2', 'img, picture, [class*=fallback]'].map((part) =>
      cards()[0]!.querySelector(part)!.getBoundingClientRect(),
    );
    // the title is never over the picture
    expect(art!.left >= head!.right || art!.top >= head!.bottom).toBe(true);
  }
});
