/** The operator's commands on brand folders, one file each. */
import { registerCheck } from './checkCommand.ts';
import { registerDiff } from './diffCommand.ts';
import { registerExplain } from './explainCommand.ts';
import { registerHeaders } from './headersCommand.ts';
import { registerImages } from './imagesCommand.ts';
import { registerLanguage } from './languageCommand.ts';
import { registerMigrate } from './migrateCommand.ts';
import { registerNew } from './newCommand.ts';
import { registerParity } from './parityCommand.ts';
import { registerPreview } from './previewCommand.ts';
import { runProgram } from './program.ts';
import { registerPublish } from './publishCommand.ts';
import { registerRollback } from './rollbackCommand.ts';

await runProgram([
  registerNew,
  (program) => registerCheck(program),
  registerDiff,
  registerParity,
  registerExplain,
  registerLanguage,
  registerMigrate,
  registerPreview,
  registerPublish,
  registerRollback,
  registerImages,
  registerHeaders,
]);
