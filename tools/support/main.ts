/** Checks styles and code of the pages against the supported browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { withoutAllowed } from './allowances.ts';
import { allowedApis, allowedStyles } from './allowed.ts';
import { apiUses } from './apis.ts';
import { BASELINE_YEAR } from './line.ts';
import { styleUses } from './styles.ts';
import { webFeatures } from './webFeatures.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));

const NOT_SHIPPED = /\.(?:test|fixture)\.tsx?$|^src\/(?:contract|journeys|docs)\//;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => !NOT_SHIPPED.test(file));
const styles = files.filter((file) => file.endsWith('.css'));
const code = files.filter((file) => /\.(?:tsx?|js)$/.test(file));

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(code, options);

const known = webFeatures(BASELINE_YEAR);
const uses = [...apiUses(program, code, known), ...styles.flatMap((file) => styleUses(file, readFileSync(file, 'utf8'), known))];
const found = withoutAllowed(uses, [...allowedApis, ...allowedStyles]);
for (const { file, line, name } of found.uses) {
  console.error(`${file}:${line} ${name}: not every browser of Baseline ${BASELINE_YEAR} has it`);
}
for (const name of found.idle) console.error(`tools/support/allowed.ts: nothing needs ${name} any more`);
const failures = found.uses.length + found.idle.length;
console.log(`browsers: ${styles.length} style sheets, ${code.length} modules, ${failures} findings`);
process.exitCode = failures === 0 && styles.length > 0 && code.length > 0 ? 0 : 1;
