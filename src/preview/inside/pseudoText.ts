const letters: Readonly<Record<string, string>> = {
  ...pairs('aceinosuyzdglrt', 'áçéíñóšúýžđğłŕŧ'),
  ...pairs('ACEINOSUYZDGLRT', 'ÁÇÉÍÑÓŠÚÝŽĐĞŁŔŦ'),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, [...to][index] ?? letter]));
}

/** How much longer other languages are, as a part of the text (design guide: 40 %). */
const GROWTH = 0.4;

/**
 * The text as another language would strain the page: accented letters, 40 % longer, in brackets that show where it was
 * cut. Words stay readable; what is in no text file stays as it is and so is found.
 */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const accented = [...text].map((letter) => letters[letter] ?? letter).join('');
  return `[${accented}${'~'.repeat(Math.ceil([...text].length * GROWTH))}]`;
}
