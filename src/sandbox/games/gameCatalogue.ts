import type { Game, GameCategory, SandboxGames, SandboxTitle, SandboxVendor } from '#contract/types.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';

/** A generated game with the platform's internal facts. */
export interface CatalogueGame extends Game {
  readonly nodeId: string;
  readonly gameName: string;
  readonly vassalage: string;
}

interface Catalogue {
  readonly games: readonly CatalogueGame[];
  readonly byId: ReadonlyMap<string, CatalogueGame>;
}

const made = new WeakMap<SandboxGames, Catalogue>();
const minBets = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00'];
const lineCounts = [5, 9, 10, 20, 25, 40, 50];
/** A step without a common factor visits every title and keeps neighbours different. */
const steps = [7, 11, 13, 17];
const firstDay = Date.UTC(2025, 0, 6);
const dayMs = 86_400_000;

/** All games of a brand, generated once from its seed. */
export function catalogueOf(data: SandboxGames): Catalogue {
  const known = made.get(data);
  if (known !== undefined) return known;
  const games = mixed(Object.entries(data.vendors ?? {}).flatMap(([code, vendor]) => gamesOfVendor(data, code, vendor)));
  const catalogue = { games, byId: new Map(games.map((game) => [game.nodeId, game])) };
  made.set(data, catalogue);
  return catalogue;
}

/** Shuffled reproducibly, so that a page shows games of many vendors. */
function mixed(games: readonly CatalogueGame[]): CatalogueGame[] {
  return games
    .map((game) => ({ game, at: seedOf(game.nodeId) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ game }) => game);
}

function gamesOfVendor(data: SandboxGames, code: string, vendor: SandboxVendor): CatalogueGame[] {
  return Object.entries(vendor.counts).flatMap(([category, count]) => {
    const fitting = Object.values(data.titles ?? {}).filter(({ categories }) => categories.includes(category as GameCategory));
    const suffixes = data.suffixes ?? [''];
    const position = { random: seedOf(`${data.seed} ${code} ${category}`) };
    const start = Math.floor(nextRandom(position) * fitting.length);
    const step = steps.find((one) => fitting.length % one !== 0) ?? 1;
    const groups = Object.keys(data.classify?.[category] ?? {});
    // some games of small vendors are hot, too
    const hotShare = Math.min(0.3, Math.max(0.02, 4 / count));
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(nextRandom(position) * list.length)];
    return Array.from({ length: fitting.length === 0 ? 0 : count }, (_, index) => {
      // a repeated title gets the next suffix
      const round = Math.floor(index / fitting.length);
      const title = fitting[(start + index * step + round) % fitting.length] as SandboxTitle;
      const suffix = suffixes[round % suffixes.length] ?? '';
      const again = round < suffixes.length ? '' : ` ${Math.floor(round / suffixes.length) + 1}`;
      const gameName = `${title.title}${suffix === '' ? '' : ` ${suffix}`}${again}`;
      const number = index + 1;
      const icon = (category === 'LIVE' ? title.wide : undefined) ?? title.poster;
      const game: CatalogueGame = {
        nodeId: `${code}-${category}-${number}`,
        gameId: `${category}${number}`,
        code: `${code}${category}${number}`,
        gameCode: category === 'ELOTT' ? `${code}${category}${number}` : null,
        gameName,
        gameType: category,
        gameCategory: category as GameCategory,
        gameClassify: pick(groups) ?? null,
        accountTypeName: vendor.accountTypeName ?? code,
        vassalage: code,
        vendor: vendor.name,
        vendors: [code],
        isGame: vendor.isGame === 'ROOM' ? 'ROOM' : 'GAME',
        defaultPlayType: null,
        isHot: nextRandom(position) < hotShare ? 1 : 0,
        minBet: pick(minBets) ?? '1.00',
        // the card of a single game has its vendor's facts
        maintenance: vendor.maintenance === true || (nextRandom(position) < 0.004 && vendor.isGame !== 'GAME'),
        rtp: (92 + Math.floor(nextRandom(position) * 600) / 100).toFixed(2),
        addedAt: firstDay + Math.floor(nextRandom(position) * 680) * dayMs,
      };
      if (category === 'RNG') game.lines = pick(lineCounts) ?? 10;
      if (icon !== undefined) game.icon = icon;
      return game;
    });
  });
}
