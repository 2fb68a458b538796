/** Checks every brand folder: structure, meaning, and the names and texts that it uses. Run with `--import` of withoutAssets.mjs. */
import { createWholeRegistry } from '#app/allFeatures.ts';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { formatFindings } from '../brand-files/finding.ts';
import { brandNames } from '../site/publish/brandNames.ts';

const findings = checkBrands(undefined, brandNames(createWholeRegistry()));
if (findings.length > 0) console.error(formatFindings(findings));
console.log(`brands: ${findings.length} findings`);
process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
