import { type JsonObject, isJsonObject } from './json.ts';

/** Keys of `constants` that are amounts of money: decimal text, without a symbol. */
export const amountNames = ['tipAmount', 'zaloRewardMax'] as const;

export type AmountName = (typeof amountNames)[number];

/** Where an amount comes from. */
export interface ChosenAmount {
  /** Empty when there is none in the brand's currency. */
  amount: string;
  /** `own`: a layer says it in the brand's currency. `usual`: `usualAmounts` has it. `none`: neither. */
  from: 'own' | 'usual' | 'none';
  /** An inherited amount of another currency, which is not used; null for none. */
  passed: string | null;
}

export interface Amounts {
  /** ISO 4217 code of the brand's currency; null when only a symbol is known. */
  code: string | null;
  byName: Readonly<Record<AmountName, ChosenAmount>>;
}

interface Currency {
  symbol: string | undefined;
  code: string | null;
}

/** The currency after a layer: another symbol without a code is another, unknown currency. */
function after(layer: JsonObject, before: Currency): Currency {
  const said = layer['currency'];
  if (!isJsonObject(said)) return before;
  const { symbol, code } = said;
  const isOther = typeof symbol === 'string' && symbol !== before.symbol;
  const kept = isOther || code === null ? null : before.code;
  return { symbol: isOther ? symbol : before.symbol, code: typeof code === 'string' ? code : kept };
}

/** Tells currencies apart. */
const keyOf = ({ symbol = '', code }: Currency): string => code ?? `symbol ${symbol}`;

/** Decimal text of `usualAmounts` for an amount in a currency. */
function usualIn(layers: readonly JsonObject[], name: AmountName, code: string | null): string | null {
  if (code === null) return null;
  const said = layers.map((layer) => {
    const tables = layer['usualAmounts'];
    const table = isJsonObject(tables) ? tables[name] : undefined;
    return isJsonObject(table) ? table[code] : undefined;
  });
  const latest = said.findLast((amount) => amount !== undefined);
  return typeof latest === 'string' ? latest : null;
}

/**
 * The amounts of a brand: what its layers say in its own currency, or what is usual in that. An amount that a parent says in another
 * currency means nothing in this one. `layers`: their brand.json, the ancestor first.
 */
export function amountsOf(layers: readonly JsonObject[]): Amounts {
  let currency: Currency = { symbol: undefined, code: null };
  const said = new Map<AmountName, { amount: string; key: string }>();
  for (const layer of layers) {
    currency = after(layer, currency);
    const constants = layer['constants'];
    for (const name of isJsonObject(constants) ? amountNames : []) {
      const amount = (constants as JsonObject)[name];
      if (typeof amount === 'string') said.set(name, { amount, key: keyOf(currency) });
      else if (amount === null) said.delete(name);
    }
  }
  const { code } = currency;
  const chosen = (name: AmountName): ChosenAmount => {
    const own = said.get(name);
    if (own?.key === keyOf(currency)) return { amount: own.amount, from: 'own', passed: null };
    const passed = own?.amount ?? null;
    const usual = usualIn(layers, name, code);
    return usual === null ? { amount: '', from: 'none', passed } : { amount: usual, from: 'usual', passed };
  };
  return { code, byName: { tipAmount: chosen('tipAmount'), zaloRewardMax: chosen('zaloRewardMax') } };
}
