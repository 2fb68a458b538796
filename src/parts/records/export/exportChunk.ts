/** What an export needs beyond its button: loaded when one begins. */
export { csvOfRecords } from './csvOfRecords.ts';
export { fileName } from './fileName.ts';
export { openReading } from './openReading.ts';
export { saveFile } from './saveFile.ts';
