import type { ResolvedBrand } from '#contract/types.ts';
import type { Origin } from '#engine/brand/mergeLayers.ts';
import type { SandboxData } from '#sandbox/model/data.ts';

/** The preview server's record of the shown brand (`/__preview/brand.json`). */
export interface BrandRecord {
  id: string;
  /** Ids from base to this brand. */
  chain: readonly string[];
  brand: ResolvedBrand;
  /** The brand's own texts by file name, namespace, key. */
  texts: Readonly<Record<string, Record<string, Record<string, string>>>>;
  sandbox: SandboxData;
  /** Origin of the running platform that answers the calls; null: they are simulated. */
  platform: string | null;
  /** It answers from a recording. */
  replays: boolean;
  /** The preview server keeps the calls to it. */
  records: boolean;
  brands: readonly string[];
  /** Brand of each host. */
  hosts: Readonly<Record<string, string>>;
  /** Origin of each leaf of the brand's files, by `file#pointer`. */
  provenance: Readonly<Record<string, Origin>>;
}

/** @throws when the preview server is not running */
export async function readBrandRecord(): Promise<BrandRecord> {
  return (await (await fetch('/__preview/brand.json')).json()) as BrandRecord;
}
