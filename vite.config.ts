import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tools/chromium.ts';
import { chunkName } from './tools/engine/chunkNames.ts';
import { classicBoot } from './tools/engine/classicBoot.ts';
import { entryModules } from './tools/engine/entryModules.ts';
import { firstStyles } from './tools/engine/firstStyles.ts';
import { productionOnly } from './tools/engine/productionOnly.ts';
import { slimRouter } from './tools/engine/slimRouter.ts';

/**
 * One configuration for the engine build, the preview server and vitest.
 * The engine build writes hashed files to `dist/assets`; brands are published from it by `tools/build.ts`.
 */
export default defineConfig({
  root: 'src',
  publicDir: false,
  // React has had this hook itself since 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), classicBoot(), entryModules(), firstStyles(), slimRouter(), productionOnly()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: fileURLToPath(new URL('src/main.tsx', import.meta.url)),
      output: {
        // the shell names every piece: shorter names are less before the first paint
        // a page's style goes without one: it is only ever named beside its script
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && name !== 'style.css' ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkName(name, facadeModuleId)}-[hash:7].js`,
        // what every page needs at once comes in two pieces: libraries, which change seldom, and the portal's shell
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'shell', tags: ['$initial'] },
            // the bars around a page stand and fall with the site's menus
            {
              name: 'regions',
              includeDependenciesRecursively: false,
              test: /[\\/]src[\\/](?:features[\\/](?:bottom-bar[\\/]BottomBar|footer[\\/](?:Footer|ResourceLogos)|side-menu[\\/](?:SideMenu|MenuEntries|SideEntry|SocialLinks))|engine[\\/]launchKind|state[\\/]\w+[\\/](?:gameVendors|offeredCategories|startGame)|ui[\\/]\w+[\\/]Spinner)\.(?:tsx?|module\.css)$/,
            },
            // once it stands, every page starts with all of these, one after the other if they came one by one
            {
              name: 'start',
              includeDependenciesRecursively: false,
              test: /[\\/]@tanstack[\\/]query-core[\\/]|[\\/]src[\\/](?:state[\\/]\w+[\\/](?:boot|lockPageHeight|language|member|newVersion|payloadKeys|permission|persist|queryCache|reads|restore|signOut|statusPoll|telemetry|theme)|platform[\\/]\w+[\\/](?:cipher|circuit|client|deadline|deviceOs|digest|envelope|exchange|inFlight|pep1|readReply|repair|request|retry|serverClock|sessionChannel|siteFile|startupBarrier|tokenPolicy|transport)|contract[\\/](?:moneyKeys|validators))\.ts$|[\\/]contract[\\/]validators[\\/]startup[\\/]/,
            },
            // what reads ask with, and the words for those that fail
            {
              name: 'calls',
              includeDependenciesRecursively: false,
              test: /[\\/]src[\\/](?:(?:state[\\/]queries[\\/](?:queries|errorMessage)|features[\\/]lobby[\\/]usePrefetch)|platform[\\/](?:errors[\\/]errors|endpoints[\\/]\w+))\.ts$/,
            },
            // every list of games
            {
              name: 'games',
              includeDependenciesRecursively: false,
              test: /[\\/]src[\\/](?:parts[\\/]\w+[\\/](?:GameTile|VendorTile)|ui[\\/]\w+[\\/](?:MediaBadge|MediaTile|TileGrid)|state[\\/]\w+[\\/](?:favourites|gameRequests|lobbies|startDemo))\.(?:tsx?|module\.css)$|[\\/]contract[\\/]validators[\\/]shared[\\/]/,
            },
            // every form needs all of these: as one piece they are smaller and come in one request
            {
              name: 'form',
              includeDependenciesRecursively: false,
              test: /[\\/](?:react-hook-form|@hookform)[\\/]|[\\/]src[\\/](?:state[\\/]\w+[\\/](?:ruleForm|fieldChecks|fieldHint|captcha)|engine[\\/]\w+[\\/](?:fieldRules|serverPattern|patterns|ruleMessages|fieldWidths|registerForm))\.ts$/,
            },
            // most pages need these, and each alone is next to nothing
            {
              name: 'page',
              includeDependenciesRecursively: false,
              test: /[\\/]src[\\/](?:state[\\/]\w+[\\/](?:useRead|promotions)|engine[\\/]values[\\/]dates|ui[\\/]\w+[\\/](?:EmptyState|Card|Skeleton|ErrorState|Badge|FieldHelp|TextField|Checkbox|PasswordField))\.(?:tsx?|module\.css)$/,
            },
          ],
        },
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
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        extends: true,
        // found late, these would make a first run on a fresh machine reload in the middle of a test
        optimizeDeps: {
          include: [
            '@hookform/resolvers/standard-schema',
            '@tanstack/query-core',
            'dompurify',
            'embla-carousel-react',
            'fast-check',
            'i18next',
            'jose',
            'libphonenumber-js/min',
            're2js',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-hook-form',
            'react-i18next',
            'react-router-dom',
            'uqr',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx', 'src/**/*.browser.test.ts'],
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
