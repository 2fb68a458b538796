import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Paths of Chromium on Linux distributions. */
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: readonly string[]): string =>
  process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path)) ?? chromium.executablePath();

/** Path of the Chromium for tests: `CHROMIUM`, the machine's, or Playwright's; the faster headless shell if there is one. */
export const chromiumPath = (): string => firstOf([WITHOUT_WINDOWS, ...WITH_WINDOWS]);

/** Path of a full Chromium: the headless shell has no back/forward cache. */
export const wholeChromiumPath = (): string => firstOf(WITH_WINDOWS);
