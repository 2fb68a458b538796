import type { PoEntry, PoFile } from './poFile.ts';
import type { TextSet, TextUnit } from './textUnits.ts';

export interface ExportOptions {
  /** The last exchange file, which says from which source each translation was made. */
  since?: PoFile | undefined;
  /** Leaves out what is translated from the current source. */
  missing?: boolean | undefined;
}

/** The source from which the translation of an entry was made. */
const sourceOf = ({ source, isFuzzy, previous }: PoEntry): string => (isFuzzy ? (previous ?? '') : source);

const commentOf = ({ form }: TextUnit): string | undefined =>
  form && `plural form "${form.category}", for numbers such as ${form.numbers}; the same placeholders`;

/**
 * The texts as an exchange file. A translation that still is the one of `since`, where the source was another, is marked fuzzy
 * with that source.
 */
export function exportTexts({ tag, brand, units }: TextSet, { since, missing }: ExportOptions = {}): PoFile {
  const earlier = new Map(since?.entries.map((entry) => [entry.name, entry]));
  const entries = units.map((unit): PoEntry => {
    const name = `${unit.namespace}:${unit.key}`;
    const { source, translation = '' } = unit;
    const last = earlier.get(name);
    const before = last !== undefined && translation !== '' && last.translation === translation ? sourceOf(last) : source;
    const isFuzzy = before !== source;
    return {
      name,
      source,
      translation,
      isFuzzy,
      previous: isFuzzy && before !== '' ? before : undefined,
      comment: commentOf(unit),
    };
  });
  return {
    tag,
    brand,
    entries: missing ? entries.filter(({ translation, isFuzzy }) => translation === '' || isFuzzy) : entries,
  };
}
