import type { ComponentSlots } from '#engine/registry.ts';
import type { TextResources } from '#engine/brand/snapshot.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { portalTexts } from './siteTexts.ts';

/** The engine's registry: lists the names of a slot kind. */
export interface NameList {
  names(kind: keyof ComponentSlots | 'action'): string[];
}

const PLACES = ['page', 'region', 'section', 'field', 'modal', 'submenu', 'panel', 'action'] as const;

/** All names that brand files may use. */
export function brandNames(registry: NameList): BrandNames {
  const byTag = new Map<string, TextResources>();
  const textsIn = (tag: string): TextResources => {
    const known = byTag.get(tag) ?? portalTexts(tag);
    byTag.set(tag, known);
    return known;
  };
  const texts = Object.entries(textsIn('en')).flatMap(([namespace, keys]) =>
    Object.keys(keys).map((key) => `${namespace}:${key}`),
  );
  return { ...Object.fromEntries(PLACES.map((place) => [place, registry.names(place)])), text: texts, textsIn };
}
