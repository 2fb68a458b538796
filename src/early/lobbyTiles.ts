import type { PermissionResponse } from '#contract/types.ts';
import { VENDOR_PLATFORM } from '#engine/constants.ts';
import { currentHost, currentPath, pageQuery } from '#platform/browser/navigation.ts';
import { readLocal, readSession } from '#platform/browser/storage.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { announceEarly, storeReply } from '#platform/http/earlyReplies.ts';
import { addressOf, headersOf, openBody, overridden } from '#platform/http/request.ts';
import type { CallMapping } from '#platform/mapping/callMapping.ts';
import { send } from '#platform/http/transport.ts';
import { GAMES_A_PAGE, gameRequests, hotRequest, listRequest } from '#state/games/gameRequests.ts';
import { FIRST_ROW, hasSingleVendors, isWideLobby, lobbyNameOf, scopeWithoutVendors } from '#state/games/lobbyNames.ts';
import { screenOf } from '#state/startup/admission.ts';
import { isFiltered, readQuery } from '#state/games/lobbyQuery.ts';
import { fillTile, isClosed, type RawGame } from './fillTile.ts';
import { lobbyCalls } from './lobbyCalls.ts';
import { LOBBY_PAGE, type LobbyPage } from './lobbyPage.ts';
import { type EarlyTiles, PLACE, TAKEOVER, TEMPLATE, type TileButton, tileButtonOf } from '#platform/early/tilesTakeover.ts';

// The work of the script of a published lobby, inside the HTML (`earlyLobby.ts`): asks for the permission and then for the games,
// in the same words as the portal, which uses the replies, and draws the games into an element that React leaves alone. It begins
// in the head of the document, and draws when all of it has come.

const TIMEOUT_MS = 10_000;

export const lobbyPage = JSON.parse(document.getElementById(LOBBY_PAGE)?.textContent ?? '') as LobbyPage;
const { brand, language: published, at } = lobbyPage;
const token = readSession('token');
const stored = readLocal('language');
const language = stored !== null && (brand.languages.supported as readonly string[]).includes(stored) ? stored : published;

/** How the platform's words are read and written; null for one that speaks the contract. */
let mapping: CallMapping | null = null;

/** Sends a call as the portal does, and keeps the reply for it. Null for a refusal and for no answer. */
async function ask(name: keyof typeof lobbyCalls, given: unknown): Promise<RawGame | null> {
  const row: Endpoint = overridden(lobbyCalls[name], brand.api.endpoints?.[name]);
  const { endpoint, request } = mapping?.outgoing(name, row, given) ?? { endpoint: row, request: given };
  const { tokenHeader } = brand.api;
  const headers = headersOf(endpoint, request, { language, token, tokenHeader });
  const outgoing = {
    endpoint: name,
    url: addressOf('', endpoint, request),
    method: endpoint.method,
    headers: mapping?.headers(name, headers, tokenHeader) ?? headers,
    body: openBody(endpoint, request)?.text ?? null,
    timeoutMs: TIMEOUT_MS,
    signal: undefined,
  };
  const received = send(outgoing);
  storeReply(outgoing, received);
  try {
    // only shown: the portal reads every digit of it, and checks it
    const reply = await received;
    const { success, value } = (
      mapping === null ? JSON.parse(reply.text) : (mapping.envelope(name, row, reply) ?? {})
    ) as RawGame;
    return success === true && typeof value === 'object' ? (value as RawGame | null) : null;
  } catch {
    return null;
  }
}

/** Resolves when the document has been read; its scripts may still have to run. */
const documentRead = new Promise<void>((resolve) => {
  const look = () => document.readyState !== 'loading' && resolve();
  document.addEventListener('readystatechange', look);
  look();
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Draws the games; does nothing once the list has taken over. */
function draw(list: readonly unknown[], cdns: readonly unknown[], firstRow: number): void {
  const place = document.querySelector(PLACE);
  const template = document.getElementById(TEMPLATE);
  if (place === null || !(template instanceof HTMLTemplateElement) || isTaken) return;
  const hosts = { cdns, allowed: brand.security.hosts.images, random: () => (at % 997) / 997 };
  // a platform may ignore the size of a page
  const page = list.slice(0, GAMES_A_PAGE).filter((game): game is RawGame => typeof game === 'object' && game !== null);
  // as the list orders them, so that no tile moves when it takes over
  const games = page.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
  const tiles = games.flatMap((raw, index) => {
    const kind = (raw['isHot'] === 1 ? 1 : 0) + (isClosed(raw) ? 2 : 0);
    const tile = template.content.children[kind]?.cloneNode(true);
    if (!(tile instanceof HTMLElement)) return [];
    // free play is for visitors
    if (token !== null) tile.querySelector('article > span:has(> button)')?.remove();
    const picture = tile.querySelector('img');
    if (index >= firstRow && picture !== null) picture.loading = 'lazy';
    fillTile(tile, raw, hosts);
    return [tile];
  });
  place.replaceChildren(...tiles);
}

const gone = new AbortController();
let isTaken = false;
let pressed: TileButton | null = null;
let held: TileButton | null = null;

const buttonOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(`${PLACE} button`) : null);

function onDown(event: MouseEvent): void {
  held = event.button === 0 ? tileButtonOf(buttonOf(event)) : null;
}

function onUp(): void {
  held = null;
}

function onClick(event: Event): void {
  const button = buttonOf(event);
  if (button === null) return;
  pressed = tileButtonOf(button);
  button.setAttribute('aria-busy', 'true');
}

function onTakeover(event: Event): void {
  gone.abort();
  isTaken = true;
  const place = document.querySelector(PLACE);
  const focused = place?.contains(document.activeElement) ? tileButtonOf(document.activeElement) : null;
  place?.replaceChildren();
  Object.assign((event as CustomEvent<Partial<EarlyTiles>>).detail, { focused, pressed, held } satisfies EarlyTiles);
}

async function run(): Promise<void> {
  const { signal } = gone;
  document.addEventListener('mousedown', onDown, { signal });
  document.addEventListener('mouseup', onUp, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener(TAKEOVER, onTakeover, { signal });
  const permission = await ask('permission', { host: currentHost() });
  if (permission === null || screenOf(permission as unknown as PermissionResponse) !== null) return;
  const name = lobbyNameOf(currentPath());
  const scope = scopeWithoutVendors(name);
  void ask('gameVendor', { platform: VENDOR_PLATFORM });
  if (scope === null) return;
  const query = readQuery(pageQuery().toString());
  const requests = gameRequests({ brand }, language);
  const isMember = token !== null;
  if (isMember && query.tab !== 'all') return;
  const found = await (isMember
    ? ask('gameList', listRequest(requests, scope, query))
    : ask('hotGames', hotRequest(requests, scope, query.vendors)));
  // filtered by the page, or after the cards of vendors
  if ((!isMember && isFiltered({ ...query, vendors: [] })) || hasSingleVendors(name)) return;
  await documentRead;
  const info = permission['info'] as RawGame | null | undefined;
  draw(
    listOf(found?.[isMember ? 'games' : 'list']),
    listOf(info?.['imageCDNs']),
    FIRST_ROW[isWideLobby(name, brand) ? 'wide' : 'posters'],
  );
}

/** @param given of a brand whose platform has names and shapes of its own */
export function startLobby(given: CallMapping | null): void {
  mapping = given;
  // the portal reads a token in the address
  if (!pageQuery().has('token')) announceEarly(run());
}
