import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/** The journeys: whole flows on the production build over HTTP. `DIST` names another build folder than `dist`. */
export default defineConfig({
  testDir: '../src/journeys',
  // the longest first, so that no worker is left with one of them at the end
  projects: [
    { name: 'matrix', testMatch: /\.matrix\.ts$/ },
    { name: 'journey', testMatch: /\.journey\.ts$/ },
  ],
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // what passes only the second time is named as flaky
  retries: 1,
  // more than the cores of a small machine: each waits for its pages now and then
  workers: 3,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '../.cache/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-gpu',
        '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup',
      ],
    },
  },
});
