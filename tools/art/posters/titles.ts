import type { GameCategory } from '#contract/types.ts';
import type { ObjectName } from '../objects.ts';

/** Titles of the posters of an object, by brand; a game has the title of its poster. */
export interface PosterRow {
  readonly object: ObjectName;
  readonly categories: readonly GameCategory[];
  readonly titles: Readonly<Record<PosterBrand, readonly string[]>>;
}

export const posterBrands = ['folia', 'orvane', 'mayloc'] as const;
export type PosterBrand = (typeof posterBrands)[number];

const row = (
  object: ObjectName,
  categories: readonly GameCategory[],
  folia: string,
  orvane: string,
  mayloc: string,
): PosterRow => ({
  object,
  categories,
  titles: { folia: folia.split(', '), orvane: orvane.split(', '), mayloc: mayloc.split(', ') },
});

/** Append only: games refer to titles by index. */
export const posterRows: readonly PosterRow[] = [
  row(
    'peacock',
    ['RNG'],
    'Peacock Parade, Grand Plume, Feather Fan',
    'Velvet Peacock, Midnight Plume, Hundred Eyes',
    'Amber Peacock, Royal Plume, Garden Fan',
  ),
  row('toucan', ['RNG'], 'Toucan Riches, Canopy Call, Mango Beak', 'Silent Canopy, Dusk Toucan', 'Bamboo Caller, Lucky Beak'),
  row('owl', ['RNG'], 'Royal Owls, Night Watch', 'Owl Hours, Clock Tower, Wise Feather', 'Temple Owl, Moon Watcher'),
  row('cat', ['RNG'], 'Alley Cats, Siesta Cat', 'Cat at Midnight, Nine Lamps', 'Fortune Cat, Market Cat, Lucky Paw'),
  row(
    'fish',
    ['FISH'],
    'Coral Catch, Reef Rally, Bubble Bay, Lagoon Run',
    'Deep Lantern, Moonlit Reef, Abyss Hour, Quiet Tide',
    'River Catch, Pearl Reef, Golden Net, Mekong Bay',
  ),
  row('koi', ['RNG', 'FISH'], 'Pond Carnival, Koi Samba', 'Koi Garden, Silver Koi', 'Moonlit Koi, Dragon Pond, Golden Koi'),
  row(
    'knight',
    ['PVP'],
    'Plaza Duel, Knight Rush, Castle Dash',
    'Gambit Hall, Silver Knight, Eighth Rank',
    'Red General, River Duel, Board Masters',
  ),
  row(
    'drum',
    ['RNG'],
    'Carnival Drums, Samba Heat, Street Beat',
    'Hollow Drum, Last Encore',
    'Festival Drums, Thunder Drum, Village Beat',
  ),
  row('feathers', ['RNG'], 'Feather Dance, Plume Party', 'Quill and Ink, Raven Quill', 'Phoenix Plume, Sky Feathers'),
  row(
    'lantern',
    ['RNG'],
    'June Lanterns, Paper Lights',
    'Lamp Street, Amber Lantern',
    'Lucky Lantern, River Lights, Lantern Night',
  ),
  row('lotus', ['RNG'], 'Water Garden, Lily Pond', 'Night Lotus, Still Water', 'Lotus Temple, Pink Lotus, Pond of Luck'),
  row('mask', ['RNG'], 'Samba Fortune, Mask Parade, Masked Ball', 'Opera Mask, Secret Guest', 'Opera House, Paper Mask'),
  row(
    'pineapple',
    ['RNG'],
    'Tropic Spin, Pina Party, Sweet Crown',
    'Velvet Pineapple, Glass House',
    'Fruit Market, Sweet Orchard',
  ),
  row(
    'balls',
    ['ELOTT', 'LOTT', 'RNG'],
    'Bingo Beach, Lucky Draw, Number Party',
    'House Bingo, Midnight Draw, Brass Numbers',
    'Lucky Numbers, Quick Balls, Sunday Draw',
  ),
  row('globe', ['ELOTT', 'LOTT', 'RNG'], 'Globe Draw, Spin the Globe', 'Crystal Draw, Turning Globe', 'Big Globe, Golden Draw'),
  row(
    'ticket',
    ['ELOTT', 'LOTT', 'RNG'],
    'Sunny Ticket, Scratch Beach',
    'Night Ticket, Cloak Room',
    'Lucky Ticket, Scratch and Win',
  ),
  row('moon', ['RNG'], 'Moon Over Bay, Luau Moon', 'Moon Palace, Harvest Moon, Crescent', 'Full Moon, Mooncake, Rabbit Moon'),
  row(
    'planet',
    ['RNG', 'ESPORTS'],
    'Cosmic Samba, Saturn Rings',
    'Ninth Orbit, Star Chart, Dome of Stars',
    'Sky Palace, Amber Planet',
  ),
  row('temple', ['RNG'], 'Jungle Temple, Lost Steps', 'Hall of Echoes, Marble Gate', 'Night Market, Hidden Temple, Red Gate'),
  row(
    'cards',
    ['LIVE', 'PVP'],
    'Blackjack Plaza, Verde Baccarat, Truco Club, Card Beach',
    'Salon Baccarat, Twenty-One Club, High Table, Green Baize',
    'Baccarat Palace, Dragon Table, Tien Len Club, Red Table',
  ),
  row('chips', ['LIVE', 'PVP'], 'Chip Cascade, Poker Praia', 'House Chips, Velvet Poker', 'Lucky Chips, Poker Garden'),
  row('dice', ['LIVE', 'PVP'], 'Dice Deluxe, Ocean Dice', 'Bone Dice, Seven Out', 'Sic Bo Garden, Three Dice, Gourd and Crab'),
  row(
    'roulette',
    ['LIVE', 'RNG'],
    'Roda Verde, Sunset Wheel, Fast Roulette',
    'The Wheel at Nine, Brass Roulette, House Roulette',
    'Red Wheel, Spring Roulette',
  ),
  row('pair', ['LIVE', 'PVP'], 'Tiger Pair, Double Luck', 'Perfect Pair, Twin Aces', 'Dragon and Tiger, Happy Pair'),
  row(
    'football',
    ['SPORTS', 'ESPORTS'],
    'Beach Football, Golazo, Penalty Time',
    'Evening League, Corner Flag',
    'Street Football, Goal Rush',
  ),
  row(
    'trophy',
    ['SPORTS', 'ESPORTS', 'PVP'],
    'Copa Folia, Champions Row',
    'Copper Cup, Hall of Winners',
    'Golden Cup, Lion Trophy',
  ),
  row('bolt', ['RNG', 'ESPORTS'], 'Thunder Bolt, Power Surge', 'Storm Hour, Static', 'Thunder King, Storm Bell'),
  row('coins', ['RNG'], 'Coin Cascade, Piggy Rain, Coin Beach', 'Old Mint, Copper Rain', 'Coin Tree, Golden Rain, Money Flood'),
  row('crown', ['RNG'], 'Crown Jewels, King of Rio', 'Hollow Crown, Night Regent', 'Emperor Crown, Royal Court'),
  row(
    'gem',
    ['RNG'],
    'Gemstone Falls, Jewel Rush, Gem Wave',
    'Cold Diamond, Hidden Facet, Prism',
    'Amber Rush, Gem Palace, Pearl Hunter',
  ),
  row('gift', ['RNG'], 'Gift Parade, Surprise Box', 'Wrapped at Dawn, Velvet Box', 'Red Gift, New Year Gift'),
  row(
    'seven',
    ['RNG'],
    'Deep Seven, Beach Sevens, Hot Seven',
    'Seven Bells, Silent Seven',
    'Lucky Sevens, Fire Seven, Triple Seven',
  ),
  row('shield', ['RNG', 'PVP'], 'Jungle Shield, Brave Guard', 'Iron Crest, Old Guard', 'Tiger Shield, Dynasty Guard'),
  row('star', ['RNG'], 'Star Harvest, Carnival Star', 'North Star, Falling Star, Polaris', 'Lucky Star, Star Festival'),
  row('world', ['RNG', 'ESPORTS'], 'World Tour, Sea Route', 'Grand Tour, Meridian', 'Silk Road, Spice Route'),
];
