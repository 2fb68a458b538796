import type { Mappings } from '#contract/types.ts';
import { mappedKeys } from '#contract/mappedKeys.ts';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import type { MappedBrand, MappedKeys } from '#platform/mapping/callMapping.ts';
import { lobbyCalls } from './lobbyCalls.ts';

/** What the script of a lobby knows of its brand, and when it was published. */
export interface LobbyPage {
  brand: {
    merchantCode: Brand['merchantCode'];
    languages: Pick<Brand['languages'], 'supported'>;
    api: Pick<Brand['api'], 'endpoints' | 'tokenHeader'>;
    games: Pick<Brand['games'], 'wideCategories'>;
    security: { hosts: Pick<Brand['security']['hosts'], 'images'> };
  };
  /** The language of the page, as the platform's code. */
  language: string;
  at: number;
  /** The mappings of the calls of a lobby, and their amounts and points in time; absent where the platform speaks the contract. */
  mapped?: { brand: MappedBrand; keys: MappedKeys };
}

function mappedPart({ timeZone, currency }: Brand, mappings: Mappings): MappedBrand {
  const calls = Object.entries(mappings.calls ?? {}).filter(([name]) => Object.hasOwn(lobbyCalls, name));
  return { mappings: { ...mappings, calls: Object.fromEntries(calls) }, timeZone, currency };
}

const titles = Object.values<Endpoint>(lobbyCalls).flatMap(({ request, response }) => [request ?? [], response ?? []].flat());
const keysOfLobby: MappedKeys = Object.fromEntries(titles.map((title) => [title, mappedKeys[title]]));

/** Id of the element with this data, in the head: the snapshot comes after the page, and may be read late. */
export const LOBBY_PAGE = 'lobby';

export function lobbyPageOf({ brand, texts, at }: Snapshot): LobbyPage {
  const { merchantCode, languages, api, games, security } = brand;
  return {
    brand: {
      merchantCode,
      languages: { supported: languages.supported },
      api: { endpoints: api.endpoints, tokenHeader: api.tokenHeader },
      games: { wideCategories: games.wideCategories },
      security: { hosts: { images: security.hosts.images } },
    },
    language: texts.language,
    at,
    ...(brand.mappings !== undefined && { mapped: { brand: mappedPart(brand, brand.mappings), keys: keysOfLobby } }),
  };
}
