import { readFile } from 'node:fs/promises';
import { frameHeaders } from '../frameHeaders.ts';

/** A static file of the verify origin. */
export interface VerifyFile {
  /** Such as `/verify.html`. */
  path: string;
  type: string;
  body: string;
}

const names = ['verify.html', 'verify.js', 'slider.js', 'phoneErrorCodes.js'];

/** The verify page with its scripts: no inline script, no style sheet, nothing from other origins. */
export function verifyFiles(): Promise<VerifyFile[]> {
  return Promise.all(
    names.map(async (name) => ({
      path: `/${name}`,
      type: name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
      body: await readFile(new URL(name, import.meta.url), 'utf8'),
    })),
  );
}

/** The headers of the verify origin. @param portals origins that may frame it, such as `http://*.localhost:8787` */
export function verifyHeaders(portals: readonly string[]): Record<string, string> {
  return frameHeaders(portals, ["connect-src 'self'", 'img-src data:']);
}

/** The only control calls that the verify origin answers. */
export const verifyCalls: readonly string[] = ['/__sandbox/human', '/__sandbox/phone', '/__sandbox/phone/confirm'];

/** The brand and session of a verify page's call, from its query. */
export function verifyContext(query: URLSearchParams): { brand: string; session: string } {
  const read = (name: string, otherwise: string): string => {
    const value = query.get(name) ?? '';
    return /^[\w-]{1,64}$/.test(value) ? value : otherwise;
  };
  return { brand: read('brand', ''), session: read('session', 'default') };
}
