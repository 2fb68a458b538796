import type { Game } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { type VendorNames, vendorCodeOf } from '#engine/games/vendorCode.ts';
import { categories, type LobbyName, lobbyNames } from './lobbyNames.ts';

type Offer = Pick<Brand, 'layout' | 'games'>;
type Offered = VendorNames & Partial<Pick<Game, 'gameCategory'>>;

/** Routes that show lotteries, by category. */
const lotteryRoutes: Readonly<Record<string, readonly string[]>> = { ELOTT: ['elott'], LOTT: ['lottery', 'elott', 'vnlottery'] };

const hasLobby = ({ layout }: Offer, name: LobbyName): boolean => layout.routes['lobby']?.paths.includes(`/${name}`) === true;

/**
 * Whether a brand has a page for a game or a vendor's card of a category. The platform's lists over all categories have those, too,
 * that a brand has taken away. What has no category counts.
 */
export function isOffered(brand: Offer, item: Offered): boolean {
  const { gameCategory } = item;
  if (gameCategory === undefined) return true;
  const { layout, games } = brand;
  const code = vendorCodeOf(item);
  if (games.inhouseVendors.includes(code) && hasLobby(brand, 'inhouse')) return true;
  if (games.seamlessVendors.includes(code) && layout.routes['seamless'] !== undefined) return true;
  const lotteries = lotteryRoutes[gameCategory];
  if (lotteries !== undefined) return lotteries.some((name) => layout.routes[name] !== undefined);
  const category = gameCategory === 'SPORTS' && games.esportsCodes.includes(code) ? 'ESPORTS' : gameCategory;
  return lobbyNames.some((name) => categories[name] === category && hasLobby(brand, name));
}
