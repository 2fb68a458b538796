import type { Brand } from './snapshot.ts';

/** Sections of the home page that are published with it; those that reserve their place come when they are near. */
export function firstSections({ layout: { home } }: Brand): string[] {
  return home.order.filter((name) => typeof home.sections[name]?.['reserve'] !== 'string');
}
