import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/** The journeys: whole flows on the production build over HTTP. `DIST` names another build folder than `dist`. */
export default defineConfig({
  testDir: '../src/journeys',
  testMatch: /\.(journey|matrix)\.ts$/,
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // what passes only the second time is named as flaky
  retries: 1,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/journeys.json' }]],
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
