import type { CheckContext } from '../checkContext.ts';
import { marketFindings } from './marketFindings.ts';
import { marketOf } from './markets.ts';

/** Checks a brand against the demands of its market; one without a market has none. */
export function checkMarket(context: CheckContext): void {
  const { brand, market: code, place, depthOf } = context;
  const market = marketOf(code);
  if (code === null || market === null) return;
  for (const finding of marketFindings({ brand, code, market, place, depthOf })) context.report(finding);
}
