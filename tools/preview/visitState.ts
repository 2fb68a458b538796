import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { type PreviewState, fullOptions, pictureName, pictureSizes, pictureThemes } from '../../src/preview/states.ts';
import { addressOf } from '../../src/preview/previewOptions.ts';
import type { Picture } from './contactSheet.ts';

export interface Visit {
  origin: string;
  brand: string;
  state: PreviewState;
  /** Output folder of screenshots; none without it. */
  folder?: string;
}

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Failed platform calls are allowed: faults are among the states. */
const PLATFORM = /\/(?:wps|lgw|lotto)\//;
const READY_MS = 30_000;
const SETTLE_MS = 400;

/** Opens a state in a new browser context, in every theme and width, and returns its problems. */
export async function visitState(browser: Browser, visit: Visit): Promise<{ pictures: Picture[]; mistakes: string[] }> {
  const { origin, brand, state } = visit;
  const context = await browser.newContext({ viewport: sizes.desk, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const mistakes: string[] = [];
  const note = (mistake: string) => mistakes.push(`${brand}: ${state.group}, ${state.name}: ${mistake}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    const isPlannedFault = PLATFORM.test(message.location().url) && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isPlannedFault) note(message.text());
  });
  const pictures: Picture[] = [];
  try {
    const options = fullOptions(state);
    const quick = options.scenario === 'slow' ? {} : { latency: 0 };
    const address = addressOf(state.path, { ...quick, ...options }, brand);
    await page.goto(origin + address);
    await page.locator('html[data-preview="ready"]').waitFor({ state: 'attached', timeout: READY_MS });
    const problems = await page.evaluate(() => window.previewHook?.asked.problems ?? []);
    problems.forEach(note);
    await page.locator('preview-launcher').evaluate((launcher) => launcher.remove());
    for (const theme of pictureThemes) {
      await page.evaluate((wanted) => window.previewHook?.change({ theme: wanted }), theme);
      for (const name of pictureSizes) {
        await page.setViewportSize(sizes[name]);
        await page.waitForTimeout(SETTLE_MS);
        if (await isBlank(page)) note(`blank, ${theme}, ${name}`);
        if (visit.folder === undefined) continue;
        const file = `${brand}/${pictureName(state, theme, name)}`;
        await page.screenshot({ path: join(visit.folder, file), type: 'jpeg', quality: 70 });
        pictures.push({ file, brand, address, title: `${state.group}: ${state.name}`, detail: `${theme}, ${name}` });
      }
    }
  } catch (cause) {
    note(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause));
  } finally {
    await context.close();
  }
  return { pictures, mistakes };
}

/** No slot has a size, or the page has no text. */
function isBlank(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-slot]')].some((element) => element.getClientRects().length > 0);
    return !places || document.body.innerText.trim() === '';
  });
}
