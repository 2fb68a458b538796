/** `npm run openapi`: writes `dist/openapi.json`, as the build does. */
import { fileURLToPath } from 'node:url';
import { writeOpenapi } from './openapi.ts';

console.log(await writeOpenapi(fileURLToPath(new URL('../../dist', import.meta.url))));
