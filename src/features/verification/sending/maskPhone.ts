/** A masked number that only its owner recognises: `+84 912 ••• 678`. */
export function maskPhone(dialingCode: string, digits: string): string {
  const shown = Math.min(3, Math.floor(digits.length / 3));
  const hidden = '•'.repeat(Math.max(digits.length - 2 * shown, 0));
  return `+${dialingCode} ${digits.slice(0, shown)} ${hidden} ${digits.slice(digits.length - shown)}`;
}
