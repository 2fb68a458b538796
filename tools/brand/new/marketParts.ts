import type { Json, JsonObject } from '../../../src/engine/brand/json.ts';
import type { HelpLink, Market } from '../../brand-files/markets/markets.ts';
import { spotOf } from '../../brand-files/markets/markets.ts';
import type { Parent } from './existing.ts';

/** What a market adds to the files of a new brand, where its parent does not have it. */
export interface MarketParts {
  /** Keys of `regulatory` beside `legal`. */
  regulatory: JsonObject;
  /** `security.hosts.links`; null where the parent's are enough. */
  links: string[] | null;
  /** `register-form.json`; null where the parent's ages are enough. */
  registerForm: JsonObject | null;
}

/** A list replaces the parent's, so it has that one's items too. */
function listWith(has: readonly string[], more: readonly string[]): string[] | null {
  const all = [...new Set([...has, ...more])];
  return all.length === has.length ? null : all;
}

/** The parts of a new brand that meet a market's demands. */
export function marketParts({ demands }: Market, parent: Parent): MarketParts {
  const wanted = (pointer: string): string[] =>
    demands.flatMap((demand) => ('includes' in demand && spotOf(demand).pointer === pointer ? demand.includes : []));
  const help: HelpLink[] = demands.flatMap((demand) => ('link' in demand ? demand.link : []));
  const ages = demands.flatMap((demand) =>
    'atLeast' in demand && spotOf(demand).pointer === '/agreement/minAge' ? demand.atLeast : [],
  );
  const minAge = Math.max(parent.minAge, ...ages);
  const required = listWith(parent.required, wanted('/regulatory/required'));
  const forbidden = listWith(parent.forbidden, wanted('/regulatory/forbidden'));
  const entries = help.map(({ key, ...entry }): [string, Json] => [key, entry]);
  return {
    regulatory: {
      ...(required === null ? {} : { required }),
      ...(forbidden === null ? {} : { forbidden }),
      ...(entries.length === 0 ? {} : { help: Object.fromEntries(entries) }),
    },
    links: listWith(
      parent.links,
      help.map(({ url }) => new URL(url).hostname),
    ),
    registerForm: minAge === parent.minAge ? null : { agreement: { minAge } },
  };
}
