import { vi } from 'vitest';
import type { PanelMenu, PublishedRecords } from '#engine/records/panels.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import { withCentre } from '#state/navigation/centreAddress.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';
import { createTab } from '../money-forms/tab.fixture.tsx';
import { type FaultyPlatform, openPlatform } from './platform.fixture.ts';

export interface PanelViewOf {
  panel: string;
  view: string;
  address: string;
  records: PublishedRecords | undefined;
}

/** A view as its panel shows it without a fault. */
export interface SoundView extends PanelViewOf {
  name: string;
  state: string;
  text: string;
  /** Figures that are zero without a fault, too. */
  zeros: readonly string[];
  /** The reads that the view sends. */
  reads: readonly EndpointName[];
  /** Reads of the page around it, of which it may show something. */
  shared: readonly EndpointName[];
}

const ZERO = /^[^\d\p{L}]*0(?:[.,]0+)?[^\d\p{L}]*$/u;
/** What a person must never read: a missing value, a text key, a part of the markup. */
export const BROKEN = /\bundefined\b|\bNaN\b|Invalid Date|\[object |\b(?:records|portal|errors|writes):[a-z_]+\b|<\/?[a-z]+>/;

const realTimeout = globalThis.setTimeout.bind(globalThis);

/** Shortens the pauses of the page, such as the one before a retry. Its limits stay: on a busy machine all takes longer. */
export function hurry(): void {
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...rest: []) => realTimeout(run, ms < 5_000 ? ms / 40 : ms, ...rest));
}

/** Shortens the pauses, and the limit of a call to a sixth, for replies that never come. */
export function hurryLimits(): void {
  const shortened = (ms: number) => (ms < 5_000 ? ms / 40 : ms < 60_000 ? ms / 6 : ms);
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...rest: []) => realTimeout(run, shortened(ms), ...rest));
}

const centre = () => document.querySelector<HTMLElement>('[data-slot="modal/centre"]');
const panelOf = (name: string) => document.querySelector<HTMLElement>(`[data-slot="modal/centre"] [data-slot="panel/${name}"]`);

/** The figures of an element that are zero, each with the text around it. */
function zerosIn(element: HTMLElement | null): string[] {
  if (element === null) return [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const zeros: string[] = [];
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement?.closest('select, option') !== null || !ZERO.test(textContent ?? '')) continue;
    const box = parentElement.closest('[data-total], [data-column], div, li, td');
    zeros.push(box?.getAttribute('data-total') ?? box?.getAttribute('data-column') ?? box?.textContent.slice(0, 60) ?? '');
  }
  return zeros;
}

