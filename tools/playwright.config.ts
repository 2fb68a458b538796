import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/journeys/support/launchOptions.ts';
import { isDeep, leftOut } from '../src/journeys/support/selection/depth.ts';

/** Journeys: end-to-end tests of the production build over HTTP. `DIST` names another build folder than `dist`. */
export default defineConfig({
  testDir: '../src/journeys',
  // the longest first, so that no worker ends late
  projects: [
    // every page, panel and state, with waiting for silence between them: hours of a browser, seconds of code
    ...(isDeep ? [{ name: 'matrix', testMatch: /\.matrix\.ts$/ }] : []),
    { name: 'journey', testMatch: /\.journey\.ts$/ },
  ],
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  forbidOnly: true,
  ...(leftOut === undefined ? {} : { grepInvert: leftOut }),
  retries: 0,
  // more than a small machine's cores, as workers often wait
  workers: 3,
  // so that a slow machine does not look like a hang
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '../.cache/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // requests that a worker sends cannot be answered by a test; the journeys of the worker allow it
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(),
  },
});
