/** Runs dependency-cruiser over src with the layer rules, and fails as well when it saw nothing to judge. */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { fileURLToPath } from 'node:url';
import rules from './architecture.mjs';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const { options, forbidden } = rules;
const result = (
  await cruise(['src'], { ...options, validate: true, ruleSet: { forbidden } } as never, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  } as never)
).output as ICruiseResult;

const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
for (const { from, to, rule } of result.summary.violations) {
  console.error(`${from} → ${to}\n  ${rule.name}: ${comments.get(rule.name) ?? ''}`);
}
// a compiler it does not understand makes the tool blind: nothing found would then mean nothing
const seen = result.modules.some(
  ({ source, dependencies }) =>
    source.startsWith('src/features/') && dependencies.some(({ resolved }) => resolved.startsWith('src/state/')),
);
if (!seen) console.error('The import graph is empty: features import nothing from state, which cannot be.');
const failures = result.summary.violations.length + (seen ? 0 : 1);
console.log(`architecture: ${result.modules.length} modules, ${failures} findings`);
process.exitCode = failures === 0 ? 0 : 1;
