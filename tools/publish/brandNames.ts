import type { ComponentPlaces } from '#engine/registry.ts';
import type { TextResources } from '#engine/brand/snapshot.ts';
import type { BrandNames } from '../brand-files/brandNames.ts';
import { portalTexts } from './siteTexts.ts';

/** What lists the names of a place: the engine's registry. */
export interface NameList {
  names(place: keyof ComponentPlaces | 'action'): string[];
}

const PLACES = ['page', 'region', 'section', 'field', 'modal', 'submenu', 'panel', 'action'] as const;

/** Every name that a brand file may use, so that a wrong one is reported before anybody sees it. */
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
