import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where distributions install Chromium; the first that exists is used, else Playwright's own. */
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium that tests drive: `CHROMIUM`, the machine's, or the one Playwright installed. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM'];
  return named ?? SYSTEM_PATHS.find((path) => existsSync(path)) ?? chromium.executablePath();
}
