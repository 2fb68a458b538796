import type { Sandbox } from '#sandbox/createSandbox.ts';

/** A brand's simulated platform with the pictures that its data names. */
export interface BrandSandbox {
  sandbox: Sandbox;
  /** Path of a file below `/media/`; null when there is none. */
  media: (file: string) => string | null;
}

/** The sandbox of a brand, by its id. */
export type SandboxOf = (brand: string) => Promise<BrandSandbox>;
