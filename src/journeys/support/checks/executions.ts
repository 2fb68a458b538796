import type { Page } from '@playwright/test';
import { expect, type PortalUnderTest } from '../portal.ts';

export interface Executions {
  /** Fails when something ran, opened, navigated, or is in the page in an executable form. */
  expectNone: (what: string) => Promise<void>;
}

/** The browser's log of a handler in markup that the sanitiser reads: it has not run, and is removed afterwards. */
const refusedMarkup =
  /"violatedDirective":"(?:script-src-attr|style-src-attr|style-src-elem|img-src|base-uri)"|Content Security Policy/;

/** Watches a portal from before its first script. */
export async function watchExecutions({ page, problems, origin }: PortalUnderTest): Promise<Executions> {
  const done: string[] = [];
  const marker = '__tellExecution';
  await page.exposeBinding(marker, () => void done.push('a hostile script ran'));
  await page.addInitScript((name) => {
    const run = () => (globalThis as unknown as Record<string, () => void>)[name]?.();
    Object.defineProperty(globalThis, '__xss', { value: run });
  }, marker);
  page.on('dialog', (dialog) => (done.push(`a dialog: ${dialog.message()}`), void dialog.dismiss()));
  page.on('popup', (popup) => (done.push(`a window: ${popup.url()}`), void popup.close()));
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame() !== null) done.push(`a frame: ${frame.url()}`);
    else if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') done.push(`left for ${frame.url()}`);
  });
  const strange = (url: string) => url.startsWith('http') && new URL(url).origin !== origin;
  page.on('response', (response) => strange(response.url()) && done.push(`asked ${response.url()}`));
  page.on('requestfailed', (request) => {
    const stopped = /csp|blocked/i.test(request.failure()?.errorText ?? '');
    if (strange(request.url()) && !stopped) done.push(`asked ${request.url()}`);
  });
  // policy violations are expected here, and their reports must not reach the next test
  await page.route('**/csp-report', (route) => route.fulfill({ status: 204 }));
  problems.expect(refusedMarkup);
  return {
    expectNone: async (what) => {
      expect.soft(await dangerousNodes(page), what).toEqual([]);
      expect(done, what).toEqual([]);
    },
  };
}

/** Nodes that the portal never renders and that could run, load or cover something. */
function dangerousNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const ours = document.querySelectorAll('head > *, head script, body > #boot, body > #early, body > #early + script');
    for (const node of document.querySelectorAll('script, base, iframe, object, embed, frame, applet, style, link, meta')) {
      if (![...ours].includes(node)) found.push(node.outerHTML.slice(0, 200));
    }
    for (const node of document.body.querySelectorAll('*')) {
      for (const { name, value } of node.attributes) {
        const runs = name.startsWith('on') || name === 'srcdoc' || name === 'formaction' || name === 'ping';
        const leads = /^(?:href|src|action|xlink:href|data|poster|background)$/.test(name);
        // parsed like a browser: without control characters
        const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\0-\x20]/g, ''))?.[1]?.toLowerCase();
        const harmless = scheme === undefined || ['https', 'http', 'mailto', 'tel', 'blob'].includes(scheme);
        const picture = node.tagName === 'IMG' && /^data:image\/(?:gif|png|svg\+xml)/.test(value);
        // links to other sites are allowed; pictures of others are blocked by the policy
        const absolute = leads && /^(?:\/\/|\\|http:)/.test(value.replace(/[\0-\x20]/g, ''));
        const elsewhere =
          absolute && (!URL.canParse(value, location.href) || new URL(value, location.href).origin !== location.origin);
        const loads = name === 'style' && value.includes('url(');
        if (runs || loads || elsewhere || (leads && !harmless && !picture)) found.push(`${node.tagName} ${name}=${value}`);
      }
    }
    return found;
  });
}
