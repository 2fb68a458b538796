/**
 * `npm run contract`: writes `openapi.json`, has it read by linters and generators of other teams, and runs `platform check`
 * against a mock of another team. Fails when one of them finds a fault.
 */
import { join } from 'node:path';
import { writeOpenapi } from '../openapi/openapi.ts';
import { checkForeignMock, mockModes } from './foreignMock.ts';
import { clearOutput, fetchReaders, readers, READERS_FOLDER, runReader } from './readers.ts';

const folder = join(import.meta.dirname, '../..', READERS_FOLDER);

/** @param said what is wrong; empty where nothing is */
function tell(name: string, said: string): void {
  console.log(`${said === '' ? 'ok    ' : 'failed'} ${name}`);
  if (said === '') return;
  console.log(said);
  process.exitCode = 1;
}

if (!fetchReaders(folder)) throw new Error('The readers could not be fetched, for the reason above.');
await writeOpenapi(folder);
clearOutput(folder);
for (const reader of readers) {
  const { exitCode, said } = runReader(reader, folder);
  tell(reader.name, exitCode === 0 ? '' : said || `exit code ${exitCode}`);
}
for (const mode of mockModes) tell(`Prism, ${mode.name}`, (await checkForeignMock(folder, mode)).join('\n'));
