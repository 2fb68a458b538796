import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconId } from '../../src/ui/icon/iconId.ts';

/** A prerendered icon: the sprite's address, and the icon's name. */
const ICON = /(<use href=")(\/assets\/icons-[\w-]+\.svg)#([\w-]+)(?=")/g;

const SYMBOL = /<symbol id="([\w-]+)"(.*?<\/symbol>)/gs;

/** Parts of a page whose icons are in it, and their symbols, which stand before the parts. */
export interface PageIcons<Parts> {
  parts: Parts;
  symbols: string;
}

/**
 * Moves the icons of a page from the sprite into it, each once: a browser opens a document for the sprite, which would delay the
 * first paint. `src/ui/icon/Icon.tsx` names them alike.
 * @throws when the sprite lacks an icon
 */
export function pageIcons<const Parts extends Readonly<Record<string, string>>>(
  parts: Parts,
  engineDir: string,
): PageIcons<Record<keyof Parts, string>> {
  const used = Object.values(parts).flatMap((markup) => [...markup.matchAll(ICON)]);
  const [first] = used;
  if (first === undefined) return { parts, symbols: '' };
  const sprite = readFileSync(join(engineDir, first[2]!), 'utf8');
  const bodies = new Map([...sprite.matchAll(SYMBOL)].map(([, name, body]) => [name, body]));
  const symbols = [...new Set(used.map(([, , , name]) => name!))].toSorted().map((name) => {
    const body = bodies.get(name);
    if (body === undefined) throw new Error(`${first[2]} has no icon "${name}".`);
    return `<symbol id="${iconId(name)}"${body}`;
  });
  const inPage = (markup: string) =>
    markup.replace(ICON, (_, open: string, __: string, name: string) => `${open}#${iconId(name)}`);
  return {
    parts: Object.fromEntries(Object.entries(parts).map(([name, markup]) => [name, inPage(markup)])) as Record<
      keyof Parts,
      string
    >,
    symbols: `<div hidden><svg>${symbols.join('')}</svg></div>`,
  };
}
