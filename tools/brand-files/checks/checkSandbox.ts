import type { SandboxBanner, SandboxContent, SandboxPlatform, SandboxTexts, SandboxUsers } from '#contract/types.ts';
import { bannerGroups } from '../../../src/engine/brand/bannerGroups.ts';
import { isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { MARKUP } from './checkTexts.ts';
import { shown } from '../finding.ts';
import { fallsBack } from '../languages/fallback.ts';

export const linkageTypes = ['URL', 'ROUTE', 'PROMOTION', 'GAME', 'PANEL', 'CS'];

export const resourceTypes = [
  'ANDROID',
  'IOS',
  'LITE',
  'FACEBOOK',
  'INSTAGRAM',
  'TELEGRAM',
  'AFFILIATE',
  'PAYMENT_LOGO',
  'PROVIDER_LOGO',
  'OTHER',
];

export const endpointNames: readonly string[] = Object.keys(endpoints);

/** Markup that sanitising would remove. */
const UNSAFE_HTML = /<(?:script|style|iframe|object|embed|form|input|base|meta|link|svg)\b|\son[a-z]+\s*=|javascript:/i;

const contentFile = 'sandbox/content.json';

function checkBanner(context: CheckContext, id: string, banner: SandboxBanner): void {
  const at = pointerTo('/banners', id);
  const where = { rule: 'unknown-name' as const, file: contentFile, pointer: `${at}/groupName` };
  const own = Object.values(context.brand.layout.home.sections).flatMap(({ group }) => group ?? []);
  sayUnknown(context, where, banner.groupName, [...bannerGroups, ...own], 'a banner group');
  checkLinkage(context, at, banner);
}

/** Checks where a banner or a mission leads. */
function checkLinkage(
  context: CheckContext,
  at: string,
  { linkageType, linkageValue = '' }: Pick<SandboxBanner, 'linkageType' | 'linkageValue'>,
): void {
  const spot = (key: string) => ({ file: contentFile, pointer: `${at}/${key}` });
  const unknownTarget = (name: string, known: Iterable<string>, expected: string) =>
    sayUnknown(
      context,
      { rule: 'unknown-name', ...latest(context, spot('linkageValue'), spot('linkageType')) },
      name,
      known,
      expected,
    );
  if (!linkageType) return;
  const kind = { rule: 'unknown-name' as const, ...spot('linkageType') };
  sayUnknown(context, kind, linkageType, linkageTypes, `one of ${linkageTypes.join(', ')}`);
  const routes = Object.keys(context.brand.layout.routes);
  if (linkageType === 'ROUTE') unknownTarget(linkageValue.split('#')[0]!, routes, 'a route of layout.json');
  const panels = [context.panels.member, context.panels.agent].flatMap((menu) => Object.keys(menu));
  if (linkageType === 'PANEL') unknownTarget(linkageValue, panels, 'a panel of panels.json');
  if (linkageType === 'PROMOTION') {
    const promotions = Object.keys((context.sandbox['content'] as SandboxContent).promotions ?? {});
    unknownTarget(linkageValue, promotions, 'a promotion of content.json');
  }
}

/** Checks texts by language: plain or safe HTML, in every offered language. */
function checkWords(context: CheckContext, pointer: string, texts: SandboxTexts, html: boolean): void {
  for (const [language, text] of Object.entries(texts as Record<string, string>)) {
    const where = { file: contentFile, pointer: `${pointer}/${language}` };
    const found = (html ? UNSAFE_HTML : MARKUP).exec(text)?.[0];
    if (found === undefined) continue;
    const expected = html ? 'paragraphs, lists, emphasis, links, pictures' : 'plain text';
    say(context, { rule: html ? 'unsafe-html' : 'text-markup', ...where, expected, got: shown(found) });
  }
  // the simulated platform falls back like the portal
  const alone = context.brand.languages.supported.filter((language) => !fallsBack(context, language));
  const without = alone.filter((language) => texts[language] === undefined);
  if (without.length === 0) return;
  const expected = `the text in ${without.join(', ')}, which the brand offers`;
  const got = Object.keys(texts).join(', ');
  say(context, { rule: 'missing-translation', file: contentFile, pointer, what: 'key', expected, got });
}

function checkContent(context: CheckContext, content: SandboxContent): void {
  for (const [id, banner] of Object.entries(content.banners ?? {})) checkBanner(context, id, banner);
  for (const [id, mission] of Object.entries(content.missions ?? {})) checkLinkage(context, pointerTo('/missions', id), mission);
  for (const kind of ['banners', 'promotions', 'missions', 'messages', 'notices', 'help'] as const) {
    for (const [id, entry] of Object.entries(content[kind] ?? {})) {
      for (const [key, texts] of Object.entries(entry as object)) {
        if (isJsonObject(texts))
          checkWords(context, `${pointerTo(`/${kind}`, id)}/${key}`, texts as SandboxTexts, key === 'content');
      }
    }
  }
}

function checkUsers(context: CheckContext, { users }: SandboxUsers): void {
  const owners = new Map<string, string>();
  for (const [account, user] of Object.entries(users)) {
    const phone = user.mobileNum === undefined ? undefined : `${user.countryDialingCode ?? ''} ${user.mobileNum}`;
    for (const [key, value] of [
      ['mobileNum', phone],
      ['email', user.email?.toLowerCase()],
    ] as const) {
      if (value === undefined || value === '') continue;
      const owner = owners.get(`${key} ${value}`);
      owners.set(`${key} ${value}`, account);
      if (owner === undefined) continue;
      // report the member from the nearer layer
      const spots = [account, owner].map((name) => ({
        file: 'sandbox/users.json',
        pointer: `${pointerTo('/users', name)}/${key}`,
      }));
      const [mine, theirs] = spots as [(typeof spots)[0], (typeof spots)[0]];
      const later = context.depthOf(theirs.file, theirs.pointer) > context.depthOf(mine.file, mine.pointer);
      const got = `${shown(user[key])}, which is ${later ? account : owner}'s`;
      say(context, { rule: 'user-twice', ...(later ? theirs : mine), expected: `a ${key} of its own`, got });
    }
  }
}

type Nodes = SandboxPlatform['whitelabel'];

function checkTree(context: CheckContext, nodes: Nodes, at: string, seen: Map<string, string>): void {
  for (const [modId, node] of Object.entries(nodes)) {
    const pointer = pointerTo(at, modId);
    const first = seen.get(modId);
    seen.set(modId, pointer);
    if (first !== undefined) {
      const where = { file: 'sandbox/platform.json', pointer, what: 'key' as const };
      say(context, { rule: 'node-twice', ...where, expected: 'each node once in the tree', got: `${modId}, also at ${first}` });
    }
    if (node.nodes) checkTree(context, node.nodes as Nodes, `${pointer}/nodes`, seen);
  }
}

/** Checks that the sandbox data fits the brand. */
export function checkSandbox(context: CheckContext): void {
  for (const name of Object.keys(context.brand.api.endpoints)) {
    const where = { rule: 'unknown-endpoint' as const, file: 'brand.json', pointer: pointerTo('/api/endpoints', name) };
    sayUnknown(context, { ...where, what: 'key' }, name, endpointNames, 'a call of the endpoint table');
  }
  const { content, users, platform } = context.sandbox as { content?: unknown; users?: unknown; platform?: unknown };
  if (content !== undefined) checkContent(context, content as SandboxContent);
  if (users !== undefined) checkUsers(context, users as SandboxUsers);
  if (platform === undefined) return;
  const { whitelabel, resources = {} } = platform as SandboxPlatform;
  checkTree(context, whitelabel, '/whitelabel', new Map());
  for (const [name, { resourceType }] of Object.entries(resources)) {
    const pointer = `${pointerTo('/resources', name)}/resourceType`;
    const where = { rule: 'unknown-name' as const, file: 'sandbox/platform.json', pointer };
    sayUnknown(context, where, resourceType, resourceTypes, `one of ${resourceTypes.join(', ')}`);
  }
}
