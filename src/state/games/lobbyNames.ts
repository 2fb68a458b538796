import type { GameCategory } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';

/** The lobbies by the last segment of their path. */
export const lobbyNames = ['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'inhouse'] as const;

export type LobbyName = (typeof lobbyNames)[number];

/** The category of a lobby; null where its vendors come from several. */
export const categories: Record<LobbyName, GameCategory | null> = {
  rng: 'RNG',
  pvp: 'PVP',
  live: 'LIVE',
  fish: 'FISH',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  inhouse: null,
};

/** What a brand says of its lobbies. */
interface Lobbies {
  games: Pick<Brand['games'], 'wideCategories'>;
}

export function isWide({ games }: Lobbies, category: GameCategory | null): boolean {
  return category !== null && games.wideCategories.includes(category);
}

export const isWideLobby = (name: LobbyName, brand: Lobbies): boolean => isWide(brand, categories[name]);

export function lobbyNameOf(path: string): LobbyName {
  return lobbyNames.find((name) => path.startsWith(`/${name}`)) ?? 'rng';
}

/** Lobbies whose vendors determine the games. */
export const isSplit = (name: LobbyName) => name === 'sports' || name === 'esports' || name === 'inhouse';

/** What the calls of a lobby ask for. */
export interface GameScope {
  /** `gameType` of the calls; undefined where the vendors determine the games. */
  gameType: GameCategory | undefined;
  /** Default vendors of the calls; undefined for all. */
  scope: string | undefined;
}

/** The game query of a lobby that does not depend on its vendors; null for others. */
export const scopeWithoutVendors = (name: LobbyName): GameScope | null =>
  isSplit(name) ? null : { gameType: categories[name] ?? undefined, scope: undefined };

/** Lobbies that show a vendor with one game as a card. */
export const hasSingleVendors = (name: LobbyName): boolean =>
  name === 'live' || name === 'sports' || name === 'esports' || name === 'fish';

/** Tiles with eager pictures: the first row of a wide screen, posters or 8:5. */
export const FIRST_ROW = { posters: 7, wide: 4 } as const;
