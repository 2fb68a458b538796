import { languages } from '../../../src/engine/values/languages.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { marketCodes, marketOf } from '../../brand-files/markets/markets.ts';
import { kindNames, kinds } from '../../brand/new/kinds.ts';
import { lookNames } from '../../brand/new/looks.ts';

/** What the form offers. */
export interface Choices {
  /** Brands to extend, base first. */
  parents: string[];
  kinds: { name: string; what: string }[];
  /** With the rules that each demands. */
  markets: { code: string; name: string; rules: string[] }[];
  languages: { code: string; name: string; nativeName: string }[];
  looks: string[];
  /** Whether there is no brand yet. */
  isFirst: boolean;
}

export function choicesOf(folders: BrandFolders): Choices {
  const others = folders.ids().filter((id) => id !== 'base');
  return {
    parents: ['base', ...others],
    kinds: kindNames.map((name) => ({ name, what: kinds[name].what })),
    markets: marketCodes.flatMap((code) => {
      const market = marketOf(code);
      return market === null ? [] : { code, name: market.name, rules: [...new Set(market.demands.map(({ rule }) => rule))] };
    }),
    languages: languages.map(({ code, name, nativeName }) => ({ code, name, nativeName })),
    looks: [...lookNames],
    isFirst: others.length === 0,
  };
}
