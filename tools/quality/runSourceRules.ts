import { fileURLToPath } from 'node:url';
import { checkProject } from './sourceRules.ts';

const findings = checkProject(fileURLToPath(new URL('../../', import.meta.url)));
for (const { file, line, rule, hint } of findings) console.error(`${file}:${line} ${rule}: ${hint}`);
console.log(`source rules: ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
