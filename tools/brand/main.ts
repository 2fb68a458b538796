/**
 * `npm run brand -- <command>`: the operator's commands on brand folders, one file each.
 * Exit code 0: success; 1: the operation failed or errors were found; 2: invalid command line.
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
  .description('Creates, checks, compares, explains and publishes brand folders.')
  .showHelpAfterError('(--help lists the options)')
  // inherited by commands added below
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
