import type { TextResources } from '#engine/brand/snapshot.ts';

/** The names that brand files may use; a list that is not given is not checked. */
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
