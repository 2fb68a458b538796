import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPreviewOf } from '../../support/studio/previewServer.ts';
import type { Engine } from '../engine.ts';
import { handsOf } from '../hands.ts';
import { studioSteps, type StudioWalker } from './studioSteps.ts';

const shipped = fileURLToPath(new URL('../../../../brands', import.meta.url));
const BRAND = 'orvane';
/** The development server makes modules when they are asked for the first time. */
const PATIENCE_MS = 180_000;
/** The narrowest window that the studio is made for, with room for the page beside the tools. */
const [WIDTH, HEIGHT] = [1280, 900];

export interface StudioResult {
  step: string;
  failures: readonly string[];
}

interface Options {
  /** Keeps a picture of a failed step. */
  keep?: (name: string, picture: Uint8Array) => void;
}

/** Walks the studio of a copied brand in one window. A step that fails ends the walk: the next ones, which go on from it, fail with it. */
export async function walkStudio(engine: Engine, { keep }: Options = {}): Promise<StudioResult[]> {
  const brands = mkdtempSync(join(tmpdir(), 'studio-engine-'));
  for (const id of ['base', BRAND]) cpSync(join(shipped, id), join(brands, id), { recursive: true });
  let server = await startPreviewOf(brands);
  const { origin } = server;
  const tab = await engine.open();
  const results: StudioResult[] = [];
  try {
    await tab.resize(WIDTH, HEIGHT);
    const hands = handsOf(tab, PATIENCE_MS);
    const walker: StudioWalker = {
      ...hands,
      tab,
      folder: join(brands, BRAND),
      open: async (path, options = {}) => {
        await tab.goto(`${origin}${path}?${new URLSearchParams({ brand: BRAND, theme: 'light', tools: 'on', ...options })}`);
        await hands.until(
          `document.querySelector('iframe')?.contentDocument?.querySelector('html[data-preview="ready"]') != null`,
          `${path} is shown in the tools`,
        );
      },
      restart: async () => {
        // what a page still loads meanwhile cannot be loaded
        await tab.goto('about:blank');
        await server.stop();
        server = await startPreviewOf(brands, Number(new URL(origin).port));
      },
    };
    for (const { name: step, walk } of studioSteps) {
      if (results.some((result) => result.failures.length > 0)) {
        results.push({ step, failures: ['not walked, as one before it failed'] });
        continue;
      }
      const failures: string[] = [];
      await walk(walker).catch((cause: unknown) => failures.push(cause instanceof Error ? cause.message : String(cause)));
      failures.push(...tab.takeProblems());
      results.push({ step, failures });
      if (failures.length === 0) continue;
      const picture = await tab.picture().catch(() => undefined);
      if (picture !== undefined) keep?.(`${engine.name}-studio-${step.replaceAll(/\W+/g, '-')}.png`, picture);
    }
  } finally {
    await tab.close();
    await server.stop();
    rmSync(brands, { recursive: true, force: true });
  }
  return results;
}
