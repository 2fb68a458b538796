import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../brand-files/brandFolders.ts';

/** What the preview serves of the contract, made when it is asked for: its sources may have changed. */
const files: Readonly<Record<string, () => Promise<string>>> = {
  '/__preview/openapi.json': async () => (await import('../openapi/openapi.ts')).openapi(fileURLToPath(projectRoot)),
  '/__preview/errors.json': async () => readFileSync(new URL('schemas/platform/errors.json', projectRoot), 'utf8'),
};

export const contractPaths: readonly string[] = Object.keys(files);

/** The text of a file of the contract as JSON; null for any other path. */
export const contractFile = async (pathname: string): Promise<string | null> =>
  Object.hasOwn(files, pathname) ? ((await files[pathname]?.()) ?? null) : null;
