import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '#contract/types.ts';
import { ChunkError } from '#engine/react/loadChunk.ts';
import { type Subject, visibility } from '#engine/visibility.ts';
import { visibilityContextOf } from '#state/portal/conditions.ts';
import { defineFeature } from '#state/portal/feature.ts';
import type { Portal } from '#state/portal/portal.ts';
import { bannerLink, pathOfRoute } from './links.ts';
import { leaveBrowser, livePortal, openModals } from '#state/portal/livePortal.fixture.ts';
import { activateEntry } from './menu.ts';

afterEach(leaveBrowser);

const nothing = () => null;
const action = vi.fn();
const all = defineFeature({
  id: 'all',
  provides: {
    page: { home: nothing, help: nothing, promotions: nothing },
    modal: { noticeModal: nothing },
    action: { customerService: action, startGame: action },
    panel: { securityCenter: nothing },
    submenu: { language: nothing },
  },
});
const shop = (features = [all]) => livePortal('folia', { features });
const entry = (target: Partial<MenuEntry>) => ({ label: 'portal:home', ...target }) as MenuEntry;

describe('the path of a route', () => {
  it('is filled from its parameters; others become the query, `hash` the anchor', async () => {
    const { brand } = (await shop()).portal;
    expect(pathOfRoute(brand, 'home')).toBe('/');
    expect(pathOfRoute(brand, 'help', { hash: 'rules' })).toBe('/helpmc#rules');
    expect(pathOfRoute(brand, 'promotions', { id: 'p 1', from: 'banner' })).toBe('/promotions/p%201?from=banner');
    expect(pathOfRoute(brand, 'promotions', { category: 'live' })).toBe('/promotions?category=live');
  });

  it('is null for an unknown route and for a missing parameter', async () => {
    const { brand } = (await shop()).portal;
    expect(pathOfRoute(brand, 'casino')).toBeNull();
    for (const name of ['constructor', 'toString', '__proto__']) expect(pathOfRoute(brand, name), name).toBeNull();
    expect(pathOfRoute(brand, 'promotions', { id: '' })).toBeNull();
  });
});

/** Panels of the site; `loose` is in no menu. */
const withPanels = ({ snapshot }: Portal) =>
  Object.assign(snapshot, { panels: { file: '/panels.json', member: ['depositv2', 'loose'], agent: [], pages: [] } });

describe("a banner's target", () => {
  const lead = async (linkageType: string | null, linkageValue?: string, features = [all]) => {
    const live = await shop(features);
    withPanels(live.portal);
    const context = visibilityContextOf(live.portal, { route: 'home', device: 'desktop' }, 'now');
    const isVisible = (subject: Subject) => visibility(subject, context).visible;
    const link = bannerLink(live.portal, { bannerId: 7, linkageType, linkageValue } as never, isVisible);
    return { link, reports: live.reports };
  };

  it.each([
    ['URL', 'https://news.example/', { kind: 'external', url: 'https://news.example/' }],
    ['ROUTE', 'help', { kind: 'path', path: '/helpmc' }],
    ['ROUTE', 'help#privacy', { kind: 'path', path: '/helpmc#privacy' }],
    ['PROMOTION', '12', { kind: 'path', path: '/promotions/12' }],
    ['CS', undefined, { kind: 'action', name: 'customerService' }],
    ['PANEL', 'depositv2', { kind: 'action', name: 'openPanel', params: { panel: 'depositv2' } }],
    ['PANEL', 'loose', { kind: 'action', name: 'openPanel', params: { panel: 'loose' } }],
    ['GAME', 'LUM/RNG/R1', { kind: 'action', name: 'startGame', params: { game: 'LUM/RNG/R1' } }],
  ])('of %s %s', async (type, value, link) => {
    expect((await lead(type, value)).link).toEqual(link);
  });

  it.each([
    [null, 'https://news.example/'],
    ['', 'https://news.example/'],
    ['URL', ''],
    ['ROUTE', 'casino'],
    ['ROUTE', undefined],
    ['PROMOTION', undefined],
    ['GAME', undefined],
    ['PANEL', undefined],
    ['PANEL', 'transferUpline'],
    ['PANEL', 'constructor'],
  ])('is null for %s %s', async (type, value) => {
    const { link, reports } = await lead(type, value);
    expect(link).toBeNull();
    expect(reports).toEqual([]);
  });

  it.each(['ROUTE', 'PROMOTION', 'CS'])('of %s is null when no feature offers it', async (type) => {
    expect((await lead(type, type === 'ROUTE' ? 'help' : '1', [])).link).toBeNull();
  });

  it('is null while the entry of its panel is hidden', async () => {
    const { portal } = await shop();
    withPanels(portal);
    const { deposit } = portal.brand.menus['member']!.entries;
    portal.brand.menus['member']!.entries['deposit'] = { ...deposit!, when: { role: 'member' } };
    const leads = () => {
      const context = visibilityContextOf(portal, { route: 'home', device: 'desktop' }, 'now');
      const banner = { bannerId: 7, linkageType: 'PANEL', linkageValue: 'depositv2' } as never;
      return bannerLink(portal, banner, (subject) => visibility(subject, context).visible);
    };
    expect(leads()).toBeNull();
    portal.session.setState({ token: 'a', memberType: 3 });
    expect(leads()).toMatchObject({ name: 'openPanel' });
  });

  it('is null while the page is hidden from the visitor', async () => {
    const live = await shop();
    const { promotions } = live.portal.brand.layout.routes;
    live.portal.brand.layout.routes['promotions'] = { ...promotions!, when: { role: 'member' } };
    const leads = () => {
      const context = visibilityContextOf(live.portal, { route: 'home', device: 'desktop' }, 'now');
      const banner = { bannerId: 7, linkageType: 'PROMOTION', linkageValue: '12' } as never;
      return bannerLink(live.portal, banner, (subject) => visibility(subject, context).visible);
    };
    expect(leads()).toBeNull();
    live.portal.session.setState({ token: 'a', memberType: 3 });
    expect(leads()).toEqual({ kind: 'path', path: '/promotions/12' });
  });

  it('of an unknown type is null, and reported (D-31)', async () => {
    const { link, reports } = await lead('HOLOGRAM', 'x');
    expect(link).toBeNull();
    expect(reports).toEqual([{ kind: 'unknownLinkage', linkageType: 'HOLOGRAM', banner: '7' }]);
  });
});

describe('a menu entry', () => {
  it('follows its target', async () => {
    const { portal, visited } = await shop();
    activateEntry(portal, entry({ route: 'help', params: { hash: 'rules' } }));
    activateEntry(portal, entry({ modal: 'noticeModal', params: { id: '3' } }));
    activateEntry(portal, entry({ action: 'customerService' }));
    expect(visited).toEqual(['/helpmc#rules']);
    expect(portal.overlayStore.getState().modals).toMatchObject([{ name: 'noticeModal', params: { id: '3' } }]);
    expect(action).toHaveBeenCalledWith(portal, {});
    expect(openModals(portal)).toEqual(['noticeModal']);
  });

  it('shows a retry when its code could not be loaded', async () => {
    const run = vi.fn().mockRejectedValueOnce(new ChunkError('gone')).mockResolvedValueOnce(undefined);
    const live = await shop([defineFeature({ id: 'late', provides: { action: { customerService: run } } })]);
    activateEntry(live.portal, entry({ action: 'customerService' }));
    await expect.poll(live.toasts).toEqual(['portal:chunk_error_text']);
    live.portal.overlayStore.getState().toasts[0]!.action!.run();
    await expect.poll(() => run.mock.calls.length).toBe(2);
  });
});
