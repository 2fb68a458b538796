/** The command `check` alone: the entry of its bundle (`bundledProgram.mjs`). */
import { registerCheck } from './checkCommand.ts';
import { runProgram } from './program.ts';

/** `key` names all that a result depends on, but the brand folders. */
export const run = (key: string): Promise<void> => runProgram([(program) => registerCheck(program, key)]);
