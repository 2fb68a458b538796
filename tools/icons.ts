/** Writes `src/ui/icon/icons.svg` (one `<symbol>` per icon) from lucide-static; `--check` fails when it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconNames } from '../src/ui/icon/iconNames.ts';

const require = createRequire(import.meta.url);
const target = new URL('../src/ui/icon/icons.svg', import.meta.url);

function symbol(name: string): string {
  const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const body = source.slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${body.replace(/\s*\n\s*/g, '')}</symbol>`;
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== sprite) {
    console.error('src/ui/icon/icons.svg is stale: run `npx tsx tools/icons.ts`');
    process.exit(1);
  }
} else {
  writeFileSync(target, sprite);
}
