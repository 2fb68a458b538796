import * as animals from './objects/animals.ts';
import * as birds from './objects/birds.ts';
import * as festival from './objects/festival.ts';
import * as lottery from './objects/lottery.ts';
import * as places from './objects/places.ts';
import * as table from './objects/table.ts';
import * as treasure from './objects/treasure.ts';

/** Every object by name; each draws itself in a box of ±100 around the origin. */
export const objects = { ...animals, ...birds, ...festival, ...lottery, ...places, ...table, ...treasure } as const;

export type ObjectName = keyof typeof objects;
