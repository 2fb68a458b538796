import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconId } from '../../../src/ui/icon/iconId.ts';

/** A prerendered icon: the sprite's address, and the icon's name. */
const ICON = /(<use href=")(\/assets\/icons-[\w-]+\.svg)#([\w-]+)(?=")/g;

const SYMBOL = /<symbol id="([\w-]+)"(.*?<\/symbol>)/gs;

/** Icons of what joins the first screen of a page after its first reads. `firstScreen.journey.ts` fails when one is missing. */
export const laterIcons: Readonly<Record<string, readonly string[]>> = {
  home: ['chevron-left', 'flame', 'heart', 'info', 'pause', 'play'],
  register: ['pause', 'play'],
};

/** The symbols of the last sprite: all pages of an engine have the same. */
let last: { sprite: string; bodies: ReadonlyMap<string, string> } = { sprite: '', bodies: new Map() };

function bodiesOf(sprite: string): ReadonlyMap<string, string> {
  if (last.sprite !== sprite)
    last = { sprite, bodies: new Map([...sprite.matchAll(SYMBOL)].map(([, name = '', body = '']) => [name, body])) };
  return last.bodies;
}

/** The symbols of a page's icons and of more, each once. @throws when the sprite lacks an icon */
export function iconSymbols(markup: string, engineDir: string, more: readonly string[] = []): string[] {
  const used = [...markup.matchAll(ICON)];
  const [first] = used;
  if (first === undefined) return [];
  const bodies = bodiesOf(readFileSync(join(engineDir, first[2]!), 'utf8'));
  return [...new Set([...used.map(([, , , name]) => name!), ...more])].toSorted().map((name) => {
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`${first[2]} has no icon "${name}".`);
    return `<symbol id="${iconId(name)}"${body}`;
  });
}

/** The element of a page's own symbols, which stands before its markup. */
export const symbolsElement = (symbols: readonly string[]): string =>
  symbols.length === 0 ? '' : `<div hidden><svg>${symbols.join('')}</svg></div>`;

/**
 * Markup whose icons are the symbols of its page and not those of the sprite, for which a browser opens a document that would
 * delay the first paint. `src/ui/icon/Icon.tsx` names them alike.
 */
export const withOwnIcons = (markup: string): string =>
  markup.replace(ICON, (_, open: string, __: string, name: string) => `${open}#${iconId(name)}`);
