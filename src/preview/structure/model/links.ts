import { outsideLink } from '#engine/brand/outsideLink.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { Layering } from './layering.ts';
import { added, type ListPlace, tableOf } from './lists.ts';
import { freeName } from './offers.ts';

/** A link to another site, as it is typed. */
export interface TypedLink {
  label: string;
  address: string;
}

const hostOf = (address: string): string | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.host !== '' ? url.host : null;
};

/** What is wrong with a typed link; null when it can be added. */
export function linkFault({ label, address }: TypedLink): { field: keyof TypedLink; text: string } | null {
  if (label.trim() === '') return { field: 'label', text: 'A link needs a label.' };
  if (/[<>]|\$t\(/.test(label)) return { field: 'label', text: 'A label has no < or > and no $t(.' };
  if (hostOf(address.trim()) === null)
    return { field: 'address', text: 'Expected an https address, such as https://blog.example/' };
  return null;
}

const wordsOf = (label: string): string[] =>
  label
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * The entry, its label in every language of the brand, and its host where links may not yet lead there.
 * @param place in the order, from 0
 */
export function linkEdits(layering: Layering, list: ListPlace, typed: TypedLink, place: number): { name: string; edits: Edit[] } {
  const { target, resolved } = layering;
  const { brand, texts } = resolved;
  const label = typed.label.trim();
  const address = typed.address.trim();
  const words = wordsOf(label).filter((word, index) => index > 0 || /^[a-z]/.test(word));
  const [first = 'link', ...rest] = words;
  const name = freeName(
    [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
    tableOf(resolved, list),
  );
  const taken = Object.assign({}, ...Object.values(texts).map((namespaces) => namespaces['brand'] ?? {})) as object;
  const key = freeName([first, ...rest].join('_'), taken);
  const { links = [] } = brand.security.hosts;
  const host = hostOf(address);
  const settings = { label: `brand:${key}`, icon: 'external-link', link: address };
  return {
    name,
    edits: [
      ...added(layering, list, name, settings, place),
      ...brand.languages.supported.map((code) => ({
        file: `brands/${target}/texts/${htmlLangOf(code)}.json`,
        at: `/brand/${key}`,
        value: label,
      })),
      ...(outsideLink(brand, address) === null && host !== null
        ? [{ file: `brands/${target}/brand.json`, at: '/security/hosts/links', value: [...links, host] }]
        : []),
    ],
  };
}
