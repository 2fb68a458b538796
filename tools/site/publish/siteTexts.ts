import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { countryKey } from '../../../src/engine/values/languages.ts';
import { chainTexts } from '../../brand-files/languages/chainTexts.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';

export const localesFolder = fileURLToPath(new URL('../../../locales/', import.meta.url));

/** The portal's own texts of a language (BCP 47 tag) by namespace. */
export function portalTexts(tag: string): TextResources {
  const folder = join(localesFolder, tag);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
    ]),
  );
}

/**
 * All texts of a language of a brand, those that it lacks by its chain. The name of the brand's own country is one of them, as the
 * first name that a browser looks up costs more than all other fields of a form. `textsIn` reads the portal's texts.
 */
export function brandSiteTexts(
  { brand, texts }: Pick<LoadedBrand, 'brand' | 'texts'>,
  tag: string,
  textsIn: (tag: string) => TextResources = portalTexts,
): TextResources {
  const found = chainTexts({ brand, texts, textsIn }, tag);
  return { ...found, fields: { ...ownCountry(tag, brand), ...found['fields'] } };
}

function ownCountry(tag: string, { phone: { defaultCountry: country } }: Pick<Brand, 'phone'>): Record<string, string> {
  const name = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(country);
  return name === undefined ? {} : { [countryKey(country)]: name };
}

export function pickNamespaces(texts: TextResources, namespaces: readonly string[]): TextResources {
  return Object.fromEntries(namespaces.flatMap((namespace) => (texts[namespace] ? [[namespace, texts[namespace]]] : [])));
}
