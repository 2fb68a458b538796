import type { Json } from '#engine/brand/json.ts';
import type { BrandBundle } from '../../../../tools/studio/brandBundle.ts';
import { type Draft, textOf } from '#preview/studio/draft/draft.ts';
import { ownValue } from '#preview/studio/draft/edits.ts';
import { resolveDraft, type StudioBrand } from '#preview/studio/model/resolveDraft.ts';

/** The layers of a brand with a draft, up to the one that is written to. */
export interface Layering {
  /** Ids, base first; the last one is written to. */
  chain: readonly string[];
  target: string;
  /** A layer's own value at a pointer of a file, such as `menus.json`; undefined without one. */
  own: (layer: string, name: string, at: string) => Json | undefined;
  resolved: StudioBrand;
  /** Without the one that is written to. */
  below: () => StudioBrand;
}

/** @param resolved all layers merged, which are those of the brand itself */
export function layeringOf(
  bundle: Pick<BrandBundle, 'id' | 'layers'>,
  draft: Draft,
  target: string,
  resolved: StudioBrand,
): Layering {
  const end = bundle.layers.findIndex(({ id }) => id === target) + 1;
  const layers = bundle.layers.slice(0, end);
  let below: StudioBrand | undefined;
  return {
    chain: layers.map(({ id }) => id),
    target,
    own: (layer, name, at) => ownValue(textOf(draft, `brands/${layer}/${name}`), at),
    resolved: target === bundle.id ? resolved : resolveDraft({ layers }, draft),
    below: () => (below ??= resolveDraft({ layers: layers.slice(0, -1) }, draft)),
  };
}
