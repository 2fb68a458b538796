import { cat, fish, knight, koi } from './objects/animals.ts';
import { owl, peacock, toucan } from './objects/birds.ts';
import { drum, feathers, lantern, lotus, mask, pineapple } from './objects/festival.ts';
import { balls, globe, pad, ticket } from './objects/lottery.ts';
import { barrier, gear, moon, planet, plug, signal, temple, world, wrench } from './objects/places.ts';
import { cards, chips, dice, football, pair, roulette } from './objects/table.ts';
import { bolt, coins, crown, gem, gift, seven, shield, star, trophy } from './objects/treasure.ts';

/** Every object by name, drawn in a box of ±100 around the origin. */
export const objects = {
  balls,
  barrier,
  bolt,
  cards,
  cat,
  chips,
  coins,
  crown,
  dice,
  drum,
  feathers,
  fish,
  football,
  gear,
  gem,
  gift,
  globe,
  knight,
  koi,
  lantern,
  lotus,
  mask,
  moon,
  owl,
  pad,
  pair,
  peacock,
  pineapple,
  planet,
  plug,
  roulette,
  seven,
  shield,
  signal,
  star,
  temple,
  ticket,
  toucan,
  trophy,
  world,
  wrench,
} as const;

export type ObjectName = keyof typeof objects;
