import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';

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
}

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
  };
}
