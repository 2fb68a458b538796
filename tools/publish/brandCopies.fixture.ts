import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
const SAMPLES = ['folia', 'mayloc', 'orvane'] as const;

/** A folder with base and this many copies of the samples, with distinct names and hosts. */
export function copyBrands(count: number): { brands: string; ids: string[] } {
  const brands = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(join(shipped, 'base'), join(brands, 'base'), { recursive: true });
  const ids = Array.from({ length: count }, (_, at) => `acme-${String(at).padStart(3, '0')}`);
  ids.forEach((id, at) => {
    const sample = join(shipped, SAMPLES[at % SAMPLES.length]!);
    // pictures of games belong to the sandbox and are not published
    cpSync(sample, join(brands, id), { recursive: true, filter: (path) => !path.includes('/sandbox/media') });
    const file = join(brands, id, 'brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
    const own = { id, name: `Acme ${at}`, hosts: [`${id}.example`], merchantCode: `merchant${at}` };
    writeFileSync(file, JSON.stringify({ ...brand, ...own }, null, 2));
  });
  return { brands, ids };
}
