import { Command, CommanderError } from 'commander';
import { paintFor } from './terminal.ts';

/** The commands on brand folders. */
const ofBrands = { name: 'brand', description: 'Creates, checks, compares, explains and publishes brand folders.' };

/** Runs the command of the command line. Exit code 0: success; 1: the operation failed or errors were found; 2: invalid command line. */
export async function runProgram(
  commands: readonly ((program: Command) => void)[],
  { name, description } = ofBrands,
): Promise<void> {
  const program = new Command(name)
    .description(description)
    .showHelpAfterError('(--help lists the options)')
    // inherited by commands added below
    .exitOverride();
  for (const register of commands) register(program);
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
}
