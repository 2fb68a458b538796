import { fileURLToPath } from 'node:url';
import { checkProject } from './documents/documents.ts';

const findings = checkProject(fileURLToPath(new URL('../../', import.meta.url)));
for (const { file, line, what, expected } of findings) console.error(`${file}:${line} ${what}; expected ${expected}`);
console.log(`documents: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
