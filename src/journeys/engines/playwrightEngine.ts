import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chromiumPath } from '../../../tools/chromium.ts';
import { DRAG_STEPS, type Engine, EngineMissing, type Tab } from './engine.ts';
import { inPage } from './inPage.ts';

const types: Readonly<Record<Engine['name'], BrowserType>> = { chromium, firefox, webkit };

/** Whether Playwright's own build of an engine is installed. */
export const hasPlaywright = (name: Engine['name']): boolean => existsSync(types[name].executablePath());

const optionsOf = (name: Engine['name']): LaunchOptions => {
  if (name !== 'chromium') return {};
  return { executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] };
};

/** An engine driven by Playwright: the machine's Chromium, or Playwright's own Firefox or WebKit. */
export async function playwrightEngine(name: Engine['name']): Promise<Engine> {
  if (name !== 'chromium' && !hasPlaywright(name)) throw new EngineMissing(`Playwright's ${name} is not installed`);
  const browser = await types[name].launch(optionsOf(name));
  return {
    name,
    version: `${name} ${browser.version()}`,
    open: async (): Promise<Tab> => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const found: string[] = [];
      await context.exposeFunction('reportProblem', (problem: string) => void found.push(problem));
      await context.addInitScript(inPage);
      const page = await context.newPage();
      page.on('crash', () => found.push('the page crashed'));
      return {
        goto: async (url) => void (await page.goto(url)),
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
        resize: (width, height) => page.setViewportSize({ width, height }),
        picture: () => page.screenshot(),
        takeProblems: () => found.splice(0),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
