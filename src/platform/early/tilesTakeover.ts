/** A button of a tile, by what stays when the page gets another language: the name of the game and its place in the tile. */
export interface TileButton {
  name: string;
  index: number;
}

/** What the script of a published lobby hands to the list that replaces its tiles. */
export interface EarlyTiles {
  /** The button that has the focus, or null. */
  focused: TileButton | null;
  /** The button that was pressed last, or null. */
  pressed: TileButton | null;
}

const nameOf = (tile: Element): string => tile.querySelector('p')?.textContent ?? '';

export function tileButtonOf(element: Element | null): TileButton | null {
  const button = element?.closest('li button');
  const tile = button?.closest('li');
  return button && tile
    ? { name: nameOf(tile), index: [...tile.querySelectorAll('button')].indexOf(button as HTMLButtonElement) }
    : null;
}

/** The same button in another list. */
export function findTileButton(list: Element | null, wanted: TileButton | null): HTMLButtonElement | undefined {
  if (wanted === null) return undefined;
  const tile = [...(list?.querySelectorAll('li') ?? [])].find((one) => nameOf(one) === wanted.name);
  return tile?.querySelectorAll('button')[wanted.index];
}

/** Event of the document by which the list takes over; its detail is an empty object that the script fills. */
export const TAKEOVER = 'gamestakeover';

/** Where the script draws. */
export const PLACE = '[data-early-tiles]';

/** The published tiles that the script copies. */
export const TEMPLATE = 'tiles';

/** Texts of the published tiles that a game replaces. */
export const FILLED = { name: '{name}', vendor: '{vendor}' } as const;

/** Removes the tiles of the script and returns what it knows; null where it has drawn none, or a list has taken over before. */
export function takeOver(): EarlyTiles | null {
  const detail: Partial<EarlyTiles> = {};
  document.dispatchEvent(new CustomEvent(TAKEOVER, { detail }));
  return detail.focused === undefined ? null : (detail as EarlyTiles);
}
