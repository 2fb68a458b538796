/**
 * `npm run brand`: starts the commands from their sources, and `check`, which editors and people run again and again, from a
 * bundle that is made anew when one of its sources has changed.
 */
import { generate } from '../generate/generate.mjs';
import { bundledCheck } from './bundledCheck.mjs';

generate();

const bundle = process.argv[2] === 'check' ? await bundledCheck() : null;
if (bundle) {
  await bundle.module.runCheck(bundle.key);
} else {
  await import('tsx');
  await import('../quality/withoutAssets.mjs');
  await import('./main.ts');
}
