import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst } from 'vite';
import { evaluatesCode } from '../../engine/productionOnly.ts';
import { noHashes } from '../../site/page/inlineBlocks.ts';
import { policyFindings } from '../../site/page/policyFindings.ts';
import { readPolicy } from '../../site/policy/policyFile.ts';

/** Texts that only the sandbox, its worker or a schema compiler contains. */
const FORBIDDEN_TEXTS = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  '__sandbox',
  '/outbox',
  'strictTypes',
  'defaultMeta',
  'missingRefs',
];

const ENGINE_FILES = /\.(?:js|css|svg|webp|woff2)(?:\.br|\.gz)?$/;

const SITE_FILES =
  /^(?:(?:home|register|shell|offline|pages\/[\w/-]+)\.html|offline-worker\.js|app\.webmanifest|(?:icon-192|icon-512|icon-maskable-512|apple-touch-icon|share)\.png|(?:boot|policy|version|panels\.[0-9a-f]{12})\.json|theme\.css|robots\.txt|sitemap\.xml|texts\/[a-z]{2}(?:-[A-Z]{2})?\.json|images\/[\w.-]+\.(?:svg|webp|avif|png|jpg|ico))(?:\.br|\.gz)?$/;

/** How a library tells at run time whether it is the one for development. */
const ASKS_FOR_KIND = 'process.env.NODE_ENV';

/** Paths of all files below a folder, relative to it. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
}

/** Findings in a script of the engine: sandbox code, and code from text. */
export function impureCode(code: string): string[] {
  const texts = FORBIDDEN_TEXTS.filter((text) => code.includes(text)).map((text) => `contains "${text}"`);
  const suspicious = /\b(?:eval|Function)\s*\(/.test(code);
  return suspicious && evaluatesCode(parseAst(code)) ? [...texts, 'runs code from text'] : texts;
}

/** Files and content that a build may not contain. */
export function impurities(engineDir: string): string[] {
  const assets = join(engineDir, 'assets');
  const engine = filesOf(assets).flatMap((file) => {
    if (!ENGINE_FILES.test(file)) return [`assets/${file} is not a file that a page loads`];
    if (extname(file) !== '.js') return [];
    return impureCode(readFileSync(join(assets, file), 'utf8')).map((finding) => `assets/${file} ${finding}`);
  });
  const sites = filesOf(join(engineDir, 'sites')).flatMap((path) => {
    const file = path.slice(path.indexOf('/') + 1);
    if (!SITE_FILES.test(file)) return [`sites/${path} is not a file of a site`];
    if (extname(file) !== '.html') return [];
    const policy = readPolicy(join(engineDir, 'sites', path.slice(0, path.indexOf('/')))) ?? noHashes;
    return policyFindings(readFileSync(join(engineDir, 'sites', path), 'utf8'), policy).map(
      (element) => `sites/${path} contains ${element}`,
    );
  });
  const render = join(engineDir, 'render');
  const renderer = filesOf(render)
    .filter((file) => extname(file) === '.js' && readFileSync(join(render, file), 'utf8').includes(ASKS_FOR_KIND))
    .map((file) => `render/${file} has libraries for development: publishing would take twice the time`);
  return [...engine, ...sites, ...renderer];
}
