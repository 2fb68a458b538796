import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { DRAG_STEPS, type Engine, EngineMissing, type Tab } from './engine.ts';
import { inPage } from './inPage.ts';

const PATHS = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The machine's Firefox, over WebDriver BiDi. */
export async function firefoxEngine(): Promise<Engine> {
  const executablePath = PATHS.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new EngineMissing('there is no Firefox; install one and set FIREFOX to its path');
  // scrollbars over the content, as phones and the other two engines have them here
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1, 'app.update.enabled': false, 'ui.useOverlayScrollbars': 1 };
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  return {
    name: 'firefox',
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (): Promise<Tab> => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const found: string[] = [];
      await page.exposeFunction('reportProblem', (problem: string) => void found.push(problem));
      await page.evaluateOnNewDocument(inPage);
      return {
        goto: async (url) => {
          // a navigation that the page has under way ends with it, and so does a reload that follows
          for (let left = 3; ; left -= 1) {
            try {
              return void (await page.goto(url));
            } catch (error) {
              if (left === 0 || !/NS_BINDING_ABORTED|interrupted an unfinished/.test(String(error))) throw error;
            }
          }
        },
        evaluate: (expression) => page.evaluate(expression),
        press: (x, y) => page.mouse.click(x, y),
        drag: async (from, to) => {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS });
          await page.mouse.up();
        },
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        picture: () => page.screenshot(),
        takeProblems: () => found.splice(0),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