/** The whole app with a centre in which any read can fail. */
export async function openPanelPage(brand: string, menu: PanelMenu, language = 'EN', account?: string) {
  const platform: FaultyPlatform = await openPlatform(brand, menu, account);
  const crashes: string[] = [];
  const report = (event: ReportEvent) => {
    if (event.kind === 'entryFailed') crashes.push(`${event.slot}: ${String(event.cause)}`);
    if (event.kind === 'missingText') crashes.push(`text ${event.key}`);
  };
  const tab = createTab(platform, `/helpmc?centre=${menu}`, report, language);
  await tab.load();
  // each page and view is there with its address, and not a moment later
  const { registry } = tab.portal();
  const components = Object.values(platform.panels[menu]).flatMap(({ views }) => views.map(({ component }) => component));
  await Promise.all([
    ...components.map((name) => (name === undefined ? null : preloadEntry(registry.find('panel', name)))),
    ...registry.names('page').map((name) => preloadEntry(registry.find('page', name))),
  ]);
  await tab.quiet();

  const go = (address: string) => settle(() => tab.portal().router.navigate(address));
  const panel = (view: Pick<PanelViewOf, 'panel'>) => panelOf(view.panel);
  const state = (view: Pick<PanelViewOf, 'panel'>) => panel(view)?.dataset['state'] ?? 'not there';
  const turn = (ms: number) => new Promise((go) => realTimeout(go, ms));
  /** Until nothing is on its way and nothing changes, or the panel still loads after all tries. */
  const settled = async (view: Pick<PanelViewOf, 'panel'>) => {
    let calm = 0;
    for (let turns = 0; turns < 500 && calm < 4; turns += 1) {
      const isLoading = state(view) === 'loading' || panel(view)?.querySelector('[aria-busy="true"]') !== null;
      // before its request a read waits, for a pause or for a seal
      const isFetching = tab.portal().serverState.current()?.queries.isFetching({ type: 'active' }) ?? 0;
      calm = platform.isBusy() || isLoading || isFetching > 0 ? 0 : calm + 1;
      await turn(8);
    }
  };
  /** Buttons that try again, and lists of choices that do so when they are opened. */
  const retries = () => [
    ...[...(centre()?.querySelectorAll<HTMLButtonElement>('button') ?? [])].filter(
      (button) => button.checkVisibility() && button.textContent.includes('Try again'),
    ),
    ...[...(centre()?.querySelectorAll('select') ?? [])].filter(({ options }) =>
      [...options].some((option) => option.disabled && option.text === 'This could not be loaded'),
    ),
  ];

  return {
    platform,
    tab,
    go,
    settled,
    state,
    panel,
    crashes,
    zeros: () => zerosIn(centre()),
    text: (view: Pick<PanelViewOf, 'panel'>) => panel(view)?.innerText ?? '',
    brokenText: () => BROKEN.exec(centre()?.innerText ?? '')?.[0] ?? null,
    retries,
    /** Whether a failure is explained in words. */
    says: () => [...(centre()?.querySelectorAll('[role="alert"]') ?? [])].some(({ textContent }) => /\w+ \w+/.test(textContent)),
    /** Until the session has ended. */
    async ended() {
      for (let turns = 0; turns < 500 && (tab.isSignedIn() || centre() !== null); turns += 1) await turn(8);
    },
    rowCount: (view: Pick<PanelViewOf, 'panel'>) => panel(view)?.querySelectorAll('[data-row]').length ?? 0,
    async connect(isOnline: boolean) {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
      await settle(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    },
    /** Sends a read as if for the first time. */
    async readAgain(name: EndpointName) {
      tab.portal().client.retryNow();
      const queries = tab.portal().serverState.current()?.queries;
      queries?.removeQueries({ queryKey: [name], type: 'inactive' });
      await settle(() => void queries?.resetQueries({ queryKey: [name] }));
    },
    async pressRetries() {
      tab.portal().client.retryNow();
      for (const one of retries())
        await settle(() => {
          if (one instanceof HTMLButtonElement) return one.click();
          one.blur();
          one.focus();
        });
    },
    /** Shows a view; null where the account does not have it. */
    async open({ panel: name, view, address, records }: PanelViewOf): Promise<SoundView | null> {
      const queries = tab.portal().serverState.current()?.queries;
      tab.portal().client.retryNow();
      queries?.removeQueries({ type: 'inactive' });
      platform.takeAsked();
      await go(address);
      await settled({ panel: name });
      const one = { name: `${menu}.${name}.${view}`, panel: name, view, address, records };
      if (state(one) === 'forbidden' || !isShown(view, platform.panels[menu][name]?.views[0]?.name === view)) return null;
      const shared = (queries?.getQueryCache().findAll({ type: 'active' }) ?? []).map(
        ({ queryKey: [call] }) => call as EndpointName,
      );
      const cached = new Set(
        queries
          ?.getQueryCache()
          .getAll()
          .map(({ queryKey: [call] }) => call),
      );
      // what the page polls belongs to no view
      const reads = platform.takeAsked().filter((call) => cached.has(call));
      const text = panelOf(name)?.innerText ?? '';
      return {
        ...one,
        state: state(one),
        text,
        zeros: zerosIn(centre()),
        reads,
        shared: shared.filter((call) => !reads.includes(call)),
      };
    },
    /** Every view of the menu, as the brand publishes them. */
    views: (): PanelViewOf[] =>
      Object.entries(platform.panels[menu]).flatMap(([name, { views }]) =>
        views.map(({ name: view, records }) => {
          const address = withCentre('/helpmc', { menu, panel: name, values: { view } });
          return { panel: name, view, address, records };
        }),
      ),
  };
}

/** Whether the view is on the screen: its tab is chosen, or it is the only one that the account has. */
const isShown = (view: string, isFirst: boolean): boolean => {
  const tabs = [...(centre()?.querySelectorAll('[role="tab"][id^="panel-"]') ?? [])];
  return tabs.length === 0
    ? isFirst
    : tabs.some(({ id, ariaSelected }) => id.endsWith(`-tab-${view}`) && ariaSelected === 'true');
};

export type PanelPage = Awaited<ReturnType<typeof openPanelPage>>;
