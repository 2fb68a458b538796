/** `npm run check`: all static checks. `--fix` repairs what can be repaired automatically. */
import { type Check, runChecks } from './quality/checks.ts';

const fix = process.argv.includes('--fix');
const tool = (file: string): string => `npx tsx tools/${file}`;

const STATIC_LANES = 2;

/** Static checks, the slowest first. */
export const staticChecks: readonly Check[] = [
  { name: 'types', command: 'npx tsgo --noEmit' },
  { name: 'format', command: fix ? 'npx oxfmt' : 'npx oxfmt --check' },
  { name: 'lint', command: fix ? 'npx oxlint --fix' : 'npx oxlint' },
  { name: 'source rules', command: tool('quality/runSourceRules.ts') },
  { name: 'browsers', command: tool('support/main.ts') },
  { name: 'documents', command: tool('quality/runDocuments.ts') },
  { name: 'texts', command: tool('quality/runLocales.ts') },
  { name: 'brands', command: 'node --import tsx --import ./tools/quality/withoutAssets.mjs tools/quality/runBrands.ts' },
  { name: 'architecture', command: tool('quality/runArchitecture.ts') },
  // the second run reports what only tests use
  { name: 'unused', command: 'npx knip --no-progress && npx knip --no-progress --production' },
  { name: 'lockfile', command: tool('quality/runLockfile.ts') },
];

if (import.meta.filename === process.argv[1]) {
  const { passed, failed, failures } = await runChecks(staticChecks, fix ? 1 : STATIC_LANES);
  console.log(['', ...failures, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
