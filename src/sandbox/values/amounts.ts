/** Amounts of the simulated history: whole hundredths, exact at any size. */
export type Cents = bigint;

/** `12.34` and `-0.5` as hundredths; further digits are cut. */
export function centsOf(amount: string): Cents {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const cents = BigInt(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
  return amount.startsWith('-') ? -cents : cents;
}

/** Hundredths as the platform writes money. */
export function moneyOf(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
