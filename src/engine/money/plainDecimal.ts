/** Larger exponents are not money; they stay unchanged and fail validation. */
const LARGEST_EXPONENT = 40;

/** `-1.25e3` → `-1250`, exactly; a token without exponent is returned unchanged. */
export function plainDecimal(token: string): string {
  const [, sign = '', whole = '', fraction = '', power = ''] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  if (power === '' || Math.abs(Number(power)) > LARGEST_EXPONENT) return token;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const split = Math.max(point, 1);
  const left = padded.slice(0, split).replace(/^0+(?=\d)/, '');
  const right = padded.slice(split);
  return sign + (right === '' ? left : `${left}.${right}`);
}
