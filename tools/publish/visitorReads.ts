import type { AnnouncementsResponse, PermissionInfo, RegisterSettings, WhitelabelNode } from '#contract/types.ts';
import { validators } from '#contract/validators.ts';
import type { Brand } from '#engine/snapshot.ts';
import { endpoints, type ResponseOf } from '#platform/endpoints.ts';

/** Answers a call of the platform: the sandbox, or a running one over the network. */
export type Ask = (request: Request) => Promise<Response | null>;

/** What any visitor reads when a page starts, and a snapshot may therefore carry. */
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
} as const;

type VisitorRead = keyof typeof VISITOR_READS;

async function problemsOf(name: VisitorRead, value: unknown): Promise<string | null> {
  const { validate } = await validators[VISITOR_READS[name]]();
  if (validate(value)) return null;
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`).join('; ');
}

async function read<Name extends VisitorRead>(
  ask: Ask,
  brand: Brand,
  origin: string,
  name: Name,
  query: Record<string, string> = {},
): Promise<ResponseOf<Name>> {
  const { path } = { ...endpoints[name], ...brand.api.endpoints[name] };
  const url = new URL(`${path}?${new URLSearchParams(query).toString()}`, origin);
  const reply = await ask(new Request(url, { headers: { Accept: 'application/json' } }));
  if (!reply?.ok) throw new Error(`${url.pathname} answered ${reply ? reply.status : 'nothing'}.`);
  const { success, value } = (await reply.json()) as { success?: boolean; value?: unknown };
  if (success !== true) throw new Error(`${url.pathname} was refused.`);
  const problems = await problemsOf(name, value);
  if (problems !== null) throw new Error(`${url.pathname} does not fit ${VISITOR_READS[name]}: ${problems}`);
  return value as ResponseOf<Name>;
}

/**
 * Makes the four reads of a visitor in the brand's default language. Only the public part of the permission reply is
 * kept: never where the publisher is, nor the state of the site.
 * @throws when a read fails or does not fit its schema: a page that is not whole is not published.
 */
export async function readAsVisitor(ask: Ask, brand: Brand, origin: string): Promise<VisitorReads> {
  const [permission, tree, registerSettings, announcements] = await Promise.all([
    read(ask, brand, origin, 'permission', { host: new URL(origin).host }),
    read(ask, brand, origin, 'whitelabel'),
    read(ask, brand, origin, 'registerSettings'),
    read(ask, brand, origin, 'announcements', {
      types: 'B,PL,PU,PR',
      platform: 'W',
      execution: 'B',
      language: brand.languages.default,
    }),
  ]);
  const { whitelabel: _published, ...publicPart } = permission.info;
  return { permission: publicPart, whitelabel: Array.isArray(tree) ? tree : [tree], registerSettings, announcements };
}
