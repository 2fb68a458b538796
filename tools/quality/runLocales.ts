import { fileURLToPath } from 'node:url';
import { checkLocales } from './locales.ts';

const findings = checkLocales(fileURLToPath(new URL('../../', import.meta.url)));
for (const { file, key, problem } of findings) console.error(`${file}${key === '' ? '' : `:${key}`} ${problem}`);
console.log(`texts: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
