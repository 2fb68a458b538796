export interface SelectOption {
  value: string;
  label: string;
  /** Small word before the hint, shown in the list alone. Searched through `keywords`. */
  code?: string | undefined;
  /** Short addition at the end of the row, such as a code. Searched too. */
  hint?: string | undefined;
  image?: string | undefined;
  /** Id of the symbol that the page may have for it. */
  drawing?: string | undefined;
  keywords?: string | undefined;
}

/** Lower case without accents, so that "sao" matches "São". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');
}

/** The options that contain every word of the query; those that begin with it come first. */
export function matchOptions<Option extends SelectOption>(options: readonly Option[], query: string): readonly Option[] {
  const wanted = fold(query).trim();
  if (!wanted) return options;
  const words = wanted.split(/\s+/);
  const hits = options.filter((option) => {
    const text = fold(`${option.label} ${option.hint ?? ''} ${option.keywords ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (option: Option) => fold(option.label).startsWith(wanted);
  return [...hits.filter(begins), ...hits.filter((option) => !begins(option))];
}
