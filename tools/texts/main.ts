/** The commands that exchange texts with translators. */
import { runProgram } from '../brand/program.ts';
import { registerTexts } from './commands.ts';

await runProgram([registerTexts], { name: 'texts', description: 'Exchanges texts with translators.' });
