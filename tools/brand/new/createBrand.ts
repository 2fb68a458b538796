import { existsSync, mkdirSync, mkdtempSync, chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../src/engine/brand/json.ts';
import { type ArtFile, filesOf } from '../../art/catalogue.ts';
import { toWebp } from '../../art/raster.ts';
import { type BrandFolders, projectRoot } from '../../brand-files/brandFolders.ts';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import type { Finding } from '../../brand-files/finding.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { BrandFilesError, listBrands, loadBrand } from '../../brand-files/loadBrand.ts';
import { localesFolder } from '../../site/publish/siteTexts.ts';
import { colourOf } from './answers.ts';
import type { Answers } from './question.ts';
import type { ExistingBrands } from './existing.ts';
import { artworkOf } from './artwork.ts';
import { kindOf } from './kinds.ts';
import { brandTexts } from './brandTexts.ts';

/** An existing brand folder is never changed. */
export class BrandExistsError extends Error {
  override name = 'BrandExistsError';
}

/** The existing brands, against which a new one is validated. Unreadable folders are skipped; `check` reports them. */
export function existingBrands(folders: BrandFolders): ExistingBrands {
  const hosts = new Map<string, string>();
  for (const id of listBrands(folders)) {
    hosts.set(`${id}.localhost`, id);
    for (const host of hostsOf(folders.texts(id)?.get('brand.json'))) hosts.set(host, id);
  }
  return {
    ids: folders.ids(),
    hosts,
    parent(id) {
      const { chain, brand, texts } = loadBrand(id, { folders });
      return {
        chain,
        languages: brand.languages,
        symbol: brand.currency.symbol,
        timeZone: brand.timeZone,
        required: brand.regulatory.required,
        forbidden: brand.regulatory.forbidden,
        links: brand.security.hosts.links ?? [],
        responsibility: (language) => texts[language]?.['portal']?.['responsibility_text'] ?? portalText(language),
        layers: chain.map((layer) => JSON.parse(folders.texts(layer)?.get('brand.json') ?? '{}') as JsonObject),
        minAge: brand.registerForm.agreement.minAge,
      };
    },
  };
}

/** The portal's own text on responsible play. */
function portalText(language: string): string {
  const texts = readFileSync(join(localesFolder, language, 'portal.json'), 'utf8');
  return (JSON.parse(texts) as { responsibility_text: string }).responsibility_text;
}

function hostsOf(text: string | undefined): string[] {
  try {
    const { hosts } = JSON.parse(text ?? '{}') as { hosts?: unknown };
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  } catch {
    // invalid JSON has no hosts; `check` reports it
    return [];
  }
}

/** The drawings of a new brand; none where it keeps its parent's. */
export function drawingsOf({ id, name, kind, ...answers }: Answers): ArtFile[] {
  const colour = colourOf(answers.colour);
  if (colour === null) return [];
  const { unused, replaced } = kindOf(kind);
  const art = artworkOf(id, name, { colour, accent: colourOf(answers.accent) ?? colour }, replaced);
  return filesOf(art).filter(({ path }) => unused?.test(path) !== true);
}

/** Files of the new folder by name. @param schemas as in `brandTexts` */
export async function filesOfNewBrand(
  answers: Answers,
  existing: ExistingBrands,
  schemas?: string,
): Promise<Map<string, string | Buffer>> {
  const pictures = drawingsOf(answers).map(async ({ path, svg, encoding }): Promise<[string, string | Buffer]> => {
    return [path, encoding ? await toWebp(svg, encoding) : `${svg}\n`];
  });
  return new Map([...brandTexts(answers, existing.parent(answers.extends), schemas), ...(await Promise.all(pictures))]);
}

/** The folders plus one in memory, whose pictures are in `path`. */
export function withBrand(
  folders: BrandFolders,
  id: string,
  files: ReadonlyMap<string, string | Buffer>,
  path: string,
): BrandFolders {
  const named = (start: string) => [...files.keys()].filter((name) => name.startsWith(start));
  return {
    ids: () => [...folders.ids(), id].sort(),
    texts: (other) =>
      other === id
        ? new Map([...files].filter((entry): entry is [string, string] => entry[0].endsWith('.json')))
        : folders.texts(other),
    images: (other) =>
      other === id
        ? new Map(named('images/').map((name) => [name.slice('images/'.length), join(path, name)]))
        : folders.images(other),
    media: (other, file) =>
      other === id ? (files.has(`sandbox/media/${file}`) ? join(path, 'sandbox/media', file) : null) : folders.media(other, file),
    others: (other) => (other === id ? [] : folders.others(other)),
    strays: folders.strays,
  };
}

export interface Created {
  id: string;
  folder: string;
  files: string[];
  /** Words of the parent that a language of the brand lacks; without them `check` fails. */
  untranslated: string[];
  /** What \`check\` warns of, such as a name that some places cut. */
  warnings: Finding[];
}

/**
 * Writes the folder of a new brand atomically (by rename), after every check has passed but that of words to translate; warnings are
 * returned.
 * @throws BrandExistsError; BrandFilesError when the brand fails `check`
 */
export async function createBrand(
  answers: Answers,
  { brands, folders, names }: { brands: string; folders: BrandFolders; names: BrandNames },
): Promise<Created> {
  const { id } = answers;
  const folder = join(brands, id);
  const refuseExisting = () => {
    if (existsSync(folder)) throw new BrandExistsError(`${folder} already exists; nothing is overwritten`);
  };
  refuseExisting();
  const schemas = relative(folder, fileURLToPath(new URL('schemas/brand', projectRoot))).replaceAll('\\', '/');
  const files = await filesOfNewBrand(answers, existingBrands(folders), schemas);
  // beside the others, as a folder may be moved within a file system only; hidden ones are no brands
  const fresh = mkdtempSync(join(brands, `.new-${id}-`));
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(fresh, name)), { recursive: true });
      writeFileSync(join(fresh, name), content);
    }
    // mkdtemp creates the folder with mode 0700
    chmodSync(fresh, 0o755);
    const findings = checkBrands([id], names, { folders: withBrand(folders, id, files, fresh) });
    const own = findings.filter(({ file }) => file.startsWith(`brands/${id}/`));
    // only a translator can give the words of the parent in a language that the parent does not have
    const untranslated = own.filter(({ rule }) => rule === 'missing-word');
    const warnings = own.filter(({ severity }) => severity === 'warning');
    if (own.length > untranslated.length + warnings.length) throw new BrandFilesError(own);
    refuseExisting();
    renameSync(fresh, folder);
    return { id, folder, files: [...files.keys()], untranslated: untranslated.map(({ expected }) => expected), warnings };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
