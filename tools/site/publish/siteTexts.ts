import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { countryKey } from '../../../src/engine/values/languages.ts';

const localesFolder = fileURLToPath(new URL('../../../locales/', import.meta.url));

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
 * All texts of a language: the portal's, overridden by the brand's. The name of the brand's own country is one of them, as the
 * first name that a browser looks up costs more than all other fields of a form.
 */
export function siteTexts(tag: string, overrides: TextResources = {}, brand?: Pick<Brand, 'phone'>): TextResources {
  const texts = portalTexts(tag);
  const portal: TextResources =
    brand === undefined ? texts : { ...texts, fields: { ...texts['fields'], ...ownCountry(tag, brand) } };
  const namespaces = [...new Set([...Object.keys(portal), ...Object.keys(overrides)])].sort();
  return Object.fromEntries(namespaces.map((namespace) => [namespace, { ...portal[namespace], ...overrides[namespace] }]));
}

function ownCountry(tag: string, { phone: { defaultCountry: country } }: Pick<Brand, 'phone'>): Record<string, string> {
  const name = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(country);
  return name === undefined ? {} : { [countryKey(country)]: name };
}

export function pickNamespaces(texts: TextResources, namespaces: readonly string[]): TextResources {
  return Object.fromEntries(namespaces.flatMap((namespace) => (texts[namespace] ? [[namespace, texts[namespace]]] : [])));
}
