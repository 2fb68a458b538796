import type { AnnouncementsResponse, PermissionInfo, RegisterSettings, WhitelabelNode } from '#contract/types.ts';
import { joinAnnouncements } from '../../../src/engine/brand/announcements.ts';
import { bannerGroupOf } from '../../../src/engine/brand/bannerGroups.ts';
import { announcementQuery } from '../../../src/engine/constants.ts';
import type { Brand } from '../../../src/engine/brand/snapshot.ts';
import { endpoints, type ResponseOf } from '../../../src/platform/endpoints/endpoints.ts';
import { addressOf, openBody, overridden } from '../../../src/platform/http/request.ts';
import { mappingOf } from '../../../src/platform/mapping/brandMapping.ts';
import { textOf, withCauses } from '../../../src/platform/schemas/problemText.ts';
import { validatorOf } from '../../../src/platform/schemas/validator.ts';
import { PlatformReadError } from './platformError.ts';

/** Answers a platform call, from the sandbox or over the network. */
export type Ask = (request: Request) => Promise<Response | null>;

/** A platform as publishing sees it. */
export interface Platform {
  ask: Ask;
  origin: string;
  /** Simulated: the published site says so and is not indexed. */
  isSimulated?: boolean;
}

/** Public reads at page start, which a snapshot may carry. */
export interface VisitorReads {
  permission: PermissionInfo;
  whitelabel: WhitelabelNode[];
  registerSettings: RegisterSettings;
  announcements: AnnouncementsResponse;
}

const VISITOR_READS = {
  permission: 'PermissionResponse',
  whitelabel: 'WhitelabelResponse',
  registerSettings: 'RegisterSettingsResponse',
  announcements: 'AnnouncementsResponse',
  announcementsV2: 'AnnouncementsV2Response',
} as const;

type VisitorRead = keyof typeof VISITOR_READS;

interface Problem {
  path: string;
  text: string;
}

async function problemsOf(name: VisitorRead, value: unknown): Promise<Problem[]> {
  const validate = await validatorOf(VISITOR_READS[name]);
  const problem = validate(value);
  if (problem === null) return [];
  return withCauses(problem).map((one) => ({ path: one.path || '/', text: `${one.path || '/'} ${textOf(one)}` }));
}

interface Answer {
  success?: boolean;
  value?: unknown;
  message?: unknown;
}

const jsonOf = (reply: Response): Promise<Answer | null> => reply.json().catch(() => null) as Promise<Answer | null>;

async function read<Name extends VisitorRead>(
  { ask, origin }: Platform,
  brand: Brand,
  name: Name,
  query: Record<string, string> = {},
): Promise<ResponseOf<Name>> {
  const own = overridden(endpoints[name], brand.api.endpoints[name]);
  const mapping = mappingOf(brand);
  const { endpoint, request } = mapping?.outgoing(name, own, query) ?? { endpoint: own, request: query };
  const url = addressOf(origin, endpoint, request);
  const body = openBody(endpoint, request);
  const plain = { Accept: 'application/json', ...(body !== null && { 'Content-Type': body.contentType }) };
  const headers = mapping?.headers(name, { ...plain, ...endpoint.headers, Language: brand.languages.default }, undefined);
  const init = {
    method: endpoint.method,
    headers: headers ?? plain,
    ...(body !== null && { body: body.text }),
  };
  const reply = await ask(new Request(url, init)).catch((cause: unknown) => {
    throw new PlatformReadError(cause instanceof Error ? cause.message : String(cause), { url }, { cause });
  });
  if (!reply) throw new PlatformReadError('no such call', { url });
  const { status } = reply;
  if (!reply.ok) throw new PlatformReadError(`answered ${status}`, { url, status });
  const envelope =
    mapping === undefined ? await jsonOf(reply) : mapping.envelope(name, own, { status, text: await reply.text() });
  if (envelope === null) {
    const what = mapping === undefined ? 'without JSON' : 'without the envelope of mappings.json';
    throw new PlatformReadError(`answered ${status} ${what}`, { url, status });
  }
  if (envelope.success !== true)
    throw new PlatformReadError(`the read was refused: ${JSON.stringify(envelope.message ?? null)}`, { url, status });
  const problems = await problemsOf(name, envelope.value);
  const [first] = problems;
  if (first) {
    const text = problems.map((problem) => problem.text).join('; ');
    throw new PlatformReadError(`the reply does not fit ${VISITOR_READS[name]}: ${text}`, { url, status, path: first.path });
  }
  return envelope.value as ResponseOf<Name>;
}

/**
 * Makes a visitor's reads at page start in the brand's default language. Only the public part of the permission reply is
 * kept, without the publisher's region and the site state.
 * @throws PlatformReadError when a read fails or violates its schema: incomplete pages are not published
 */
export async function readAsVisitor(ask: Ask, brand: Brand, origin: string): Promise<VisitorReads> {
  const platform: Platform = { ask, origin };
  const query = { ...announcementQuery, language: brand.languages.default };
  const [permission, tree, registerSettings, first, second] = await Promise.all([
    read(platform, brand, 'permission', { host: brand.hosts[0] ?? new URL(platform.origin).host }),
    read(platform, brand, 'whitelabel'),
    read(platform, brand, 'registerSettings'),
    read(platform, brand, 'announcements', query),
    brand.api.variants.announcements === 'v2' ? read(platform, brand, 'announcementsV2', query) : null,
  ]);
  const announcements = joinAnnouncements(brand, {}, { first, second });
  const { whitelabel: _published, ...publicPart } = permission.info;
  return { permission: publicPart, whitelabel: Array.isArray(tree) ? tree : [tree], registerSettings, announcements };
}

/** The reads that a lobby's page carries: of the announcements its own banners, so that its document stays small. */
export function readsOfLobby(reads: VisitorReads, path: string): VisitorReads {
  const group = bannerGroupOf(path);
  const banners = (reads.announcements.banners ?? []).filter(({ groupName }) => groupName === group);
  return { ...reads, announcements: { banners } };
}

/** The reads that any other page carries: without the banners that only lobbies show, as their own pages have them. */
export function readsOfOther(
  reads: VisitorReads,
  lobbies: readonly string[],
  { layout: { home } }: Pick<Brand, 'layout'>,
): VisitorReads {
  const groups = new Set(lobbies.map(bannerGroupOf));
  for (const name of home.order) groups.delete(home.sections[name]?.group ?? null);
  const { banners } = reads.announcements;
  if (banners === undefined) return reads;
  return {
    ...reads,
    announcements: { ...reads.announcements, banners: banners.filter(({ groupName }) => !groups.has(groupName ?? null)) },
  };
}
