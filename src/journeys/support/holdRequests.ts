import type { Page } from '@playwright/test';

/** Holds the page's requests of these addresses back; the returned function lets them through. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(address, async (route) => {
    await delivered;
    await route.fallback();
  });
  return deliver;
}
