import { readFileSync } from 'node:fs';
import type { Checked } from './checkBrands.ts';
import { keepFile } from './schemas/keepFile.ts';

export interface CheckMemory {
  file: string;
  /** Results of another key are not read: it names everything but the brand folders that a result depends on. */
  key: string;
}

interface Results {
  /** By id. */
  checked: Map<string, Checked>;
  /** Hashes of the folders by id. */
  signatures: Map<string, string>;
}

interface Kept {
  key: string;
  checked: (Omit<Checked, 'shown'> & { shown: string[] })[];
  signatures: [id: string, hash: string][];
}

/** Results of an earlier process; none without a memory. */
export function readMemory(memory: CheckMemory | undefined): Results {
  const none: Results = { checked: new Map(), signatures: new Map() };
  if (memory === undefined) return none;
  try {
    const { key, checked, signatures } = JSON.parse(readFileSync(memory.file, 'utf8')) as Kept;
    if (key !== memory.key) return none;
    return {
      checked: new Map(checked.map((brand) => [brand.id, { ...brand, shown: new Set(brand.shown) }])),
      signatures: new Map(signatures),
    };
  } catch {
    // nothing kept yet, or not readable
    return none;
  }
}

/** Keeps results for the next process, without those that depend on `unsettled` folders. */
export function keepMemory(
  memory: CheckMemory | undefined,
  { checked, signatures }: Results,
  unsettled: ReadonlySet<string>,
): void {
  if (memory === undefined) return;
  // the parents of an invalid brand are unknown
  const isSettled = ({ id, chain }: Checked) =>
    chain.length === 0 ? unsettled.size === 0 : ![id, ...chain].some((one) => unsettled.has(one));
  const kept: Kept = {
    key: memory.key,
    checked: [...checked.values()].filter(isSettled).map((brand) => ({ ...brand, shown: [...brand.shown] })),
    signatures: [...signatures].filter(([id]) => !unsettled.has(id)),
  };
  keepFile(memory.file, JSON.stringify(kept));
}
