/** A button of a tile, by what stays when the page gets another language: the game and its place in the tile. */
export interface TileButton {
  id: string | undefined;
  name: string;
  index: number;
}

/** What the script of a published lobby hands to the list that replaces its tiles. */
export interface EarlyTiles {
  /** The button that has the focus, or null. */
  focused: TileButton | null;
  /** The button that was pressed last, or null. */
  pressed: TileButton | null;
  /** The button on which the mouse is held down, or null: its removal ends the press without a click. */
  held: TileButton | null;
}

const nameOf = (tile: Element): string => tile.querySelector('p')?.textContent ?? '';
const idOf = (tile: HTMLElement): string | undefined => tile.dataset['game'];

export function tileButtonOf(element: Element | null): TileButton | null {
  const button = element?.closest('li button');
  const tile = button?.closest('li');
  if (!button || !tile) return null;
  return { id: idOf(tile), name: nameOf(tile), index: [...tile.querySelectorAll('button')].indexOf(button as HTMLButtonElement) };
}

/** The same button in another list: by the game's id, else by a name that one tile alone has. */
export function findTileButton(list: Element | null, wanted: TileButton | null): HTMLButtonElement | undefined {
  if (wanted === null) return undefined;
  const tiles = [...(list?.querySelectorAll('li') ?? [])];
  const byId = tiles.filter((tile) => wanted.id !== undefined && idOf(tile) === wanted.id);
  // an id of more digits than a number has differs from the one in the list
  const found = byId.length > 0 ? byId : tiles.filter((tile) => nameOf(tile) === wanted.name);
  // two of one name may be two games, and the wrong one must not start
  return found.length === 1 ? found[0]?.querySelectorAll('button')[wanted.index] : undefined;
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
