import { pointerTo } from '../../src/engine/brand/json.ts';
import type { Finding } from './finding.ts';
import type { LoadedBrand } from './loadBrand.ts';
import { rules } from './rules.ts';

/** What `brand new` writes for a licence that is not granted yet. */
const PENDING = 'pending';

/**
 * Values that a brand still inherits from base's sample operator: hosts, helplines, no own host. Such a brand may be previewed
 * and published with the sandbox, but not for a real platform.
 */
export function sampleIdentity({ id, brand, provenance }: LoadedBrand): Finding[] {
  const file = `brands/${id}/brand.json`;
  const findings: Finding[] = [];
  const say = (rule: 'inherited-sample' | 'missing-host' | 'placeholder-text', path: string, expected: string, got: string) =>
    findings.push({ rule, severity: rules[rule].severity, file, line: 1, column: 1, path, expected, got });
  const isOfBase = (pointer: string) => provenance.find('brand.json', pointer)?.layer === 'base';
  for (const [kind, hosts] of Object.entries(brand.security.hosts)) {
    const pointer = `/security/hosts/${kind}`;
    if (hosts.length > 0 && isOfBase(pointer))
      say('inherited-sample', pointer, "the operator's hosts, or an empty list", `base's sample hosts ${hosts.join(', ')}`);
  }
  for (const [name, entry] of Object.entries(brand.regulatory.help ?? {})) {
    for (const key of ['name', 'url', 'phone'] as const) {
      const pointer = `${pointerTo('/regulatory/help', name)}/${key}`;
      if (entry[key] !== undefined && isOfBase(pointer))
        say('inherited-sample', pointer, 'who helps in the market, or null', `base's sample helpline, ${entry[key]}`);
    }
  }
  for (const [key, value] of Object.entries(brand.regulatory.legal)) {
    if (value === PENDING) say('placeholder-text', `/regulatory/legal/${key}`, 'the value of the licence', `"${PENDING}"`);
  }
  if (brand.hosts.length === 0) say('missing-host', '/hosts', 'a host that serves the brand', '[]');
  return findings;
}
