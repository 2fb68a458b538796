import { pointerKeys } from '../../../src/engine/brand/json.ts';
import type { ResolvedBrand } from '#contract/types.ts';
import { type Finding, type Place, shown } from '../finding.ts';
import { rules } from '../rules.ts';
import { type Demand, type Market, sourceOf, spotOf } from './markets.ts';

/** The brand to judge, and where its values stand. */
export interface Judged {
  brand: ResolvedBrand;
  /** Code of its market. */
  code: string;
  market: Market;
  place: (file: string, pointer: string) => Place;
  /** Layer index of a value's source; 0 is base. */
  depthOf: (file: string, pointer: string) => number;
}

/** Keys of the resolved brand that come from other files than brand.json. */
const homes: Readonly<Record<string, string>> = { 'register-form.json': 'registerForm' };

function valueAt(brand: ResolvedBrand, file: string, pointer: string): unknown {
  const home = homes[file];
  return [...(home === undefined ? [] : [home]), ...pointerKeys(pointer)].reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    brand,
  );
}

const urlsOf = (help: unknown): string[] =>
  Object.values((help ?? {}) as ResolvedBrand['regulatory']['help'] & object).map(({ url }) => url);

/** Host and path, without what does not tell two addresses apart. */
const address = (url: string): string => url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** Whether the other address is the same page, or one below it. */
const leadsTo = (url: string, other: string): boolean =>
  address(other) === address(url) || address(other).startsWith(`${address(url)}/`);

/** What a demand expects of a value, and what the value is instead; null when it is met. */
function fault(demand: Demand, value: unknown): { expected: string; got: string } | null {
  if ('atLeast' in demand)
    return Number(value) >= demand.atLeast ? null : { expected: `at least ${demand.atLeast}`, got: shown(value) };
  if ('atMost' in demand)
    return Number(value) <= demand.atMost ? null : { expected: `at most ${demand.atMost}`, got: shown(value) };
  if ('includes' in demand) {
    const { includes } = demand;
    const list = value as readonly string[];
    return list.includes(includes) ? null : { expected: shown(includes), got: `${shown(list)}, without ${shown(includes)}` };
  }
  if ('names' in demand) {
    const text = String(value).toLowerCase();
    const isNamed = demand.names.some((name) => text.includes(name.toLowerCase()));
    return isNamed ? null : { expected: `the name ${demand.names.map(shown).join(' or ')}`, got: shown(value) };
  }
  if ('link' in demand) {
    const { name, url } = demand.link;
    const isThere = urlsOf(value).some((other) => leadsTo(url, other));
    return isThere ? null : { expected: `an entry that leads to ${url} (${name})`, got: 'none' };
  }
  const other = (value as readonly string[]).find((host) => !host.endsWith(demand.ending));
  return other === undefined ? null : { expected: `hosts below ${demand.ending.slice(1)}`, got: shown(other) };
}

/**
 * Where a brand does not meet its market's demands: warnings, as the site may be in the making, or errors for a live one.
 * Hosts are judged of a live site alone, and what the law says that no value can meet is a warning of it. A value that the brand inherits from above the layer that names the market is reported at
 * the market's name.
 */
export function marketFindings(judged: Judged, { live = false }: { live?: boolean } = {}): Finding[] {
  const { brand, code, market, place, depthOf } = judged;
  const caution: Finding[] =
    !live || market.caution === undefined
      ? []
      : [
          {
            rule: 'market-demand',
            severity: 'warning',
            ...place('brand.json', '/market'),
            path: '/market',
            expected: 'a market in which such a site is licensed',
            got: shown(code),
            hint: market.caution,
          },
        ];
  const unmet = market.demands.flatMap((demand): Finding[] => {
    const { file, pointer } = spotOf(demand);
    const said = 'ending' in demand && !live ? null : fault(demand, valueAt(brand, file, pointer));
    if (said === null) return [];
    const isInherited = depthOf(file, pointer) < depthOf('brand.json', '/market');
    const { name, url } = sourceOf(market, demand);
    return [
      {
        rule: 'market-demand',
        severity: live ? 'error' : rules['market-demand'].severity,
        ...(isInherited ? place('brand.json', '/market') : place(file, pointer)),
        path: isInherited ? '/market' : pointer,
        expected: `${isInherited ? `${file} ${pointer} with ` : ''}${said.expected}, for ${code}: ${demand.rule}`,
        got: isInherited ? `${said.got} in ${file} ${pointer}, inherited` : said.got,
        hint: `source: ${name}, ${url}`,
      },
    ];
  });
  return [...caution, ...unmet];
}
