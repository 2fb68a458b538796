import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shipped = fileURLToPath(new URL('../../../brands', import.meta.url));
const SAMPLES = ['folia', 'mayloc', 'orvane'] as const;

/** The same files without their bytes, where both folders are on one file system. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    try {
      linkSync(join(from, name), join(to, name));
    } catch {
      copyFileSync(join(from, name), join(to, name));
    }
  }
}

/** A folder with base and this many copies of the samples, with distinct names and hosts. */
export function copyBrands(count: number): { brands: string; ids: string[] } {
  const brands = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  const ids = Array.from({ length: count }, (_, at) => `acme-${String(at).padStart(3, '0')}`);
  ids.forEach((id, at) => {
    const sample = join(shipped, SAMPLES[at % SAMPLES.length]!);
    cpSync(sample, join(brands, id), { recursive: true, filter: (path) => !path.includes('/sandbox/media') });
    linkFiles(join(sample, 'sandbox/media'), join(brands, id, 'sandbox/media'));
    const file = join(brands, id, 'brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
    const own = { id, name: `Acme ${at}`, hosts: [`${id}.example`], merchantCode: `merchant${at}` };
    writeFileSync(file, JSON.stringify({ ...brand, ...own }, null, 2));
  });
  return { brands, ids };
}
