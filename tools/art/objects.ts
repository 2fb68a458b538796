import { fish, knight } from './objects/animals.ts';
import { bike, book, cup, lamp, mug, note, speaker, tote } from './objects/goods.ts';
import { balls, globe, pad, ticket } from './objects/lottery.ts';
import { barrier, bubbles, gear, plug, signal, world, wrench } from './objects/places.ts';
import { basketball, football } from './objects/sports.ts';
import { cards, chips, dice, roulette } from './objects/table.ts';
import { bolt, chest, coins, crown, gem, gift, seven, star, trophy } from './objects/treasure.ts';

/** Every object by name, drawn in a box of ±100 around the origin. */
export const objects = {
  balls,
  barrier,
  basketball,
  bike,
  bolt,
  book,
  bubbles,
  cards,
  chest,
  chips,
  coins,
  crown,
  cup,
  dice,
  fish,
  football,
  gear,
  gem,
  gift,
  globe,
  knight,
  lamp,
  mug,
  note,
  pad,
  plug,
  roulette,
  seven,
  signal,
  speaker,
  star,
  ticket,
  tote,
  trophy,
  world,
  wrench,
} as const;

export type ObjectName = keyof typeof objects;
