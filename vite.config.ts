import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tools/chromium.ts';
import { assetName } from './tools/engine/assetNames.ts';
import { chunkGroups } from './tools/engine/chunkGroups.ts';
import { classicBoot } from './tools/engine/classicBoot.ts';
import { offlineParts } from './tools/engine/offlineParts.ts';
import { compileHints } from './tools/engine/compileHints.ts';
import { criticalStyles } from './tools/engine/criticalStyles.ts';
import { entryModules } from './tools/engine/entryModules.ts';
import { featureChunks } from './tools/engine/featureChunks.ts';
import { firstStyles } from './tools/engine/firstStyles.ts';
import { plannedChunks, splittingGroups } from './tools/engine/plannedChunks.ts';
import { productionOnly } from './tools/engine/productionOnly.ts';
import { scopedName } from './tools/engine/scopedNames.ts';
import { slimRouter } from './tools/engine/slimRouter.ts';
import { testData } from './tools/engine/testData.ts';
import { generate } from './tools/generate/generate.mjs';
import { buildTarget } from './tools/support/line.ts';

// what the sources import is not in git
generate();

const ENTRY_CHUNKS = /^assets\/(?:libraries|rolldown-runtime|main)-/;
const START_CHUNKS = /^assets\/(?:libraries|rolldown-runtime|main|start|calls|page|regions)-/;

/** More than a small machine's cores less one, which is the default: many tests wait for other processes. */
const workers = Math.max(2, availableParallelism() - 1);

/** What is drawn for operators and developers alone; an ordinary run of everything leaves its tests in a browser to the deep one. */
const toolScreens = ['src/preview/**', 'src/sandbox/pages/**'];

/** What takes longer hangs: a limit of the machine's speed would fail on a busy one. In ms. */
const hang = { testTimeout: 240_000, hookTimeout: 240_000 };

/**
 * One configuration for the engine build, the preview server and vitest.
 * The engine build writes hashed files to `dist/assets`; brands are published from it by `tools/build.ts`.
 */
export default defineConfig(({ command }) => ({
  root: 'src',
  publicDir: false,
  css: { modules: command === 'build' ? { generateScopedName: scopedName } : {} },
  // React has had this hook itself since 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    classicBoot(),
    offlineParts(),
    entryModules(),
    firstStyles(),
    criticalStyles(),
    plannedChunks(),
    slimRouter(),
    productionOnly(),
    compileHints(),
    testData(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: buildTarget,
    modulePreload: {
      polyfill: false,
      // what the entry imports is there before anything can be preloaded, and the start fetches its own chunks on every page;
      // what a part needs that is fetched by another is mostly there with the other
      resolveDependencies: (file, dependencies, { hostId }) => {
        const known = file.startsWith('assets/start-')
          ? ENTRY_CHUNKS
          : hostId.startsWith('assets/main-')
            ? START_CHUNKS
            : /\.js$/;
        return dependencies.filter((dependency) => !known.test(dependency));
      },
    },
    rolldownOptions: {
      // modules are in the chunk of their group, whatever else imports them
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      input: fileURLToPath(new URL('src/main.tsx', import.meta.url)),
      output: {
        assetFileNames: assetName,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: splittingGroups([...chunkGroups, ...featureChunks]) },
      },
    },
  },
  test: {
    root: '.',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // modules are loaded once a worker and not once a file, which takes a third of the time
          pool: 'threads',
          isolate: false,
          // the other half of a small machine's run, the browser tests, ends first
          maxWorkers: workers,
          globalSetup: ['tools/ownTemporaryFolder.ts'],
          setupFiles: ['tools/fixedSeed.ts'],
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          ...hang,
        },
      },
      {
        extends: true,
        // found late, these would make a first run on a fresh machine reload in the middle of a test
        optimizeDeps: {
          include: [
            '@tanstack/query-core',
            'dompurify',
            'embla-carousel-react',
            'fast-check',
            'i18next',
            'jose',
            'libphonenumber-js/min',
            'minisearch',
            're2js',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            'react-i18next',
            'react-router-dom',
            'scheduler',
            'uqr',
            'zustand',
            'zustand/vanilla',
          ],
        },
        // each file of tests is a page of its own, which would ask again for every module
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        test: {
          name: 'browser',
          setupFiles: ['tools/emptyStorage.ts'],
          include: ['src/**/*.browser.test.tsx', 'src/**/*.browser.test.ts'],
          exclude: [
            // every panel, list, form and entry with faults and odd input: minutes of a browser, found first by a feature's own tests
            ...(process.env['DEEP'] ? [] : ['src/app-tests/sweeps/**']),
            ...(process.env['WITHOUT_TOOLS'] ? toolScreens : []),
          ],
          ...hang,
          // two pages share the processor with the tests of the other project; a test that waits waits for milliseconds mostly
          expect: { poll: { timeout: 60_000, interval: 10 } },
          // a browser has no `process`
          env: { DEEP: process.env['DEEP'] ?? '' },
          maxWorkers: workers,
          browser: {
            enabled: true,
            // reads the contract from the disk
            commands: {
              publishedPanels: async ({ project }, panels: object) => {
                const published = await project.vite.ssrLoadModule('/tools/brand-files/panels/publishedPanels.ts');
                return published['publishedPanels'](panels);
              },
              listCalls: async ({ project }) => {
                const calls = await project.vite.ssrLoadModule('/tools/studio/listCalls.ts');
                return calls['listCalls']();
              },
            },
            headless: true,
            // nobody looks: a page that is not drawn can still be pressed and measured, and takes a sixth less of the processor
            orchestratorScripts: [
              {
                content:
                  "document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))",
              },
            ],
            screenshotFailures: false,
            provider: playwright({
              // a press waits until its target rests
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
