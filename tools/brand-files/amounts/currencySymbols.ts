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

/** The ISO 4217 code of a symbol, or of a code itself; null where that is not certain. */
export function codeOfSymbol(symbol: string): string | null {
  if (/^[A-Z]{3}$/.test(symbol)) return Intl.supportedValuesOf('currency').includes(symbol) ? symbol : null;
  return Object.hasOwn(codes, symbol) ? (codes[symbol] ?? null) : null;
}
