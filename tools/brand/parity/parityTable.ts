import { type Features, type Kind, kinds } from './brandFeatures.ts';

export interface ParityRow {
  kind: Kind;
  name: string;
  /** Value per brand, in the order of the brands; null when absent. */
  cells: (string | null)[];
  differs: boolean;
}

export interface Parity {
  brands: string[];
  rows: ParityRow[];
}

/** One row per feature that any brand has. */
export function parityTable(brands: ReadonlyMap<string, Features>): Parity {
  const all = [...brands.values()];
  const rows = kinds.flatMap((kind) => {
    const names = new Set(all.flatMap((features) => [...features[kind].keys()]));
    return [...names].map((name): ParityRow => {
      const cells = all.map((features) => features[kind].get(name) ?? null);
      return { kind, name, cells, differs: new Set(cells).size > 1 };
    });
  });
  return { brands: [...brands.keys()], rows };
}
