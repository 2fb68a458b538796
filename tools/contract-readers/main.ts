/** `npm run contract`: writes `openapi.json`, and has it read by linters and generators of other teams. Fails when one of them finds a fault. */
import { join } from 'node:path';
import { writeOpenapi } from '../openapi/openapi.ts';
import { clearOutput, fetchReaders, readers, READERS_FOLDER, runReader } from './readers.ts';

const folder = join(import.meta.dirname, '../..', READERS_FOLDER);
if (!fetchReaders(folder)) throw new Error('The readers could not be fetched, for the reason above.');
await writeOpenapi(folder);
clearOutput(folder);
for (const reader of readers) {
  const { exitCode, said } = runReader(reader, folder);
  console.log(`${exitCode === 0 ? 'ok    ' : 'failed'} ${reader.name}`);
  if (exitCode === 0) continue;
  console.log(said);
  process.exitCode = 1;
}
