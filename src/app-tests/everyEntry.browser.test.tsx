import { afterEach, expect, test, vi } from 'vitest';
import type { Banner } from '#contract/types.ts';
import type { EngineEvent } from '#engine/react/EngineProvider.tsx';
import { preloadEntry } from '#engine/react/lazyEntry.tsx';
import { sessionArea, writeLocal } from '#platform/browser/storage.ts';
import { launchStoreOf } from '#state/launch/launch.ts';
import type { Portal } from '#state/portal/portal.ts';
import { visitor } from '#state/portal/session.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { openBrandPortal } from './brandPortal.fixture.ts';
import { EntryHost, renderedKinds } from './EntryHost.fixture.tsx';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { sampleBrandIds } from './sampleBrands.fixture.ts';

/** How long an entry may take to render its root, ms. */
const ROOT_MS = 5_000;

interface Precondition {
  /** Rendered for a visitor; for a signed-in member without it. */
  visitor?: true;
  /** Has something to show only where the brand has this route. */
  route?: string;
  prepare?: (portal: Portal) => void;
}

/** Gives the brand a piece of content, on a page and in a section. */
const addContent = ({ brand: { layout } }: Portal) => {
  layout.content['sample'] = { title: 'portal:about_us', blocks: [{ text: 'portal:about_text' }] };
  layout.routes['sample'] ??= { paths: ['/sample'], page: 'content', content: 'sample', regions: [] };
  layout.home.sections['content'] = { content: 'sample' };
};

/** Preconditions of entries that would render nothing, and those rendered for a visitor, by slot id. */
const preconditions: Record<string, Precondition> = {
  'page/login': { visitor: true },
  'page/register': { visitor: true },
  'panel/registerForm': { visitor: true },
  'modal/loginPopupModal': { visitor: true },
  'modal/registerModal': { visitor: true },
  'modal/forgetPassModal': { visitor: true },
  'page/content': { prepare: addContent },
  'section/content': { prepare: addContent },
  'section/banners': {
    prepare: ({ brand, system }) => {
      brand.layout.home.sections['banners'] = { group: 'sample' };
      const banners: Banner[] = [{ bannerId: 1, groupName: 'sample', url: '/images/a.webp' }];
      system.setState(({ announcements }) => ({ announcements: { ...announcements, banners } }));
    },
  },
  'section/categories': { route: 'lobby' },
  'section/vendors': { route: 'lobby' },
  'section/vipCard': { route: 'vip' },
  'section/liveGames': { route: 'lobby' },
  'section/hotGames': { route: 'lobby' },
  // its place is kept while it is read, where the member had favourites
  'section/favouriteGames': {
    prepare: ({ session }) => void writeLocal(`favourites:${session.getState().username ?? ''}`, '1'),
  },
  'region/consent': { prepare: ({ preferences }) => preferences.setState({ analytics: 'asking' }) },
  'region/chat': { prepare: ({ overlayStore }) => overlayStore.setState({ chat: { shown: 'small', unread: 0 } }) },
  'modal/gamePopupModal': {
    prepare: (portal) =>
      launchStoreOf(portal).setState({
        launch: { game: { vassalage: 'VND_A' }, source: { markup: '<p>A game</p>' }, at: Date.now() },
      }),
  },
};

const registry = createWholeRegistry();
/** One for members and one for agents, all in a deep run. */
const brands = import.meta.env['DEEP'] ? sampleBrandIds : ['folia', 'orvane-desk'];
// `action` and `launch` are functions without a root
const entries = renderedKinds.flatMap((kind) => registry.names(kind).map((name) => ({ kind, name, id: `${kind}/${name}` })));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

test('there are brands and entries to render, and the preconditions name entries of the registry', () => {
  expect(sampleBrandIds).toEqual(expect.arrayContaining(['folia', 'orvane-desk']));
  expect(renderedKinds.filter((kind) => registry.names(kind).length === 0)).toEqual([]);
  const ids = entries.map(({ id }) => id);
  expect(Object.keys(preconditions).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(brands)('%s: every entry renders one root with its slot id (ENG-02)', async (brand) => {
  const portal = await openBrandPortal(brand);
  const member = portal.session.getState();
  expect(member.member).not.toBeNull();
  // React throttles fallbacks of lazy entries
  await Promise.all(entries.map(({ kind, name }) => preloadEntry(portal.registry.find(kind, name))));

  const failures: string[] = [];
  const render = await mount(null);
  for (const { kind, name, id } of entries) {
    const precondition = preconditions[id] ?? {};
    if (precondition.route !== undefined && portal.brand.layout.routes[precondition.route] === undefined) continue;
    portal.session.setState(precondition.visitor ? visitor : member);
    precondition.prepare?.(portal);
    const reports: EngineEvent[] = [];
    await render(<EntryHost key={id} portal={portal} kind={kind} name={name} onFailure={(event) => reports.push(event)} />);
    const roots = () => document.querySelectorAll(`[data-slot="${id}"]`).length;
    await vi.waitFor(() => expect(roots()).toBe(1), { timeout: ROOT_MS, interval: 10 }).catch(() => undefined);
    if (roots() !== 1) failures.push(`${brand}: ${id} has ${roots()} roots`);
    failures.push(...reports.map((event) => `${brand}: ${id}: ${event.kind} ${event.slot}`));
  }
  expect(failures).toEqual([]);
});
