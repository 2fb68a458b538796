/** What puts sites on a server, and the processes that publish beside it: the entry of their bundle (`bundledProgram.mjs`). */
import { registerHeaders } from './headersCommand.ts';
import { runProgram } from './program.ts';
import { registerPublish } from './publishCommand.ts';
import { registerRollback } from './rollbackCommand.ts';

export { publishForAnother } from '../site/parallel/worker.ts';

export const run = (): Promise<void> => runProgram([registerPublish, registerRollback, registerHeaders]);
