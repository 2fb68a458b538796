import type { SandboxContent, SandboxGames, SandboxPlatform, SandboxUsers } from '#contract/types.ts';
import { type JsonObject, isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { isMoment } from '../../../src/sandbox/values/moments.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { typoMatches } from '../typoMatches.ts';
import { callingCodeOf, isMail, vendorsOf } from '../values/checkBrandValues.ts';
import { unbalanced } from './unbalanced.ts';

const contentFile = 'sandbox/content.json';
const platformFile = 'sandbox/platform.json';
const gamesFile = 'sandbox/games.json';

const categories = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT'];

function checkGameTarget(context: CheckContext, pointer: string, value: string, origin: { file: string; pointer: string }): void {
  const [vendor = '', category] = value.split('/');
  const where = latest(context, { file: contentFile, pointer }, origin);
  sayUnknown(context, { rule: 'unknown-name', ...where }, vendor, vendorsOf(context), 'a vendor of sandbox/games.json');
  if (category !== undefined) sayUnknown(context, { rule: 'unknown-name', ...where }, category, categories, 'a game category');
}

interface Paths {
  patterns: readonly string[];
  expressions: readonly RegExp[];
}

/** Paths of the routes of a layout, compiled once for all of its links. */
const pathsOf = new WeakMap<CheckContext['brand']['layout'], Paths>();

function routePaths({ layout }: CheckContext['brand']): Paths {
  const known = pathsOf.get(layout);
  if (known !== undefined) return known;
  const patterns = Object.values(layout.routes).flatMap(({ paths }) => paths);
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  );
  const paths = { patterns, expressions };
  pathsOf.set(layout, paths);
  return paths;
}

