import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../../tools/chromium.ts';

/** The Chromium of the journeys, with more of its options. */
export const launchOptions = (...more: readonly string[]): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-gpu',
    '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup',
    ...more,
  ],
});
