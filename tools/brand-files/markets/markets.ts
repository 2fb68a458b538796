import data from './markets.json' with { type: 'json' };

export interface Source {
  name: string;
  url: string;
}

/** A place that helps, as `regulatory.help` of brand.json has it, under `key`. */
export interface HelpLink {
  key: string;
  name: string;
  text: string;
  url: string;
}

interface DemandHead {
  /** File and JSON pointer: `brand.json#/hosts`. */
  at: string;
  /** What is demanded, in words. */
  rule: string;
  /** Key of the market's sources. */
  source: string;
  /** Article or paragraph of the source. */
  section?: string;
}

/** What is demanded of a value; `markets.schema.json` says what each kind means. */
export type DemandKind =
  | { atLeast: number }
  | { atMost: number }
  | { includes: string }
  | { names: readonly string[] }
  | { link: HelpLink }
  | { ending: string };

export type Demand = DemandHead & DemandKind;

export interface Market {
  /** In English. */
  name: string;
  /** Platform codes, also of languages that the portal lacks. */
  languages: readonly string[];
  /** ISO 4217. */
  currency: string;
  /** ISO 3166, of telephone numbers. */
  country: string;
  /** IANA. */
  timeZone: string;
  authority: string;
  /** What the law says that no value of a brand can meet, with its source. */
  caution?: string;
  sources: Readonly<Record<string, Source>>;
  demands: readonly Demand[];
}

const { $schema: _schema, ...byCode } = data;
const markets: Readonly<Record<string, Market>> = byCode;

/** ISO 3166 codes of the known markets, sorted. */
export const marketCodes: readonly string[] = Object.keys(markets).sort();

/** A market by its code; null for an unknown one. */
export const marketOf = (code: unknown): Market | null =>
  typeof code === 'string' && Object.hasOwn(markets, code) ? (markets[code] ?? null) : null;

/** The file and JSON pointer of what a demand judges. */
export function spotOf({ at }: Demand): { file: string; pointer: string } {
  const mark = at.indexOf('#');
  return { file: at.slice(0, mark), pointer: at.slice(mark + 1) };
}

/** Where a demand is written: `Lei 14.790/2023, art. 29`, and its address. */
export function sourceOf(market: Market, { source, section }: Demand): Source {
  const { name, url } = market.sources[source] ?? { name: source, url: '' };
  return { name: section === undefined ? name : `${name}, ${section}`, url };
}
