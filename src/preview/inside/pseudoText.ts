const letters: Readonly<Record<string, string>> = {
  ...pairs('aceinosuyzdglrt', 'áçéíñóšúýžđğłŕŧ'),
  ...pairs('ACEINOSUYZDGLRT', 'ÁÇÉÍÑÓŠÚÝŽĐĞŁŔŦ'),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, [...to][index] ?? letter]));
}

/** Extra length, as a share of the text. */
const GROWTH = 0.4;

/** Pseudo-localises a text: accents, 40 % longer, in brackets that reveal truncation. Hard-coded texts stay visible. */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const accented = [...text].map((letter) => letters[letter] ?? letter).join('');
  return `[${accented}${'~'.repeat(Math.ceil([...text].length * GROWTH))}]`;
}
