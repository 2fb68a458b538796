/** The exact sum of two decimal texts, with the longer fraction kept. */
export function addMoney(left: string, right: string): string {
  const scale = Math.max(fraction(left).length, fraction(right).length);
  const sum = minor(left, scale) + minor(right, scale);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}

export function subtractMoney(left: string, right: string): string {
  return addMoney(left, right.startsWith('-') ? right.slice(1) : `-${right}`);
}

/** True when `left` is less than `right`. */
export function isLess(left: string, right: string): boolean {
  const scale = Math.max(fraction(left).length, fraction(right).length);
  return minor(left, scale) < minor(right, scale);
}

function fraction(amount: string): string {
  return amount.split('.')[1] ?? '';
}

function minor(amount: string, scale: number): bigint {
  const [whole = '0'] = amount.split('.');
  return BigInt(`${whole}${fraction(amount).padEnd(scale, '0')}`);
}
