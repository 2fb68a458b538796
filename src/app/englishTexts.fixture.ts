import { files } from 'virtual:english-texts';

/** The English texts by namespace. */
export const englishTexts: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries(files).map(([name, words]) => [name.replace(/\.json$/, ''), words]),
);
