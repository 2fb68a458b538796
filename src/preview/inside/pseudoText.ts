const letters: Readonly<Record<string, string>> = {
  ...pairs('aceinosuyzdglrt', 'áçéíñóšúýžđğłŕŧ'),
  ...pairs('ACEINOSUYZDGLRT', 'ÁÇÉÍÑÓŠÚÝŽĐĞŁŔŦ'),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, [...to][index] ?? letter]));
}

/** Extra length, as a share of the text. */
const GROWTH = 0.4;

/**
 * A pseudo-localised text: accented letters, 40 % longer, in brackets that reveal truncation. Hard-coded texts stay unchanged
 * and so become visible.
 */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const accented = [...text].map((letter) => letters[letter] ?? letter).join('');
  return `[${accented}${'~'.repeat(Math.ceil([...text].length * GROWTH))}]`;
}
