import type { BrandOutline } from '../brandOutlines.ts';
import { type Finding, shown } from '../finding.ts';
import { rules } from '../rules.ts';

/** The implicit host of a brand. */
const localHost = (id: string) => `${id}.localhost`;

type Named = BrandOutline['hosts'][number];

/** Reports hosts that two brands claim, at the later one, or at the one that is asked for. */
function hostsTwice(brands: readonly BrandOutline[], asked: readonly string[]): Finding[] {
  const owners = new Map(
    brands.map(({ id }): [string, { id: string; claim: Named | null }] => [localHost(id), { id, claim: null }]),
  );
  const findings: Finding[] = [];
  for (const { id, hosts } of brands) {
    for (const claim of hosts) {
      const { host } = claim;
      const owner = owners.get(host);
      owners.set(host, { id, claim });
      if (owner === undefined) continue;
      const first = !asked.includes(id) && asked.includes(owner.id) ? owner.claim : null;
      const { path, place } = first ?? claim;
      const got =
        first === null ? `${shown(host)}, which already belongs to ${owner.id}` : `${shown(host)}, which ${id} has, too`;
      findings.push({ rule: 'host-twice', severity: 'error', ...place(), path, expected: 'a host of one brand', got });
    }
  }
  return findings;
}

/** Reports merchant codes that two brands name themselves, as after copying a folder. */
function merchantsTwice(brands: readonly BrandOutline[], asked: readonly string[]): Finding[] {
  const byCode = new Map<string, BrandOutline[]>();
  for (const brand of brands) {
    const code = brand.merchant?.code;
    if (code !== undefined) byCode.set(code, [...(byCode.get(code) ?? []), brand]);
  }
  return [...byCode.values()].flatMap((sharing) => {
    const isFamily = (one: BrandOutline, other: BrandOutline) =>
      one.chain.some((id) => id !== 'base' && other.chain.includes(id));
    return sharing.flatMap((brand, index): Finding[] => {
      const other = sharing.find((one, at) => !isFamily(one, brand) && (at < index || asked.includes(brand.id)));
      if (other === undefined || (asked.length > 0 && !asked.includes(brand.id))) return [];
      const { code, place } = brand.merchant!;
      const expected = 'the merchant code of this brand: players of another one with it would be its players, too';
      const got = `${shown(code)}, which is that of ${other.id}`;
      const { severity } = rules['merchant-twice'];
      return [{ rule: 'merchant-twice', severity, ...place(), path: '/merchantCode', expected, got }];
    });
  });
}

/** What no two brands may claim. `asked`: the brands that are to be reported; all without one. */
export function checkClaims(brands: readonly BrandOutline[], asked: readonly string[] = []): Finding[] {
  return [...hostsTwice(brands, asked), ...merchantsTwice(brands, asked)];
}
