import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';

/** A brand's sandbox with its images. */
export interface BrandSandbox {
  sandbox: Sandbox;
  /** The brand's files, for the look of what surrounds it. */
  loaded: LoadedBrand;
  /** Path of a file below `/media/`, or null. */
  media: (file: string) => string | null;
}

/** The sandbox of a brand, by its id. */
export type SandboxOf = (brand: string) => Promise<BrandSandbox>;
