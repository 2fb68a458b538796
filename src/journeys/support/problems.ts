import type { BrowserContext, Page } from '@playwright/test';

/** Collects console errors, uncaught errors and violations of the content security policy. */
export interface Problems {
  /** Watches the pages of another browser context, too. */
  watch: (context: BrowserContext) => Promise<void>;
  /** Expects problems with matching text from now on. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
}

interface Violation {
  violatedDirective: string;
  blockedURI: string;
  sourceFile: string;
  lineNumber: number;
  sample: string;
}

const BINDING = '__tellViolation';

/** What a context says that allows no workers (`tools/playwright.config.ts`). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export function collectProblems(): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const watchPage = (page: Page): void => {
    page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === BLOCKED) return;
      const { url } = message.location();
      found.push(`console ${message.type()}: ${message.text()} (${url})`);
    });
    page.on('crash', () => found.push('the page crashed'));
  };
  return {
    watch: async (context) => {
      context.pages().forEach(watchPage);
      context.on('page', watchPage);
      await context.exposeBinding(BINDING, (_source, violation: Violation) => {
        found.push(`content security policy: ${JSON.stringify(violation)}`);
      });
      await context.addInitScript((binding) => {
        addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const tell = (globalThis as unknown as Record<string, (violation: unknown) => void>)[binding];
          tell?.({ violatedDirective, blockedURI, sourceFile, lineNumber, sample });
        });
      }, BINDING);
    },
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
