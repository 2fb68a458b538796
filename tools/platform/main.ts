/** The commands for teams of a back end. */
import { runProgram } from '../brand/program.ts';
import { registerCheck } from './check/checkCommand.ts';
import { registerMock } from './mock/mockCommand.ts';

await runProgram([registerCheck, registerMock], {
  name: 'platform',
  description: 'Proves and simulates back ends of the portal.',
});
