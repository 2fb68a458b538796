import type { SandboxData } from '#sandbox/model/data.ts';
import type { SandboxBrand } from '#sandbox/model/sandboxBrand.ts';

/** The file of a shared preview with what its simulated platform is made of. */
export const RECORD_FILE = 'preview.json';

/** The brand as its simulated platform knows it, and that one's data. */
export interface SharedRecord {
  brand: SandboxBrand;
  sandbox: SandboxData;
}
