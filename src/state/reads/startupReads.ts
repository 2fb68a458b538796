import { joinAnnouncements } from '#engine/brand/announcements.ts';
import { announcementQuery } from '#engine/constants.ts';
import { CallError } from '#platform/errors/callError.ts';
import type { EndpointName, RequestOf, ResponseOf } from '#platform/endpoints/endpoints.ts';
import { callWith, queryKeyOf } from './queries.ts';
import type { Portal } from '#state/portal/portal.ts';
import { brandFlags } from '#state/portal/system.ts';
import { keepSame, same } from './keepSame.ts';
import { readPublishedAnnouncements } from './published.ts';

/**
 * The startup reads that refresh the published data. Each replaces its part of the store once if it differs; after a failure
 * the published part stays (D-22). Tree and rules arrive with the permission too, which counts where their own read fails (D-100).
 */
export async function readWhitelabel(portal: Portal, admitted?: Promise<void>): Promise<void> {
  const tree =
    (await read(portal, 'whitelabel', undefined)) ?? (await admitted, filled(portal.system.getState().info.whitelabel));
  if (tree === null) return;
  const whitelabel = Array.isArray(tree) ? tree : [tree];
  if (same(whitelabel, portal.system.getState().whitelabel)) return;
  portal.system.setState({ whitelabel, flags: brandFlags(portal.brand, whitelabel) });
}

export async function readRegisterSettings(portal: Portal, admitted?: Promise<void>): Promise<void> {
  const own = await read(portal, 'registerSettings', undefined);
  const registerSettings = own ?? (await admitted, filled(portal.system.getState().info.register?.rules));
  if (registerSettings === null || same(registerSettings, portal.system.getState().registerSettings)) return;
  portal.system.setState({ registerSettings });
}

/** A part of the permission; null for none and for an empty one, which would switch everything off. */
const filled = <Part extends object>(part: Part | undefined): Part | null =>
  part === undefined || Object.keys(part).length === 0 ? null : part;

/**
 * The second variant of the call delivers popups only; the first delivers the rest. Where it fails on a lobby, whose page has
 * only its own banners, the published lists are fetched, as other pages have them.
 */
export async function readAnnouncements(portal: Portal): Promise<void> {
  const { language } = portal.preferences.getState();
  const query = { ...announcementQuery, language };
  const isV2 = portal.brand.api.variants.announcements === 'v2';
  const [lists, popups] = await Promise.all([
    read(portal, 'announcements', query),
    isV2 ? read(portal, 'announcementsV2', query) : null,
  ]);
  const known = portal.system.getState().announcements;
  const first = lists ?? (known.promotion ? null : await readPublishedAnnouncements().catch(() => null));
  const next = joinAnnouncements(portal.brand, known, { first, second: popups });
  // another language may have been chosen since; its own read follows
  if (same(next, known) || portal.preferences.getState().language !== language) return;
  portal.system.setState({ announcements: keepSame(known, next) });
}

/** The brand's mirror domains, fastest first (D-89). */
export async function readMirrorDomains(portal: Portal): Promise<void> {
  const routes = await read(portal, 'domainRoute', undefined);
  if (routes === null) return;
  const speed = (route: { speed?: number | null }) => route.speed ?? Number.POSITIVE_INFINITY;
  portal.system.setState({ routers: [...routes.domainList].sort((a, b) => speed(a) - speed(b)) });
}

export async function readCountries(portal: Portal): Promise<void> {
  await read(portal, 'countryCodes', undefined);
}

/** One read through the query cache, shared and stored for the tab; null with a report when it failed. */
async function read<K extends EndpointName>(portal: Portal, name: K, request: RequestOf<K>): Promise<ResponseOf<K> | null> {
  try {
    const { queries } = await portal.serverState.load();
    return await queries.fetchQuery({
      queryKey: queryKeyOf(portal, name, request),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const reply = await callWith(portal, name, request, { signal });
        if (!reply.ok) throw new Error(`${name} was refused: ${reply.code}`);
        return reply.value;
      },
    });
  } catch (cause) {
    portal.environment.report({
      kind: 'startupReadFailed',
      endpoint: name,
      cause: cause instanceof CallError ? cause.kind : String(cause),
    });
    return null;
  }
}
