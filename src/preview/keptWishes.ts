import { pageQuery } from '#platform/browser/navigation.ts';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import { parseWishes, type WishName, type WishProblem, type Wishes, wishNames, writeWishes } from './wishes.ts';

/** Asked once; a reload of the page does not ask it again. */
const once: readonly WishName[] = ['open', 'tools'];

/**
 * The address's wishes over those of earlier pages of this tab, kept for the tab. An empty value takes a
 * wish back.
 */
export function readWishes(): { wishes: Wishes; problems: WishProblem[] } {
  const stored = readSessionJson('preview');
  const texts = new Map(Object.entries((stored ?? {}) as Record<string, string>));
  for (const [name, text] of pageQuery()) if ((wishNames as string[]).includes(name)) texts.set(name, text);
  const read = parseWishes(texts);
  keepWishes(read.wishes);
  return read;
}

/**
 * Takes the wishes out of a framed page's own address: they are kept, and the tools around it change them. A reload of
 * the frame must not bring the first ones back.
 */
export function cleanFramedAddress(): void {
  if (window.parent === window) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of wishNames) query.delete(name);
  window.history.replaceState(window.history.state, '', `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`);
}

/** What later pages of this tab begin with. */
export function keepWishes(wishes: Wishes): void {
  const kept = writeWishes(wishes).filter(([name]) => !once.includes(name));
  writeSession({ preview: JSON.stringify(Object.fromEntries(kept)) });
}
