import type { Json } from '../../../src/engine/brand/json.ts';
import { type Demand, type Market, marketOf, sourceOf, spotOf } from '../../brand-files/markets/markets.ts';
import type { FoundPath } from './findPath.ts';
import { type LayerValues, valueAt } from './layerValues.ts';

/** Why a market demands a value. */
export interface MarketReason {
  /** Code of the market. */
  market: string;
  rule: string;
  source: string;
  url: string;
}

/** Whether a demand is about a value: itself, what has it, or an item of it. */
function isAbout(demand: Demand, { file, pointer }: FoundPath, value: Json | undefined): boolean {
  const spot = spotOf(demand);
  if (file === 'brand.json' && pointer === '/market') return true;
  if (file !== spot.file) return false;
  if (pointer === spot.pointer || spot.pointer.startsWith(`${pointer}/`)) return true;
  if (!pointer.startsWith(`${spot.pointer}/`)) return false;
  if ('includes' in demand) return value === demand.includes;
  if ('link' in demand) return pointer.startsWith(`${spot.pointer}/${demand.link.key}`);
  return true;
}

/** What the brand's market demands of a value, or of a flag's node. Empty for a brand without a market. */
export function marketReasons(values: LayerValues, about: FoundPath | null, modId: string | null): MarketReason[] {
  const brand = values.merged.get('brand.json')?.value;
  const code = brand?.['market'];
  const market: Market | null = marketOf(code);
  if (market === null || typeof code !== 'string') return [];
  const value = about === null ? undefined : valueAt(values.merged.get(about.file)?.value, about.pointer);
  return market.demands
    .filter((demand) => (about !== null && isAbout(demand, about, value)) || ('includes' in demand && demand.includes === modId))
    .map((demand) => {
      const { name, url } = sourceOf(market, demand);
      return { market: code, rule: demand.rule, source: name, url };
    });
}
