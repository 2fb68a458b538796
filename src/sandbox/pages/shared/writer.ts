/** Texts by language of the platform; English is always there. */
export type TextsOf<Key extends string> = Readonly<Record<string, Readonly<Record<Key, string>>>> & {
  readonly EN: Readonly<Record<Key, string>>;
};

/** Writes a word; `{x}` in it is replaced by the value of that name. */
export type Write<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

export function writer<Key extends string>(texts: TextsOf<Key>, language: string): Write<Key> {
  const words = Object.hasOwn(texts, language) ? texts[language]! : texts.EN;
  return (key, values = {}) => words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
