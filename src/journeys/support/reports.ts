import type { Page } from '@playwright/test';
import type { Report } from '#platform/telemetry/report.ts';

export interface Reports {
  list: () => Report['event'][];
  of: (kind: string) => Report['event'][];
}

const BINDING = '__tellReport';

/** Subscribes to a page's reports from before its first script. */
export async function collectReports(page: Page): Promise<Reports> {
  const received: Report['event'][] = [];
  await page.exposeBinding(BINDING, (_source, event: Report['event']) => void received.push(event));
  await page.addInitScript((binding) => {
    addEventListener('portal-report', (event) => {
      const tell = (globalThis as unknown as Record<string, (event: unknown) => void>)[binding];
      tell?.((event as CustomEvent<Report>).detail.event);
    });
  }, BINDING);
  return { list: () => received, of: (kind) => received.filter((event) => event.kind === kind) };
}
