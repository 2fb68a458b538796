import { type JsonObject, isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { safeHttpUrl, safePath } from '../../../src/engine/values/safeUrl.ts';
import { type CheckContext, type Spot, latest, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import { typoMatches } from '../typoMatches.ts';

interface Address extends Spot {
  url: string;
  /** Allowed hosts; `list` is their key in security.hosts, used in the finding. */
  hosts: readonly string[];
  list: keyof CheckContext['brand']['security']['hosts'];
  /** Whether a portal path is allowed. */
  path: boolean;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const records = (value: unknown): [string, JsonObject][] =>
  isJsonObject(value as JsonObject)
    ? Object.entries(value as JsonObject).filter((pair): pair is [string, JsonObject] => isJsonObject(pair[1]))
    : [];

/** Addresses in HTML content: links and images. */
function inHtml(html: string): { url: string; picture: boolean }[] {
  return [...html.matchAll(/\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
    ([, kind = '', double, single, bare]) => ({ url: double ?? single ?? bare ?? '', picture: kind.toLowerCase() === 'src' }),
  );
}

function addresses(context: CheckContext): Address[] {
  const { brand, sandbox } = context;
  const { hosts } = brand.security;
  const links = [...new Set([...brand.hosts, ...(hosts.links ?? []), ...hosts.chat])];
  const toLink = { hosts: links, list: 'links' } as const;
  const toImage = { hosts: hosts.images, list: 'images' } as const;
  const platform = sandbox['platform'] ?? {};
  const content = sandbox['content'] ?? {};
  const found: Address[] = [];

  for (const [name, { url }] of Object.entries(brand.regulatory.help ?? {})) {
    const pointer = `${pointerTo('/regulatory/help', name)}/url`;
    found.push({ file: 'brand.json', pointer, url, ...toLink, path: false });
  }
  for (const [menu, { entries }] of Object.entries(brand.menus)) {
    for (const [name, { link }] of Object.entries(entries)) {
      const pointer = `${pointerTo(`${pointerTo('', menu)}/entries`, name)}/link`;
      if (link !== undefined)
        found.push({ file: 'menus.json', pointer, url: link, hosts: hosts.links ?? [], list: 'links', path: false });
    }
  }
  for (const [name, resource] of records(platform['resources'])) {
    const logo = String(resource['resourceType']).endsWith('_LOGO');
    for (const key of ['url', 'qrCodeUrl'] as const) {
      const pointer = `${pointerTo('/resources', name)}/${key}`;
      const url = resource[key];
      if (typeof url !== 'string' || url === '') continue;
      found.push({ file: 'sandbox/platform.json', pointer, url, ...(logo ? toImage : toLink), path: logo });
    }
  }
  const service = platform['customerService'];
  if (typeof service === 'string') {
    const pointer = '/customerService';
    found.push({ file: 'sandbox/platform.json', pointer, url: service, hosts: hosts.chat, list: 'chat', path: true });
  }
  const permission = platform['permission'] as JsonObject | undefined;
  for (const [key, list] of [
    ['imageCDNs', 'images'],
    ['launchGameCDNs', 'games'],
  ] as const) {
    strings(permission?.[key]).forEach((host, index) => {
      const url = host.includes('://') ? host : `https://${host}`;
      const pointer = `/permission/${key}/${index}`;
      found.push({ file: 'sandbox/platform.json', pointer, url, hosts: hosts[list], list, path: false });
    });
  }
  const file = 'sandbox/content.json';
  for (const [id, banner] of records(content['banners'])) {
    const at = pointerTo('/banners', id);
    for (const key of ['url', 'urlMobile'] as const) {
      if (typeof banner[key] === 'string')
        found.push({ file, pointer: `${at}/${key}`, url: banner[key], ...toImage, path: true });
    }
    const target = banner['linkageValue'];
    if (banner['linkageType'] === 'URL' && typeof target === 'string') {
      const where = latest(context, { file, pointer: `${at}/linkageValue` }, { file, pointer: `${at}/linkageType` });
      found.push({ ...where, url: target, ...toLink, path: false });
    }
  }
  for (const [id, promotion] of records(content['promotions'])) {
    const pointer = `${pointerTo('/promotions', id)}/image`;
    if (typeof promotion['image'] === 'string') found.push({ file, pointer, url: promotion['image'], ...toImage, path: true });
  }
  for (const kind of ['promotions', 'messages', 'notices', 'help'] as const) {
    for (const [id, entry] of records(content[kind])) {
      for (const [language, html] of Object.entries((entry['content'] ?? {}) as JsonObject)) {
        const pointer = `${pointerTo(pointerTo('', kind), id)}/content/${language}`;
        for (const { url, picture } of inHtml(String(html))) {
          if (/^(?:#|mailto:|tel:)/i.test(url)) continue;
          found.push({ file, pointer, url, ...(picture ? toImage : toLink), path: true });
        }
      }
    }
  }
  for (const [account, user] of records(sandbox['users']?.['users'])) {
    const pointer = `${pointerTo('/users', account)}/avatar`;
    const url = user['avatar'];
    if (typeof url === 'string' && url !== '') found.push({ file: 'sandbox/users.json', pointer, url, ...toImage, path: true });
  }
  const telemetry = brand.telemetry?.endpoint ?? '';
  if (telemetry !== '') {
    const pointer = '/telemetry/endpoint';
    found.push({ file: 'brand.json', pointer, url: telemetry, hosts: hosts.api, list: 'api', path: true });
  }
  return found;
}

/** Where to list the host, after one that may be meant: hosts of one operator look alike. */
function hostHint(host: string, hosts: readonly string[], list: string): string {
  const { hint } = didYouMean(typoMatches(host, hosts));
  const add = `add "${host}" to security.hosts.${list} of brand.json`;
  return hint === undefined ? add : `${hint} or ${add}`;
}

/** Whether a later layer than that of the address says which hosts are allowed. */
const isBeforeList = ({ depthOf }: CheckContext, { file, pointer, list }: Address): boolean =>
  !file.startsWith('sandbox/') && depthOf(file, pointer) < depthOf('brand.json', `/security/hosts/${list}`);

/** An own list replaces the inherited one: what it lacks for inherited addresses is one finding a host, at the list. */
function sayLostHosts(context: CheckContext, lost: readonly Address[]): void {
  const hostOf = ({ url }: Address) => new URL(url).host;
  for (const host of new Set(lost.map(hostOf))) {
    const those = lost.filter((address) => hostOf(address) === host);
    const [{ list, file, pointer }] = those as [Address];
    const more = those.length === 1 ? ' leads' : ` and ${those.length - 1} more lead`;
    // base's helplines are samples, without which a site can be tried; check --live refuses them
    const isSample = those.every((address) => context.depthOf(address.file, address.pointer) === 0);
    say(context, {
      rule: isSample ? 'lost-help' : 'host-not-listed',
      file: 'brand.json',
      pointer: `/security/hosts/${list}`,
      expected: `${shown(host)} too, to which the inherited ${file} ${pointer}${more}, or other addresses there`,
      got: shown(context.brand.security.hosts[list]),
    });
  }
}

/** Checks that addresses are https without credentials, on allowed hosts (T2, T12, T33). */
export function checkAddresses(context: CheckContext): void {
  const lost: Address[] = [];
  for (const address of addresses(context)) {
    const { file, pointer, url, hosts, list, path } = address;
    if (path && safePath(url) !== null) continue;
    if (safeHttpUrl(url) === null) {
      const expected = path ? 'a portal path or an https address' : 'an https address without user name and password';
      say(context, { rule: 'unsafe-url', file, pointer, expected, got: shown(url) });
    } else if (safeHttpUrl(url, { hosts }) === null) {
      if (isBeforeList(context, address)) lost.push(address);
      else
        say(context, {
          rule: 'host-not-listed',
          file,
          pointer,
          expected: `a host of brand.json security.hosts.${list}${hosts.length > 0 ? `: ${hosts.join(', ')}` : ' (currently empty)'}`,
          got: shown(url),
          hint: hostHint(new URL(url).host, hosts, list),
        });
    }
  }
  sayLostHosts(context, lost);
}
