import { cdnUrl } from '#engine/values/safeUrl.ts';
import { FILLED } from '#platform/early/tilesTakeover.ts';

/** Where pictures may come from; see `cdnUrl`. */
export interface PictureHosts {
  cdns: readonly unknown[];
  allowed: readonly string[];
  random: () => number;
}

const PLACES = /\{(?:name|vendor)\}/g;

/** Attributes with texts. */
const LABELS = ['aria-label', 'title'];

/** A game as the platform sends it, unchecked: any part may have any type. */
export type RawGame = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isClosed = ({ maintenance }: RawGame): boolean => maintenance === true || maintenance === '1';

/** Puts a game into a copy of a published tile. Texts stay texts; a picture of another host is left out. */
export function fillTile(tile: HTMLElement, game: RawGame, { cdns, allowed, random }: PictureHosts): void {
  const id = game['nodeId'];
  if (typeof id === 'string' || typeof id === 'number') tile.dataset['game'] = String(id);
  const names = [game['gameName'], game['code'], id];
  const name = String(names.find((one) => typeof one === 'string' || typeof one === 'number') ?? '');
  const vendor = textOf(game['vendor']);
  // in one pass: a name may contain what stands for the vendor
  const filled = (text: string) => text.replace(PLACES, (place) => (place === FILLED.name ? name : vendor));
  for (const element of tile.querySelectorAll('*')) {
    for (const attribute of LABELS) {
      const label = element.getAttribute(attribute);
      if (label !== null) element.setAttribute(attribute, filled(label));
    }
    if (element.firstElementChild !== null) continue;
    if (element.textContent === FILLED.vendor && vendor === '') element.remove();
    else element.textContent = filled(element.textContent);
  }
  const picture = tile.querySelector('img');
  if (picture === null) return;
  const address = cdnUrl(game['icon'], cdns, allowed, random);
  const state = (text: string) => picture.closest('[data-state]')?.setAttribute('data-state', text);
  picture.addEventListener('load', () => state('loaded'));
  picture.addEventListener('error', () => picture.remove());
  if (address === null) picture.remove();
  else picture.src = address;
}
