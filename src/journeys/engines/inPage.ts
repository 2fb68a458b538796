import { readFileSync } from 'node:fs';

/** The script that runs in every document of a walk, see `inPage.js`. */
export const inPage = readFileSync(new URL('inPage.js', import.meta.url), 'utf8');
