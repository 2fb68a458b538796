import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppSetup, openApp } from '#app-tests/app.fixture.tsx';
import { type EarlyTiles, TAKEOVER, type TileButton, tileButtonOf } from '#platform/early/tilesTakeover.ts';
import { fillTile } from '../../early/fillTile.ts';
import { playButton, slotGame, vendorCard } from './lobby.fixture.ts';

beforeEach(() => page.viewport(1280, 800));

const lanes = [{ gameCategory: 'RNG', cards: [vendorCard('LUM'), vendorCard('KES')] }];
const twins = [slotGame(1, { gameName: 'Beak' }), slotGame(2, { gameName: 'Beak', vendor: 'Studio KES' }), slotGame(3)];

/** The button of a tile that the script of the page has drawn. */
function earlyButton(game: Record<string, unknown>): TileButton | null {
  const tile = document.createElement('li');
  tile.innerHTML = '<article><button aria-label="Play {name}"></button><p>{name}</p></article>';
  fillTile(tile, game, { cdns: [], allowed: [], random: () => 0 });
  return tileButtonOf(tile.querySelector('button'));
}

/** Opens a lobby whose script has drawn tiles, one of which was pressed, or still is. */
function openAfterPress(pressed: TileButton | null, held: TileButton | null = null) {
  const hand = (event: Event) =>
    Object.assign((event as CustomEvent<Partial<EarlyTiles>>).detail, { focused: pressed, pressed, held } satisfies EarlyTiles);
  document.addEventListener(TAKEOVER, hand, { once: true });
  const setup: AppSetup = {
    path: '/rng',
    member: {},
    reply: ({ name }) => {
      if (name === 'gameVendor') return { data: { lanes } };
      if (name === 'launchGame') return { ok: false, code: 'odd_code', message: 'Closed.', value: null };
      return name === 'gameList' ? { games: twins, totalPages: 1, total: twins.length } : null;
    },
  };
  return openApp(setup);
}

test.each([0, 1, 2])('a press before the code starts that game, whatever the others are called: game %i', async (nth) => {
  const { sent } = await openAfterPress(earlyButton({ ...twins[nth] }));
  await expect.poll(() => sent('launchGame').length).toBe(1);
  expect(JSON.stringify(sent('launchGame')[0])).toContain(`"G-${nth + 1}"`);
});

test('a press of which only the name is known starts the game that alone has it, and never one of two', async () => {
  const { sent } = await openAfterPress(earlyButton({ gameName: 'Game 3' }));
  await expect.poll(() => sent('launchGame').length).toBe(1);
  expect(JSON.stringify(sent('launchGame')[0])).toContain('"G-3"');
});

test('a press of which only a shared name is known starts nothing', async () => {
  const { sent } = await openAfterPress(earlyButton({ gameName: 'Beak' }));
  await userEvent.click(playButton('Game 3'));
  await expect.poll(() => JSON.stringify(sent('launchGame').at(-1) ?? '')).toContain('"G-3"');
  expect(sent('launchGame')).toHaveLength(1);
});

const up = (button: Element) => button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
const down = (button: Element) => button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));

test('a press that ends on the game on which it began starts it, once', async () => {
  const { sent } = await openAfterPress(null, earlyButton({ ...twins[1] }));
  const game = playButton('Beak').nth(1);
  await expect.element(game).toBeVisible();
  const picture = game.element().firstElementChild!;
  up(picture);
  up(picture);
  await expect.poll(() => sent('launchGame').length).toBe(1);
  expect(JSON.stringify(sent('launchGame')[0])).toContain('"G-2"');
});

test.each([
  ['that ends on another game', up],
  ['after which another begins', down],
])('a press %s starts nothing', async (_, end) => {
  const { sent } = await openAfterPress(null, earlyButton({ ...twins[1] }));
  await expect.element(playButton('Game 3')).toBeVisible();
  end(playButton('Game 3').element());
  up(playButton('Beak').nth(1).element());
  await userEvent.click(playButton('Game 3'));
  await expect.poll(() => sent('launchGame').length).toBe(1);
  expect(JSON.stringify(sent('launchGame'))).toContain('"G-3"');
});
