import { expect, test, vi } from 'vitest';
import { xssPayloads } from '#ui/html/xssPayloads.fixture.ts';
import { fillTile, type RawGame } from './fillTile.ts';

const hosts = { cdns: ['cdn.acme.example'], allowed: ['cdn.acme.example'], random: () => 0 };

function filled(game: RawGame): HTMLLIElement {
  const tile = document.createElement('li');
  tile.innerHTML =
    '<article><button aria-label="Play {name}"><span data-state="loading"><img></span></button><p title="{name}">{name}</p><p>{vendor}</p></article>';
  fillTile(tile, game, hosts);
  return tile;
}
const textsOf = (tile: Element) => [...tile.querySelectorAll('p')].map(({ textContent }) => textContent);

test('a tile has the name, the vendor and the picture of its game', () => {
  const tile = filled({ gameName: 'Reef $& {vendor}', vendor: 'Lum', icon: '/reef.webp' });
  expect(textsOf(tile)).toEqual(['Reef $& {vendor}', 'Lum']);
  expect(tile.querySelector('button')?.getAttribute('aria-label')).toBe('Play Reef $& {vendor}');
  expect(tile.querySelector('img')?.src).toBe('https://cdn.acme.example/reef.webp');
});

test('a game without a name is named by its code or key; without a vendor it has one line', () => {
  expect(textsOf(filled({ code: 'RF', nodeId: 7 }))).toEqual(['RF']);
  expect(textsOf(filled({ gameName: {}, nodeId: 7, vendor: 5 }))).toEqual(['7']);
  expect(textsOf(filled({}))).toEqual(['']);
});

test.each(['javascript:alert(1)', 'https://evil.example/x.webp', 'data:image/png,x', '', null, 7, {}])(
  'a picture that is not of a content host is left out: %j',
  (icon) => {
    expect(filled({ gameName: 'Reef', icon }).querySelector('img')).toBeNull();
  },
);

test(`hostile texts stay texts: ${xssPayloads.length} payloads`, () => {
  const executed = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  for (const text of xssPayloads) {
    const tile = filled({ gameName: text, vendor: text, icon: text });
    document.body.append(tile);
    expect(tile.querySelectorAll('*').length).toBeLessThanOrEqual(6);
    expect(tile.querySelector('p')?.textContent).toBe(text);
    tile.remove();
  }
  expect(executed).not.toHaveBeenCalled();
});

test('a picture that is loaded is marked, one that fails is removed', async () => {
  const tile = filled({ gameName: 'Reef', icon: '/reef.webp' });
  const picture = tile.querySelector('img')!;
  picture.dispatchEvent(new Event('load'));
  expect(tile.querySelector('[data-state]')?.getAttribute('data-state')).toBe('loaded');
  picture.dispatchEvent(new Event('error'));
  expect(tile.querySelector('img')).toBeNull();
});
