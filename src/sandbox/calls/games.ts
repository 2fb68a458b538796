import type { GameCategory, GameListRequest, SandboxVendor, VendorCard } from '#contract/types.ts';
import { type CatalogueGame, catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { eventsOf } from '#sandbox/games/vendorEvents.ts';
import { languageOf, type ReadText, textReader } from '../model/texts.ts';
import { withReturn } from '#sandbox/games/maintenance.ts';
import { lotteriesOf } from './lotteries.ts';
import { isLess } from '#sandbox/values/money.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { searchable } from '#engine/values/searchable.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { recentOf } from '../history/recent.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';

const lanes: readonly GameCategory[] = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT'];
const mostHot = 60;

/** GET /wps/relay/GCSGAME_newGameVendor. E-sports vendors are listed under sports, as the platform does. */
export const gameVendor: Handler<'gameVendor'> = ({ context, request }) => {
  const read = textReader(context, languageOf(request));
  return accept({
    data: {
      lanes: lanes
        .map((gameCategory) => ({
          title: gameCategory,
          gameCategory,
          gameClassify: groupsOf(context, gameCategory),
          cards: cardsOf(context, gameCategory, read),
        }))
        .filter(({ cards }) => cards.length > 0),
    },
  });
};

/** The groups of a category, comma-separated; null where it has none. */
function groupsOf({ data }: SandboxContext, category: GameCategory): string | null {
  const groups = Object.keys(data.games.classify?.[category] ?? {});
  return groups.length === 0 ? null : groups.join(',');
}

function cardsOf(context: SandboxContext, category: GameCategory, read: ReadText): VendorCard[] {
  const vendors = Object.entries(context.data.games.vendors ?? {});
  const ofLotteries = new Set(
    lotteriesOf(context)
      .filter(([, one]) => one.gameType === category)
      .map(([, one]) => one.vassalage),
  );
  return vendors
    .filter(([code, { counts }]) => (counts[category] ?? 0) > 0 || ofLotteries.has(code))
    .map(([code, vendor]) => ({
      ...cardOf(context, code, vendor, category),
      ...stageOf(context, code, vendor, read),
    }));
}

function cardOf(context: SandboxContext, code: string, vendor: SandboxVendor, category: GameCategory): VendorCard {
  const single = vendor.isGame === 'GAME' ? catalogueOf(context.data.games).byId.get(`${code}-${category}-1`) : undefined;
  const icon = single?.icon ?? vendor.icon;
  const lotteries = lotteriesOf(context).filter(([, one]) => one.vassalage === code && one.gameType === category);
  return withReturn(context, {
    vassalage: code,
    name: vendor.name,
    isHot: vendor.hot === true ? 1 : 0,
    isGame: vendor.isGame === 'GAME' || vendor.isGame === 'VASSALAGE' ? vendor.isGame : null,
    gameClassify: null,
    accountTypeName: vendor.accountTypeName ?? code,
    maintenance: vendor.maintenance === true,
    ...(single === undefined ? {} : { nodeId: single.nodeId }),
    ...(icon === undefined ? {} : { smallIcon: icon }),
    games: (vendor.counts[category] ?? 0) + lotteries.length,
  });
}

/** What a lobby of few vendors shows of one. */
function stageOf(
  { data: { games }, brand, now }: SandboxContext,
  code: string,
  { picture, logo, text, sport }: SandboxVendor,
  read: ReadText,
): Partial<VendorCard> {
  const offered = sport === undefined ? undefined : ownEntry(games.sports, sport);
  return {
    ...(picture === undefined ? {} : { picture }),
    ...(logo === undefined ? {} : { logo }),
    ...(text === undefined ? {} : { text: read(text) }),
    ...(offered === undefined ? {} : eventsOf(code, offered, { now, timeZone: brand.timeZone }, read)),
  };
}

export const gameList: Handler<'gameList'> = ({ context }, body) => {
  const found = catalogueOf(context.data.games).games.filter(filterOf(body));
  const { items, total, totalPages } = pageOf(found, body.pageNo, body.pageSize);
  return accept({
    games: items.map((game) => withReturn(context, game)),
    total,
    totalPages,
  });
};

function filterOf(body: GameListRequest): (game: CatalogueGame) => boolean {
  const { gameType, gameClassify, minBet, minLineNum } = body;
  const vendors = listOf(body.vassalage);
  const name = searchable(body.gameName ?? '');
  return (game) =>
    // a category, or one of the vendor's types
    (gameType === undefined || game.gameType === gameType || game.gameClassify === gameType) &&
    (vendors === null || vendors.has(game.vassalage)) &&
    (gameClassify === undefined || gameClassify === '' || game.gameClassify === gameClassify) &&
    (minBet === undefined || !isLess(minBet, game.minBet ?? '0')) &&
    (minLineNum === undefined || (game.lines ?? 0) >= minLineNum) &&
    (name === '' || searchable(game.gameName).includes(name));
}

/** Comma-separated codes; null where there are none. */
function listOf(codes: string | undefined): Set<string> | null {
  return codes === undefined || codes === '' ? null : new Set(codes.split(','));
}

export const hotGames: Handler<'hotGames'> = ({ context }, { vassalage, gameType }) => {
  const vendors = listOf(vassalage);
  const hot = catalogueOf(context.data.games).games.filter(
    (game) =>
      game.isHot === 1 &&
      (vendors === null || vendors.has(game.vassalage)) &&
      (gameType === undefined || game.gameType === gameType),
  );
  // some of each vendor, not all of the first
  const mixed = hot.toSorted((one, other) => seedOf(one.nodeId) - seedOf(other.nodeId));
  return accept({
    list: mixed.slice(0, mostHot).map((game) => withReturn(context, game)),
  });
};

export const vassGameType: Handler<'vassGameType'> = ({ context }, { vassalage }) => {
  const { vendors, classify = {} } = context.data.games;
  const categories = Object.keys(ownEntry(vendors, vassalage)?.counts ?? {});
  return accept(
    categories.flatMap((category) =>
      Object.entries(classify[category] ?? {}).map(([code, name]) => ({
        code,
        name,
      })),
    ),
  );
};

export const roomList: Handler<'roomList'> = ({ context }, { vassalage, gameId }) => {
  const vendor = ownEntry(context.data.games.vendors, vassalage);
  if (vendor?.isGame !== 'ROOM') return accept([]);
  const position = { random: seedOf(`${vassalage} ${gameId ?? ''}`) };
  const stakes = ['1.00', '5.00', '20.00', '100.00', '500.00', '1000.00'];
  return accept(
    stakes.map((minBet, index) => ({
      roomId: `${vassalage}-${gameId ?? '0'}-${index + 1}`,
      name: `${vendor.name} ${index + 1}`,
      minBet,
      status: index === 3 ? 'full' : index === 5 ? 'closed' : 'open',
      players: index === 5 ? 0 : Math.floor(nextRandom(position) * 60),
    })),
  );
};

export const recentGames: Handler<'recentGames'> = ({ context, member }, { vassalage, gameType, pageNo, pageSize }) => {
  const { byId } = catalogueOf(context.data.games);
  const vendors = listOf(vassalage);
  const recent = recentOf(context, member)
    .flatMap(({ nodeId, playedAt }) => {
      const game = byId.get(nodeId);
      return game === undefined ? [] : [{ ...withReturn(context, game), playedAt }];
    })
    .filter(
      (game) => (vendors === null || vendors.has(game.vassalage)) && (gameType === undefined || game.gameType === gameType),
    );
  const { items, total, totalPages } = pageOf(recent, pageNo, pageSize);
  return accept({ list: items, total, totalPages });
};
