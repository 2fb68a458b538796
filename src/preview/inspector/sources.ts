import type { SlotKind } from '#engine/registry.ts';
import type { PortalFeature } from '#state/portal/feature.ts';

/** Source files by component name: each component has a file of its name. */
const files = Object.keys(import.meta.glob(['../../{features,app,ui,state}/**/*.tsx', '!**/*.{test,fixture}.tsx'])).map((file) =>
  file.replace(/^(\.\.\/)+/, 'src/'),
);

/** The feature that offers an entry, with its file. */
export function featureOf(features: readonly PortalFeature[], slot: string): { id: string; file: string } | null {
  const [place = '', name = ''] = slot.split('/');
  const feature = features.find(({ provides }) => Object.hasOwn(provides[place as SlotKind] ?? {}, name));
  return feature === undefined ? null : { id: feature.id, file: `src/features/${feature.id}/index.ts` };
}

/** The file of a component, preferably in its feature; null when there is none of that name. */
export function fileOf(component: string, featureId: string | null): string | null {
  const found = files.filter((file) => file.endsWith(`/${component}.tsx`));
  return found.find((file) => file.startsWith(`src/features/${featureId}/`)) ?? found[0] ?? null;
}
