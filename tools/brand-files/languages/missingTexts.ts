import { ownNamespaces } from '../../../src/engine/constants.ts';
import { fallbackTexts, ownTexts, type TextSources } from './chainTexts.ts';

/** A text that a language takes from another one of its chain. */
export interface MissingText {
  /** `namespace:key`. */
  key: string;
  /** The text that is shown meanwhile. */
  text: string;
}

export interface Missing {
  /** By namespace and key, in the order of the first language of the chain that has them. */
  missing: MissingText[];
  /** Number of all texts that the language should have. */
  total: number;
}

/** What a language (BCP 47 tag) lacks; of the brand's own words those in `used` only, as nobody sees the others. */
export function missingTexts(sources: TextSources, tag: string, used: ReadonlySet<string>): Missing {
  const own = ownTexts(sources, tag);
  const wanted = new Map<string, string>();
  for (const { texts } of fallbackTexts(sources, tag)) {
    for (const [namespace, words] of Object.entries(texts)) {
      for (const [name, text] of Object.entries(words)) {
        const key = `${namespace}:${name}`;
        if (!wanted.has(key) && (!ownNamespaces.includes(namespace) || used.has(key))) wanted.set(key, text);
      }
    }
  }
  const isMissing = (key: string): boolean => {
    const at = key.indexOf(':');
    return own[key.slice(0, at)]?.[key.slice(at + 1)] === undefined;
  };
  return {
    total: wanted.size,
    missing: [...wanted].filter(([key]) => isMissing(key)).map(([key, text]) => ({ key, text })),
  };
}
