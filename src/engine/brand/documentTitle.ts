/** Letters that make a word longer; signs of a script without blanks do not. */
const ofWord = /[\p{Lu}\p{Ll}\p{Nd}]/u;

/** The title of a document: what is shown and the brand, whose name stands there once. */
export function documentTitle(shown: string, brand: string): string {
  const at = shown.indexOf(brand);
  const isNamed = at >= 0 && !ofWord.test(shown.charAt(at - 1)) && !ofWord.test(shown.charAt(at + brand.length));
  return [shown, ...(isNamed ? [] : [brand])].filter((part) => part !== '').join(' · ');
}
