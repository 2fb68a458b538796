import { outsideLink } from '#engine/brand/outsideLink.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import type { Layering } from './layering.ts';
import { added, type ListPlace, tableOf } from './lists.ts';
import { freeName, nameFor, ownWords, wordsFault } from './ownWords.ts';

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
  const fault = wordsFault(label);
  if (fault !== null) return { field: 'label', text: `A label has ${fault}.` };
  if (hostOf(address.trim()) === null)
    return { field: 'address', text: 'Expected an https address, such as https://blog.example/' };
  return null;
}

/**
 * The entry, its label in every language of the brand, and its host where links may not yet lead there.
 * @param place in the order, from 0
 */
export function linkEdits(layering: Layering, list: ListPlace, typed: TypedLink, place: number): { name: string; edits: Edit[] } {
  const { target, resolved } = layering;
  const { brand } = resolved;
  const address = typed.address.trim();
  const name = freeName(nameFor(typed.label, 'link'), tableOf(resolved, list));
  const words = ownWords(layering, 'link');
  const { links = [] } = brand.security.hosts;
  const host = hostOf(address);
  const settings = { label: words.keyOf(typed.label), icon: 'external-link', link: address };
  return {
    name,
    edits: [
      ...added(layering, list, name, settings, place),
      ...words.edits(),
      ...(outsideLink(brand, address) === null && host !== null
        ? [{ file: `brands/${target}/brand.json`, at: '/security/hosts/links', value: [...links, host] }]
        : []),
    ],
  };
}
