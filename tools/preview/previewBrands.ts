import type { BrandNames } from '../brand-files/brandNames.ts';
import type { Finding } from '../brand-files/finding.ts';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { type BrandInspection, inspectBrand, listBrands } from '../brand-files/loadBrand.ts';

export interface PreviewInspection extends BrandInspection {
  /** Findings on unknown names, with which the page still runs, so that the gaps are visible. */
  strayNames: Finding[];
}

/** Brand folders on disk; read again after `forget`. */
export interface PreviewBrands {
  ids: () => string[];
  inspect: (id: string) => Promise<PreviewInspection>;
  /** Of one brand, or of all. */
  forget: (id?: string) => void;
}

/** `names` returns the currently registered names, `ids` the brands that are listed. */
export function createPreviewBrands(
  names: () => Promise<BrandNames>,
  folders: BrandFolders = diskFolders(),
  ids: () => string[] = () => listBrands(folders),
): PreviewBrands {
  const inspections = new Map<string, Promise<PreviewInspection>>();
  const inspectNow = async (id: string): Promise<PreviewInspection> => {
    const inspection = inspectBrand(id, { folders });
    const strayNames = inspection.loaded
      ? inspectBrand(id, { folders, names: await names() }).findings.filter(({ severity }) => severity === 'error')
      : [];
    return { ...inspection, strayNames };
  };
  return {
    ids,
    inspect(id) {
      const known = inspections.get(id) ?? inspectNow(id);
      inspections.set(id, known);
      return known;
    },
    forget(id) {
      if (id === undefined) inspections.clear();
      else inspections.delete(id);
    },
  };
}
