import { pointerTo } from '../../src/engine/brand/json.ts';
import { type Finding, inBrand, shown } from './finding.ts';
import type { LoadedBrand } from './loadBrand.ts';
import { marketFindings } from './markets/marketFindings.ts';
import { marketOf } from './markets/markets.ts';
import { baseMarks } from './pictures/baseMarks.ts';
import { type Rule, rules } from './rules.ts';

/** What `brand new` writes for a licence that is not granted yet. */
const PENDING = 'pending';

/** Where base's sample operator has its hosts. */
const SAMPLE_HOST = /(?:^|[/.@])portal\.example(?![\w.-])/i;

/** Names that the internet never resolves (RFC 2606, RFC 6761, RFC 6762). */
const RESERVED_HOST =
  /(?:^|[/.@])(?:[a-z0-9-]+\.)*(?:example|test|invalid|local|internal)(?=[:/?#]|$)|(?:^|[/.@])example\.(?:com|net|org)(?=[:/?#]|$)/i;

/** Keys of a helpline that name who helps. */
const HELP_KEYS = ['name', 'url', 'phone'] as const;

/** What a line of the licence waits for. */
const LEGAL_LINES: Readonly<Record<string, string>> = {
  licence: 'the number of the licence',
  authority: 'who granted the licence',
  holder: 'who holds the licence',
  address: 'the registered address',
};

const OWN_FILE = "in the brand's own brand.json";

/**
 * What would stop or harm a site on a real platform, while a preview and a sandbox site may have it: values of base's sample
 * operator, a licence that is not granted, no host, no keys to seal passwords with, what the market demands. Warnings do not stop publishing.
 */
export function liveFindings({ id, brand, market: code, chain, images, place, provenance }: LoadedBrand): Finding[] {
  const findings: Finding[] = [];
  const isOfBase = (pointer: string) => provenance.find('brand.json', pointer)?.layer === 'base';
  const say = (
    rule: Rule,
    path: string,
    expected: string,
    got: string,
    severity: Finding['severity'] = rules[rule].severity,
  ): void => {
    const hint = isOfBase(path) ? { hint: OWN_FILE } : {};
    findings.push({ rule, severity, ...place('brand.json', path), path, expected, got, ...hint });
  };
  const sayInherited = (path: string, expected: string, got: string): void =>
    say('inherited-sample', path, expected, `${got}, base's sample`);
  const sayHost = (path: string, host: string, expected: string): void => {
    if (isOfBase(path) || SAMPLE_HOST.test(host)) sayInherited(path, expected, shown(host));
    else if (RESERVED_HOST.test(host)) say('reserved-host', path, 'a host that the internet resolves', shown(host));
  };

  brand.hosts.forEach((host, index) => sayHost(`/hosts/${index}`, host, 'a host of the operator'));
  for (const [kind, hosts] of Object.entries(brand.security.hosts)) {
    const path = `/security/hosts/${kind}`;
    const expected = "the operator's hosts, or an empty list";
    if (hosts.length > 0 && isOfBase(path)) sayInherited(path, expected, shown(hosts));
    else hosts.forEach((host, index) => sayHost(`${path}/${index}`, host, expected));
  }
  const help = Object.entries(brand.regulatory.help ?? {});
  const ofBase = (name: string) => isOfBase(pointerTo('/regulatory/help', name));
  const helps = 'who helps in the market, or null';
  if (help.length > 0 && help.every(([name]) => ofBase(name))) {
    sayInherited('/regulatory/help', helps, help.map(([, { name }]) => shown(name)).join(', '));
  } else {
    for (const [name, entry] of help) {
      const path = pointerTo('/regulatory/help', name);
      if (ofBase(name)) sayInherited(path, helps, shown(entry.name));
      else for (const key of HELP_KEYS) if (entry[key] !== undefined) sayHost(`${path}/${key}`, entry[key], helps);
    }
  }
  for (const [key, text] of Object.entries(brand.regulatory.legal)) {
    const path = pointerTo('/regulatory/legal', key);
    if (text === PENDING) say('placeholder-text', path, LEGAL_LINES[key] ?? 'the value of the licence', shown(PENDING));
    else if (key === 'email') sayHost(path, text, 'a mail address of the operator');
  }
  for (const { role, name } of baseMarks({ brand, images })) {
    const path = `/images/${role}`;
    const finding = {
      rule: 'inherited-sample',
      severity: rules['inherited-sample'].severity,
      ...place('brand.json', path),
      path,
    } as const;
    findings.push({
      ...finding,
      expected: 'a picture of the brand',
      got: `base's sample ${name}`,
      hint: `brands/${id}/images/${name}`,
    });
  }
  // of which a brand in the making is only warned
  if (brand.hosts.length === 0) say('missing-host', '/hosts', 'a host that serves the brand', '[]', 'error');
  if (brand.security.payloadKeys.length === 0) {
    const expected = "the platform's public keys: a published site sends no password that is not sealed with one";
    say('missing-keys', '/security/payloadKeys', expected, '[]: nobody could sign in or register');
  }
  const market = marketOf(code);
  if (code !== null && market !== null) {
    const depthOf = (file: string, pointer: string) => chain.indexOf(provenance.find(file, pointer)?.layer ?? 'base');
    findings.push(...marketFindings({ brand, code, market, place, depthOf }, { live: true }));
  }
  return findings.map((finding) => inBrand(id, finding));
}
