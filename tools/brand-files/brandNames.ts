import type { TextResources } from '#engine/brand/snapshot.ts';

/** Names that brand files may use; kinds without a list are not checked. */
export interface BrandNames {
  page?: readonly string[];
  region?: readonly string[];
  section?: readonly string[];
  field?: readonly string[];
  modal?: readonly string[];
  action?: readonly string[];
  submenu?: readonly string[];
  panel?: readonly string[];
  icon?: readonly string[];
  /** `namespace:key` of every text of the portal. */
  text?: readonly string[];
  /** The portal's own texts in a language (BCP 47 tag). */
  textsIn?: (tag: string) => TextResources;
}
