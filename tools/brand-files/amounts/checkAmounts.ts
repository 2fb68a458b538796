import type { SandboxPlatform } from '#contract/types.ts';
import { type AmountName, amountNames, amountsOf } from '../../../src/engine/brand/amounts.ts';
import { isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { compareAmounts } from '../../../src/engine/money/amount.ts';
import { type CheckContext, latest, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';
import { codeOfSymbol, isWholeCurrency } from './currencySymbols.ts';

const file = 'brand.json';

/** brand.json of each layer, base first. */
const brandFiles = ({ layers }: CheckContext) => layers.map(({ sources }) => sources.get(file)?.value ?? {});

const codes = Intl.supportedValuesOf('currency');

/** The codes that the brand's layers name, with their places. */
function codesIn(context: CheckContext): [pointer: string, code: string][] {
  const { code } = amountsOf(brandFiles(context));
  const tables = brandFiles(context).flatMap(({ usualAmounts }) =>
    isJsonObject(usualAmounts) ? Object.entries(usualAmounts) : [],
  );
  const usual = tables.flatMap(([name, table]) =>
    Object.keys(isJsonObject(table) ? table : {}).map((key): [string, string] => [`/usualAmounts/${name}/${key}`, key]),
  );
  return [...(code === null ? [] : [['/currency/code', code] as [string, string]]), ...usual];
}

function checkCodes(context: CheckContext): void {
  const expected = 'a currency of ISO 4217';
  for (const [pointer, code] of codesIn(context))
    sayUnknown(context, { rule: 'wrong-value', file, pointer }, code, codes, expected);
}

const signOf = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Reports a symbol that other currencies have and the brand's code does not, as `$` beside EUR. One of the brand's own making is free. */
function checkSymbol(context: CheckContext): void {
  const { code } = amountsOf(brandFiles(context));
  const { symbol } = context.brand.currency;
  if (code === null || !codes.includes(code) || symbol === code || symbol === signOf(code)) return;
  // C$ is Canada's as well as Nicaragua's
  if (symbol.endsWith(signOf(code)) && symbol.startsWith(code.slice(0, 1))) return;
  // letters such as Rs are written for more currencies than one
  const isSign = /\p{Sc}/u.test(symbol) && codes.some((other) => signOf(other) === symbol);
  if (!isSign && !codes.includes(symbol)) return;
  say(context, {
    rule: 'wrong-value',
    ...latest(context, { file, pointer: '/currency/symbol' }, { file, pointer: '/currency/code' }),
    expected: `the symbol of ${code}, ${shown(signOf(code))}, or another code`,
    got: shown(symbol),
  });
}

/** Reports decimals of a currency that has no cents: nobody can pay them in or out. Without a code the symbol may say which it is. */
function checkDecimals(context: CheckContext): void {
  const { symbol, decimals } = context.brand.currency;
  const code = amountsOf(brandFiles(context)).code ?? codeOfSymbol(symbol);
  if (code === null || !isWholeCurrency(code) || decimals === 0) return;
  const named = ['/currency/code', '/currency/symbol'].map((pointer) => ({ file, pointer }));
  const given = decimals === undefined ? [] : [{ file, pointer: '/currency/decimals' }];
  const [first, ...others] = [...given, ...named];
  say(context, {
    rule: 'wrong-value',
    ...latest(context, first!, ...others),
    expected: `currency.decimals of 0, as ${code} has no smaller unit (ISO 4217)`,
    got: decimals === undefined ? 'no decimals, which are two then' : String(decimals),
  });
}

/** Reports an amount that is neither the brand's own nor usual in its currency, so that no page can show it. */
function checkMissing(context: CheckContext, name: AmountName): void {
  const { code, byName } = amountsOf(brandFiles(context));
  const { from, passed } = byName[name];
  if (from !== 'none') return;
  const { symbol } = context.brand.currency;
  say(context, {
    rule: 'foreign-amount',
    ...latest(context, { file, pointer: '/currency/symbol' }, { file, pointer: '/currency/code' }),
    expected: `constants.${name} in ${code ?? symbol}, or one below usualAmounts.${name}`,
    got: passed === null ? `no ${name}` : `${shown(passed)}, an amount of another currency`,
  });
}

/** Reports a least deposit of the demo data above the one that registration names: the simulated platform counts in the brand's currency. */
function checkTip(context: CheckContext): void {
  const { tipAmount } = context.brand.constants;
  const { depositChannels = {} } = (context.sandbox['platform'] ?? {}) as Partial<SandboxPlatform>;
  const mins = Object.entries(depositChannels)
    // a channel that a layer removed is null
    .filter(([, channel]) => isJsonObject(channel))
    .map(([id, { min }]) => ({ min, file: 'sandbox/platform.json', pointer: `${pointerTo('/depositChannels', id)}/min` }));
  const [least] = mins.toSorted((one, other) => compareAmounts(one.min, other.min));
  // an empty amount, which leaves the tip out, is as high as any
  if (least === undefined || compareAmounts(tipAmount, least.min) >= 0) return;
  const at = { file: least.file, pointer: least.pointer };
  const where = latest(context, { file, pointer: '/constants/tipAmount' }, at);
  const isTip = where.file === file;
  say(context, {
    rule: 'tip-below-deposit',
    ...where,
    expected: isTip ? `at least ${least.min}, the least deposit of the demo data` : `at most ${tipAmount}, constants.tipAmount`,
    got: shown(isTip ? tipAmount : least.min),
  });
}

/** Checks the brand's amounts of money and the currency that they are in. */
export function checkAmounts(context: CheckContext): void {
  checkCodes(context);
  checkSymbol(context);
  checkDecimals(context);
  for (const name of amountNames) checkMissing(context, name);
  checkTip(context);
}
