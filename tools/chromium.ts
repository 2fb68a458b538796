import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Paths of Chromium on Linux distributions. */
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/**
 * Path of the Chromium for tests: `CHROMIUM`, the machine's, or Playwright's; the headless shell if there is one, which is
 * faster, unless a whole Chromium is asked for: the shell has no back/forward cache.
 */
export function chromiumPath({ whole = false } = {}): string {
  const paths = whole ? WITH_WINDOWS : [WITHOUT_WINDOWS, ...WITH_WINDOWS];
  return process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path)) ?? chromium.executablePath();
}
