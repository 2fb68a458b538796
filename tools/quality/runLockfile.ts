import { readFileSync } from 'node:fs';
import { checkLicences } from './licences.ts';
import { checkLockfile, type Lockfile, type Ranges } from './lockfile.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const lock = read('package-lock.json') as Lockfile;
const findings = [...checkLockfile(read('package.json') as Ranges, lock), ...checkLicences(lock)];
for (const { where, expected, got, repair } of findings)
  console.error(`package-lock.json: ${where}: expected ${expected}, got ${got}\n  repair: ${repair}`);
console.log(`lockfile: ${Object.keys(lock.packages).length - 1} packages, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
