/**
 * `npm run brand`: starts the commands from their sources, and those that people, editors and servers run again and again from a
 * bundle that is made anew when one of its sources has changed.
 */
import { bundledProgram } from '../generate/bundledProgram.mjs';
import { generate } from '../generate/generate.mjs';

generate();

const PROGRAM_OF = { check: 'check', publish: 'publish', rollback: 'publish', headers: 'publish' };

const program = PROGRAM_OF[process.argv[2]];
const bundle = program === undefined ? null : await bundledProgram(program);
if (bundle) {
  await bundle.module.run(bundle.key);
} else {
  await import('tsx');
  await import('../quality/withoutAssets.mjs');
  await import('./main.ts');
}
