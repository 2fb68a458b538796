import { vi } from 'vitest';
import { htmlLangOf } from '#engine/values/languages.ts';
import { createRegistry, type Registry } from '#engine/registry.ts';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import { memoryStorage } from '#platform/browser/memoryStorage.fixture.ts';
import { localArea, sessionArea } from '#platform/browser/storage.ts';
import { type Bench, openBench, origin } from '#sandbox/sandbox.fixture.ts';
import { portalTexts } from '../../../tools/site/publish/siteTexts.ts';
import { readAsVisitor } from '../../../tools/site/publish/visitorReads.ts';
import type { PortalFeature } from './feature.ts';
import type { OpenDialog, OpenModal } from './overlay.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import type { Portal } from './portal.ts';
import type { Accepted } from '#state/session/signIn.ts';
import type { FetchTexts } from './texts.ts';

/** What a page has around it in a browser, for a test in Node. */
export interface LivePortal {
  portal: Portal;
  bench: Bench;
  /** The addresses of the calls that were made, in order, such as `GET /wps/system/permission`. */
  sent: string[];
  /** Where the app was sent to, in order. */
  visited: string[];
  reports: ReportEvent[];
  /** Values of the tab's storage. */
  stored: () => Record<string, string>;
  /** How often a call was sent. */
  count: (name: EndpointName) => number;
  /** Calls the login with a seed user's password, and answers what a sign-in needs. */
  login: (account: string) => Promise<Accepted>;
  /** Waits for a modal of that name. */
  modal: (name: string) => Promise<OpenModal>;
  dialog: () => Promise<OpenDialog>;
  /** Keys or texts of the messages that are shown. */
  toasts: () => string[];
}

export interface LiveOptions {
  features?: readonly PortalFeature[];
  registry?: Registry<Portal>;
  change?: (brand: Brand) => Brand;
  fetchTexts?: FetchTexts;
  /** False for a page that stands but has not started. */
  started?: boolean;
  /** Answers instead of the platform; null leaves it to the platform. */
  answer?: (request: Request) => Response | null | Promise<Response | null>;
}

// a portal's clocks may tick after its test: they find a page as long as tests run
Object.assign(globalThis, {
  document: { visibilityState: 'visible', getElementById: () => null, documentElement: { dataset: {} } },
});

/** Ends what `livePortal` put in place of a browser. */
export function leaveBrowser(): void {
  vi.unstubAllGlobals();
  sessionArea.clear();
  localArea.clear();
}

/** A whole portal over a brand's simulated platform: real client, real cipher, real cache; only the screen is missing. */
export async function livePortal(id: string, options: LiveOptions = {}): Promise<LivePortal> {
  const bench = await openBench(id, { startAt: Date.now(), ...(options.change ? { change: options.change } : {}) });
  const sent: string[] = [];
  const visited: string[] = [];
  const reports: ReportEvent[] = [];
  const tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, origin), init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    const response = (await options.answer?.(request)) ?? (await bench.sandbox.handle(request));
    if (response === null || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });

  const brand = structuredClone(bench.brand);
  brand.security.payloadKeys = [...bench.sandbox.publicKeys];
  const reads = await readAsVisitor((request) => bench.sandbox.handle(request), brand, origin);
  const language = brand.languages.default;
  const snapshot: Snapshot = {
    v: 1,
    engine: 'test',
    configHash: 'test',
    at: 0,
    brand,
    ...reads,
    panels: { file: '/panels.json', member: [], agent: [], pages: [] },
    texts: { language, resources: portalTexts(htmlLangOf(language)) },
  };
  const portal = createPortal(snapshot, options.registry ?? createRegistry(options.features ?? []), {
    development: true,
    report: (event) => reports.push(event),
    watch: null,
    fetchTexts: options.fetchTexts ?? (async (tag) => portalTexts(tag)),
    cipher: null,
    humanVerifier: null,
    phoneVerifier: null,
  });
  portal.router = { navigate: (path) => void visited.push(path), path: () => visited.at(-1) ?? '/' };
  // most tests begin with a page that has started: calls need not wait for it
  if (options.started !== false) portal.client.hold()();

  return {
    portal,
    bench,
    sent,
    visited,
    reports,
    stored: () => Object.fromEntries(Array.from({ length: tab.length }, (_, at) => [tab.key(at)!, tab.getItem(tab.key(at)!)!])),
    count: (name) => sent.filter((one) => one === `${endpoints[name].method} ${endpoints[name].path}`).length,
    async login(account) {
      const { password } = bench.data.users.users[account]!;
      const reply = await portal.client.call('login', { username: account, password, type: 'username' });
      if (!reply.ok) throw new Error(`${account} was refused: ${reply.code}`);
      return reply.value as Accepted;
    },
    modal: (name) =>
      vi.waitFor(() =>
        found(
          portal.overlayStore.getState().modals.find((modal) => modal.name === name),
          name,
        ),
      ),
    dialog: () => vi.waitFor(() => found(portal.overlayStore.getState().dialogs[0], 'a dialog')),
    toasts: () => portal.overlayStore.getState().toasts.map(({ message }) => ('text' in message ? message.text : message.key)),
  };
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}

/** The names of the open modals, in the order in which they were opened. */
export const openModals = ({ overlayStore }: Portal): string[] => overlayStore.getState().modals.map(({ name }) => name);
