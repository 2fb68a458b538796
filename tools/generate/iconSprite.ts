import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconNames } from '../../src/ui/icon/iconNames.ts';

const require = createRequire(import.meta.url);

function symbol(name: string): string {
  const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const body = source.slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${body.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** The text of `src/ui/icon/icons.svg`: one `<symbol>` for each icon, from lucide-static. */
export const iconSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;
