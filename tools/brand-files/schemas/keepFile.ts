import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file of `.cache` in one step, so that no other process reads a part of it. A read-only folder is left as it is. */
export function keepFile(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    rmSync(part, { force: true });
  }
}
