import { amountNames, amountsOf } from '../../../src/engine/brand/amounts.ts';
import type { FoundPath } from './findPath.ts';
import type { LayerValues } from './layerValues.ts';

/** `constants.tipAmount`, `brand.json constants.tipAmount`, `/constants/tipAmount`. */
const AMOUNT = /^(?:brand(?:\.json)?[\s.:#]*)?\/?constants[./](\w+)$/;

/** The place of the usual amount that a brand has instead of its own; null where it has one, or none is usual. */
export function usualAmountPath(path: string, values: LayerValues): FoundPath | null {
  const name = amountNames.find((known) => known === AMOUNT.exec(path.trim())?.[1]);
  if (name === undefined) return null;
  const { code, byName } = amountsOf((values.layers.get('brand.json') ?? []).map(({ source }) => source.value ?? {}));
  return code !== null && byName[name].from === 'usual' ? { file: 'brand.json', pointer: `/usualAmounts/${name}/${code}` } : null;
}
