/** Checks the import rules of `architecture.mjs` in src and tools. An empty import graph fails too. */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { fileURLToPath } from 'node:url';
import rules from './architecture.mjs';
import { folderCycles } from './folderCycles.ts';

process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
const { options, forbidden } = rules;
const result = (
  await cruise(['src', 'tools'], { ...options, validate: true, ruleSet: { forbidden } } as never, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  } as never)
).output as ICruiseResult;

const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
for (const { from, to, rule } of result.summary.violations) {
  console.error(`${from} → ${to}\n  ${rule.name}: ${comments.get(rule.name) ?? ''}`);
}
const circles = folderCycles(result.modules);
for (const found of circles) {
  console.error(
    `${found}\n  folder-cycle: two folders that need each other are one subject, or a third one is missing below them`,
  );
}
// under a TypeScript version that it does not support, dependency-cruiser finds no imports and reports no error
const seen = result.modules.some(
  ({ source, dependencies }) =>
    source.startsWith('src/features/') && dependencies.some(({ resolved }) => resolved.startsWith('src/state/')),
);
if (!seen)
  console.error(
    'The import graph is empty: no feature imports from state. Does dependency-cruiser support this TypeScript version?',
  );
const failures = result.summary.violations.length + circles.length + (seen ? 0 : 1);
console.log(`architecture: ${result.modules.length} modules, ${failures} findings`);
process.exitCode = failures === 0 ? 0 : 1;
