import type { JsonObject } from '../../../src/engine/brand/json.ts';

/** The brands beside a new one. */
export interface ExistingBrands {
  ids: readonly string[];
  hosts: ReadonlyMap<string, string>;
  /** What a brand to extend has. */
  parent: (id: string) => Parent;
}

export interface Parent {
  chain: readonly string[];
  languages: { supported: readonly string[]; default: string };
  symbol: string;
  timeZone: string | undefined;
  /** `brand.json` of each layer, base first. */
  layers: readonly JsonObject[];
  /** `regulatory.required` and `regulatory.forbidden`. */
  required: readonly string[];
  forbidden: readonly string[];
  /** `security.hosts.links`. */
  links: readonly string[];
  minAge: number;
  /** Its text on responsible play, which names the age, by BCP 47 tag of a language of the portal. */
  responsibility: (language: string) => string;
}