function checkPortalLinks(context: CheckContext, pointer: string, html: string): void {
  const { patterns, expressions } = routePaths(context.brand);
  for (const [, , path = ''] of html.matchAll(/\shref\s*=\s*(["'])(\/(?!\/)[^"'?#]*)/gi)) {
    if (!expressions.some((expression) => expression.test(path)))
      sayUnknown(context, { rule: 'unknown-path', file: contentFile, pointer }, path, patterns, 'a path of layout.json routes');
  }
}

function checkMoment(context: CheckContext, file: string, pointer: string, value: unknown): void {
  if (typeof value !== 'string' || isMoment(value)) return;
  say(context, { rule: 'wrong-value', file, pointer, expected: 'a day and time that exist', got: shown(value) });
}

function checkContent(context: CheckContext, content: SandboxContent): void {
  for (const [id, { linkageType, linkageValue }] of Object.entries(content.banners ?? {})) {
    const at = pointerTo('/banners', id);
    const origin = { file: contentFile, pointer: `${at}/linkageType` };
    if (linkageType === 'GAME' && linkageValue) checkGameTarget(context, `${at}/linkageValue`, linkageValue, origin);
  }
  for (const kind of ['promotions', 'messages', 'notices', 'help'] as const) {
    for (const [id, entry] of Object.entries(content[kind] ?? {})) {
      const at = pointerTo(`/${kind}`, id);
      for (const key of ['startTime', 'endTime', 'date'])
        checkMoment(context, contentFile, `${at}/${key}`, (entry as unknown as JsonObject)[key]);
      for (const [language, html] of Object.entries((entry as { content: Record<string, string> }).content)) {
        const pointer = `${at}/content/${language}`;
        const fault = unbalanced(html);
        if (fault !== null) {
          const expected = 'HTML whose tags are closed in the order in which they open';
          say(context, { rule: 'unsafe-html', file: contentFile, pointer, expected, got: shown(fault) });
        }
        checkPortalLinks(context, pointer, html);
      }
    }
  }
}

function checkUsers(context: CheckContext, { users }: SandboxUsers, content: SandboxContent): void {
  const file = 'sandbox/users.json';
  for (const [account, user] of Object.entries(users)) {
    const at = pointerTo('/users', account);
    const { email, mobileNum, twoStep, promotions = {} } = user;
    if (email !== undefined && email !== '' && !isMail(email))
      say(context, { rule: 'wrong-value', file, pointer: `${at}/email`, expected: 'a mail address', got: shown(email) });
    if ((twoStep === 'email' && !email) || (twoStep === 'sms' && !mobileNum)) {
      const expected = twoStep === 'email' ? 'an email, to which the code is sent' : 'a mobileNum, to which the code is sent';
      say(context, { rule: 'missing-key', file, pointer: `${at}/twoStep`, expected, got: 'none' });
    }
    for (const id of Object.keys(promotions)) {
      const where = { rule: 'unknown-name' as const, file, pointer: pointerTo(`${at}/promotions`, id), what: 'key' as const };
      sayUnknown(context, where, id, Object.keys(content.promotions ?? {}), 'a promotion of content.json');
    }
  }
}

function checkTree(context: CheckContext, nodes: SandboxPlatform['whitelabel'], at: string): void {
  const known = Object.values(context.brand.flags).map((flag) => flag.modId);
  for (const [modId, node] of Object.entries(nodes)) {
    const pointer = pointerTo(at, modId);
    if (node.enabled !== '0' && node.enabled !== '1') {
      const where = { file: platformFile, pointer: `${pointer}/enabled` };
      say(context, { rule: 'wrong-value', ...where, expected: '"1" or "0"', got: shown(node.enabled) });
    }
    const isOwn = context.layers[0]?.sources.get(platformFile)?.has(pointer) !== true;
    const near = isOwn && !known.includes(modId) ? typoMatches(modId, known) : [];
    if (near.length > 0) {
      const where = { file: platformFile, pointer, what: 'key' as const };
      say(context, {
        rule: 'similar-name',
        ...where,
        expected: 'a node of the platform',
        got: shown(modId),
        ...didYouMean(near),
      });
    }
    if (node.nodes) checkTree(context, node.nodes as SandboxPlatform['whitelabel'], `${pointer}/nodes`);
  }
}

function checkPlatform(context: CheckContext, { whitelabel, countries, permission }: SandboxPlatform): void {
  const file = platformFile;
  checkTree(context, whitelabel, '/whitelabel');
  for (const [country, code] of Object.entries(countries)) {
    const known = callingCodeOf(country);
    if (known === code) continue;
    const expected =
      known === null ? 'a country with telephone numbers (ISO 3166)' : `"${known}", the dialing code of ${country}`;
    const pointer = pointerTo('/countries', country);
    say(context, { rule: 'wrong-value', file, pointer, expected, got: shown(known === null ? country : code) });
  }
  checkMoment(context, file, '/permission/maintenanceEndTime', permission.maintenanceEndTime);
  for (const key of ['imageCDNs', 'launchGameCDNs'] as const) {
    permission[key].forEach((host, index) => {
      if (/^(?:https:\/\/)?[^/]+\/?$/.test(host)) return;
      const pointer = `/permission/${key}/${index}`;
      say(context, { rule: 'wrong-value', file, pointer, expected: 'a host without a path', got: shown(host) });
    });
  }
}

function checkGames(context: CheckContext, games: SandboxGames): void {
  for (const [key, title] of Object.entries(games.titles ?? {})) {
    for (const picture of ['poster', 'wide'] as const)
      checkPoster(context, `${pointerTo('/titles', key)}/${picture}`, title[picture]);
  }
  for (const [key, reward] of Object.entries(games.rewards ?? {}))
    checkPoster(context, `${pointerTo('/rewards', key)}/image`, reward.image);
  for (const [code, lottery] of Object.entries(games.lotteries ?? {})) {
    const at = pointerTo('/lotteries', code);
    const where = (key: string) => ({ file: gamesFile, pointer: `${at}/${key}` });
    checkPoster(context, `${at}/poster`, lottery.poster);
    sayUnknown(
      context,
      { rule: 'unknown-name', ...where('vassalage') },
      lottery.vassalage,
      vendorsOf(context),
      'a vendor of sandbox/games.json',
    );
    sayUnknown(
      context,
      { rule: 'unknown-name', ...where('group') },
      lottery.group,
      Object.keys(games.lotteryGroups ?? {}),
      'a group of lotteryGroups',
    );
    if (lottery.everySeconds === undefined && lottery.dailyAt === undefined)
      say(context, {
        rule: 'missing-key',
        file: gamesFile,
        pointer: at,
        what: 'key',
        expected: 'everySeconds or dailyAt',
        got: 'neither',
      });
    if (lottery.from > lottery.to) {
      const spot = latest(context, where('from'), where('to'));
      say(context, { rule: 'min-above-max', ...spot, expected: `from at most to (${lottery.to})`, got: String(lottery.from) });
    }
    if (lottery.everySeconds === undefined || lottery.closesBefore < lottery.everySeconds) continue;
    const spot = latest(context, where('closesBefore'), where('everySeconds'));
    say(context, {
      rule: 'min-above-max',
      ...spot,
      expected: `less than everySeconds (${lottery.everySeconds})`,
      got: String(lottery.closesBefore),
    });
  }
}

function checkPoster(context: CheckContext, pointer: string, path: string | undefined): void {
  const name = /^\/media\/(.+)$/.exec(path ?? '')?.[1];
  if (name === undefined || context.media(name) !== null) return;
  say(context, { rule: 'unknown-image', file: gamesFile, pointer, expected: 'a file of the media folder', got: shown(path) });
}

/** Parts of the sandbox data that a scenario may patch. */
function checkScenarioData(context: CheckContext): void {
  const scenarios = (context.sandbox['scenarios']?.['scenarios'] ?? {}) as Record<string, { data?: JsonObject }>;
  const parts = Object.keys(context.sandbox).filter((part) => part !== 'scenarios');
  for (const [name, { data = {} }] of Object.entries(scenarios)) {
    for (const part of Object.keys(data)) {
      const pointer = pointerTo(`${pointerTo('/scenarios', name)}/data`, part);
      const where = { rule: 'unknown-name' as const, file: 'sandbox/scenarios.json', pointer, what: 'key' as const };
      sayUnknown(context, where, part, parts, 'a file of the sandbox folder');
    }
  }
}

/** Checks that vendors, promotions, pictures, days and countries in sandbox data exist. */
export function checkSandboxLinks(context: CheckContext): void {
  const { content, users, platform, games } = context.sandbox;
  if (isJsonObject(content ?? null)) checkContent(context, content as unknown as SandboxContent);
  if (users !== undefined) checkUsers(context, users as unknown as SandboxUsers, (content ?? {}) as unknown as SandboxContent);
  if (platform !== undefined) checkPlatform(context, platform as unknown as SandboxPlatform);
  if (games !== undefined) checkGames(context, games as unknown as SandboxGames);
  checkScenarioData(context);
}
