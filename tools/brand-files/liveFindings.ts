import { type Json, isJsonObject, pointerTo } from '../../src/engine/brand/json.ts';
import { type Finding, shown } from './finding.ts';
import type { LoadedBrand } from './loadBrand.ts';
import { marketFindings } from './markets/marketFindings.ts';
import { marketOf } from './markets/markets.ts';
import { type Rule, rules } from './rules.ts';

/** What `brand new` writes for a licence that is not granted yet. */
const PENDING = 'pending';

/** Where base's sample operator has its hosts. */
const SAMPLE_HOST = /(?:^|[/.@])portal\.example(?![\w.-])/i;

/** Names that the internet never resolves (RFC 2606, RFC 6761, RFC 6762). */
const RESERVED_HOST =
  /(?:^|[/.@])(?:[a-z0-9-]+\.)*(?:example|test|invalid|local|internal)(?=[:/?#]|$)|(?:^|[/.@])example\.(?:com|net|org)(?=[:/?#]|$)/i;

/** Every text of a value with its pointer. */
function* textsOf(value: Json, pointer: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, `${pointer}/${index}`);
  else if (isJsonObject(value)) for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, pointerTo(pointer, key));
}

/**
 * What would stop or harm a site on a real platform, while a preview and a sandbox site may have it: values of base's sample
 * operator, a licence that is not granted, no host, no keys to seal passwords with, what the market demands. Warnings do not stop publishing.
 */
export function liveFindings({ brand, market: code, chain, place, provenance }: LoadedBrand): Finding[] {
  const findings: Finding[] = [];
  const say = (
    rule: Rule,
    path: string,
    expected: string,
    got: string,
    severity: Finding['severity'] = rules[rule].severity,
  ): void => void findings.push({ rule, severity, ...place('brand.json', path), path, expected, got });
  const isOfBase = (pointer: string) => provenance.find('brand.json', pointer)?.layer === 'base';

  const sayHost = (pointer: string, host: string, expected: string): void => {
    if (isOfBase(pointer) || SAMPLE_HOST.test(host)) say('inherited-sample', pointer, expected, `${shown(host)}, base's sample`);
    else if (RESERVED_HOST.test(host)) say('reserved-host', pointer, 'a host that the internet resolves', shown(host));
  };
  brand.hosts.forEach((host, index) => sayHost(`/hosts/${index}`, host, 'a host of the operator'));
  for (const [kind, hosts] of Object.entries(brand.security.hosts))
    hosts.forEach((host, index) => sayHost(`/security/hosts/${kind}/${index}`, host, "the operator's hosts, or an empty list"));
  for (const [pointer, text] of textsOf(brand.regulatory.help ?? {}, '/regulatory/help')) {
    if (/\/(?:name|url|phone)$/.test(pointer)) sayHost(pointer, text, 'who helps in the market, or null');
  }
  for (const [pointer, text] of textsOf(brand.regulatory.legal, '/regulatory/legal')) {
    if (text === PENDING) say('placeholder-text', pointer, 'the value of the licence', shown(PENDING));
    else if (pointer.endsWith('/email')) sayHost(pointer, text, 'a mail address of the operator');
  }
  // of which a brand in the making is only warned
  if (brand.hosts.length === 0) say('missing-host', '/hosts', 'a host that serves the brand', '[]', 'error');
  if (brand.security.payloadKeys.length === 0) {
    const expected = "the platform's public keys: a published site sends no password that is not sealed with one";
    say('missing-keys', '/security/payloadKeys', expected, '[]: nobody could sign in or register');
  }
  const market = marketOf(code);
  if (code === null || market === null) return findings;
  const depthOf = (file: string, pointer: string) => chain.indexOf(provenance.find(file, pointer)?.layer ?? 'base');
  return [...findings, ...marketFindings({ brand, code, market, place, depthOf }, { live: true })];
}
