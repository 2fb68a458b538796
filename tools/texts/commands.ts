import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError } from 'commander';
import type { JsonObject } from '../../src/engine/brand/json.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { printJson } from '../brand/terminal.ts';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { BrandFilesError } from '../brand-files/loadBrand.ts';
import { brandNames } from '../site/publish/brandNames.ts';
import { portalTexts } from '../site/publish/siteTexts.ts';
import { exportTexts } from './exportTexts.ts';
import { type Imported, importTexts } from './importTexts.ts';
import { lineOfEntry, type PoFile, PoFileError, readPo, writePo } from './poFile.ts';
import { textSet, type TextSet } from './textUnits.ts';
import { withBrandTexts, withPortalTexts } from './writtenTexts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Places {
  brands: string;
  locales: string;
}

interface ExportOptions extends Places {
  language: string;
  brand?: string;
  out: string;
  since?: string;
  missing?: true;
  plurals?: true;
  json?: true;
}

/** @throws Error that names the file, when it cannot be read or is no PO file */
function readExchange(file: string): { text: string; po: PoFile } {
  const bytes = readFileSync(file);
  try {
    // names of texts, by which lines are found, are ASCII
    return { text: bytes.toString(), po: readPo(bytes) };
  } catch (error) {
    if (error instanceof PoFileError) throw new PoFileError(`${file}: ${error.message}`);
    throw error;
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function runExport({ language, out, since, missing, plurals, json, ...places }: ExportOptions): void {
  const brand = places.brand ?? null;
  const set = textSet(language, { brand, folders: foldersAt(places.brands), allForms: plurals === true });
  const earlier = since === undefined ? undefined : readExchange(since).po;
  if (earlier !== undefined && (earlier.tag !== set.tag || earlier.brand !== brand))
    throw new PoFileError(
      `${since}: it is of ${earlier.tag}, ${earlier.brand ?? 'the portal'}: expected ${set.tag}, ${brand ?? 'the portal'}`,
    );
  const file = exportTexts(set, { since: earlier, missing });
  write(out, writePo(file));
  const counts = {
    texts: file.entries.length,
    missing: file.entries.filter(({ translation }) => translation === '').length,
    changed: file.entries.filter(({ isFuzzy }) => isFuzzy).length,
    of: set.units.length,
  };
  if (json) printJson({ file: out, language: set.tag, brand, ...counts });
  else
    console.log(
      `${out}: ${counts.texts} of ${counts.of} texts, ${counts.missing} without translation, ${counts.changed} whose source has changed`,
    );
}

interface Changed {
  file: string;
  text: string;
}

function changedBrandFile({ tag, brand, ...order }: TextSet, { texts }: Imported, places: Places): Changed[] {
  if (brand === null || texts.size === 0) return [];
  const folders = foldersAt(places.brands);
  const name = `texts/${tag}.json`;
  const known = folders.texts(brand)?.get(name) ?? '{}';
  const text = withBrandTexts(JSON.parse(known) as JsonObject, texts, order);
  const after: BrandFolders = {
    ...folders,
    texts: (id) => (id === brand ? new Map([...(folders.texts(id) ?? []), [name, text]]) : folders.texts(id)),
  };
  // texts alone have changed: the names of features need no registry
  const { text: keys, textsIn } = brandNames({ names: () => [] });
  const names = { ...(keys && { text: keys }), ...(textsIn && { textsIn }) };
  const errors = checkBrands([brand], names, { folders: after }).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BrandFilesError(errors);
  return [{ file: join(folders.folderOf(brand), name), text }];
}

const changedPortalFiles = ({ tag, ...order }: TextSet, { texts }: Imported, { locales }: Places): Changed[] =>
  [...texts.keys()].map((namespace) => ({
    file: join(resolve(locales), tag, `${namespace}.json`),
    text: withPortalTexts(portalTexts(tag)[namespace] ?? {}, namespace, texts, order),
  }));

function runImport(file: string, { json, dryRun, ...places }: Places & { json?: true; dryRun?: true }): void {
  if (!existsSync(file)) throw new PoFileError(`${file}: there is no such file`);
  const { text, po } = readExchange(file);
  const set = textSet(po.tag, { brand: po.brand, folders: foldersAt(places.brands) });
  const imported = importTexts(set, po);
  const { refusals, counts, outdated } = imported;
  const placed = refusals.map((refusal) => ({ file, line: lineOfEntry(text, refusal.name), ...refusal }));
  const changed =
    refusals.length > 0
      ? []
      : set.brand === null
        ? changedPortalFiles(set, imported, places)
        : changedBrandFile(set, imported, places);
  if (!dryRun) for (const one of changed) write(one.file, one.text);
  if (refusals.length > 0) process.exitCode = 1;
  if (json)
    return printJson({
      file,
      language: set.tag,
      brand: set.brand,
      counts,
      outdated,
      refusals: placed,
      files: changed.map((one) => one.file),
    });
  for (const { line, name, expected, got, hint } of placed)
    console.log(
      [
        `${file}:${line} error`,
        `  at        ${name}`,
        `  expected  ${expected}`,
        `  got       ${got}`,
        ...(hint ? [`  hint      ${hint}`] : []),
        '',
      ].join('\n'),
    );
  for (const name of outdated)
    console.log(`${file}:${lineOfEntry(text, name)} warning ${name} was translated from another text than the current one`);
  const summary = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  if (refusals.length > 0) console.log(`${file}: ${refusals.length} refused, nothing written`);
  else
    console.log(
      `${file}: ${summary.join(', ') || 'no entries'}; ${changed.length} files ${dryRun ? 'would be written' : 'written'}`,
    );
}

/** A language as the catalogue writes it, in any case. */
function languageOption(given: string): string {
  const tag = given.trim();
  if (!/^[A-Za-z]{2,3}(-[A-Za-z]{2})?$/.test(tag))
    throw new InvalidArgumentError('a tag such as de or zh-TW, or a code such as DE');
  return /^[A-Z]{2,3}$/.test(tag) ? tag : (Intl.getCanonicalLocales(tag)[0] ?? tag);
}

const withPlaces = (command: Command): Command =>
  command
    .addOption(brandsOption())
    .option('--locales <dir>', "folder to which the portal's texts are written", join(root, 'locales'))
    .option('--json', 'print the result as JSON');

/** Adds the commands `export` and `import`. */
export function registerTexts(program: Command): void {
  withPlaces(
    program
      .command('export')
      .description('Writes the texts of a language into a file for translators (gettext PO).')
      .requiredOption('--language <tag>', 'language, such as de or DE', languageOption)
      .option('--brand <id>', "a brand's texts (default: the portal's own)")
      .requiredOption('--out <file>', 'file to write')
      .option('--since <file>', 'the last exchange file: what was translated from another text than the current one is marked')
      .option('--missing', 'only what has no translation, or is marked')
      .option('--plurals', 'with every plural form of the language'),
  ).action(runExport);
  withPlaces(
    program
      .command('import')
      .description('Reads translations back into the texts of the portal or of the brand that the file names.')
      .argument('<file>', 'file that export wrote')
      .option('--dry-run', 'write nothing'),
  ).action(runImport);
}
