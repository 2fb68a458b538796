/** Currencies of symbols that no other currency has. `$`, `¥` and `kr` belong to several. */
const codes: Readonly<Record<string, string>> = {
  R$: 'BRL',
  '₫': 'VND',
  '£': 'GBP',
  '€': 'EUR',
  '฿': 'THB',
  Rp: 'IDR',
  '₹': 'INR',
  '₱': 'PHP',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₸': 'KZT',
  zł: 'PLN',
  RM: 'MYR',
};

/** Currencies without a smaller unit (ISO 4217). `Intl` does not know them: it has what is usual in shops, such as no paise. */
const wholeCurrencies = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');

/** Whether amounts in a currency (ISO 4217) are whole: it has no cents. */
export const isWholeCurrency = (code: string): boolean => wholeCurrencies.includes(code);

/** The ISO 4217 code of a symbol, or of a code itself; null where that is not certain. */
export function codeOfSymbol(symbol: string): string | null {
  if (/^[A-Z]{3}$/.test(symbol)) return Intl.supportedValuesOf('currency').includes(symbol) ? symbol : null;
  return Object.hasOwn(codes, symbol) ? (codes[symbol] ?? null) : null;
}
