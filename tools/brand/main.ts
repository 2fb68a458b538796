/**
 * `npm run brand -- <command>`: everything an operator does with brand folders. Each command is a file of its own here.
 * Exit code 0: done; 1: the operation failed or errors were found; 2: the command line was wrong.
 */
import { Command, CommanderError } from 'commander';
import { registerCheck } from './checkCommand.ts';
import { registerDiff } from './diffCommand.ts';
import { registerExplain } from './explainCommand.ts';
import { registerHeaders } from './headersCommand.ts';
import { registerImages } from './imagesCommand.ts';
import { registerMigrate } from './migrateCommand.ts';
import { registerNew } from './newCommand.ts';
import { registerParity } from './parityCommand.ts';
import { registerPublish } from './publishCommand.ts';
import { paintFor } from './terminal.ts';

const program = new Command('brand')
  .description('Makes, checks, compares, explains and publishes brand folders.')
  .showHelpAfterError('(--help lists what can be given)')
  // commands made from here on inherit this
  .exitOverride();

registerNew(program);
registerCheck(program);
registerDiff(program);
registerParity(program);
registerExplain(program);
registerMigrate(program);
registerPublish(program);
registerImages(program);
registerHeaders(program);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // its message is printed already
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    process.stderr.write(
      `${paintFor(process.stderr)('red', 'error')} ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
