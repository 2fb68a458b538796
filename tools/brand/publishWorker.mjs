/** Starts a process that publishes for another one, from the bundle of the publishing commands where there is one. */
import { bundledProgram } from '../generate/bundledProgram.mjs';

const bundle = await bundledProgram('publish');
if (bundle) {
  bundle.module.publishForAnother();
} else {
  await import('tsx');
  await import('../quality/withoutAssets.mjs');
  const { publishForAnother } = await import('../site/parallel/worker.ts');
  publishForAnother();
}
