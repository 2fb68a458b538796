import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a browser loads before a published page is interactive, in bytes as they travel (brotli 11; fonts as they are). */
export interface FirstViewSizes {
  html: number;
  scripts: number;
  styles: number;
  /** Fonts that are loaded first. */
  fonts: number;
}

const addresses = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** Measures a page of `site` (its folder) that was built by the engine in `engineDir`. */
export function firstViewSizes(site: string, page: string, engineDir: string): FirstViewSizes {
  const html = readFileSync(join(site, page), 'utf8');
  const read = (address: string): Buffer => readFileSync(address.startsWith('/assets/') ? join(engineDir, address) : join(site, basename(address)));
  const total = (list: readonly string[], size: (bytes: Buffer) => number): number => list.reduce((sum, address) => sum + size(read(address)), 0);
  const compressed = (bytes: Buffer): number => brotliCompressSync(bytes).length;
  return {
    html: compressed(Buffer.from(html)),
    scripts: total([...addresses(html, /<script\b[^>]*\ssrc="([^"]+)"/g), ...addresses(html, /<link rel="modulepreload" href="([^"]+)"/g)], compressed),
    styles: total(addresses(html, /<link rel="stylesheet" href="([^"]+)"/g), compressed),
    fonts: total(addresses(html, /<link rel="preload" as="font"[^>]*\shref="([^"]+)"/g), (bytes) => bytes.length),
  };
}
