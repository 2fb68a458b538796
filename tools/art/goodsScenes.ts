import type { Picture } from './brand.ts';
import type { MotifName } from './motifs.ts';
import type { ObjectName } from './objects.ts';

/** What each reward of the points mall is pictured by. */
const goods = [
  ['mug', 'mug', 'rings', true],
  ['tote', 'tote', 'waves', false],
  ['lamp', 'lamp', 'arches', false],
  ['speaker', 'speaker', 'rays', false],
  ['chess', 'knight', 'lattice', false],
  ['cinema', 'ticket', 'rays', true],
  ['concert', 'note', 'rings', true],
  ['coffee', 'cup', 'halftone', false],
  ['book', 'book', 'waves', false],
  ['bike', 'bike', 'arches', false],
] as const satisfies readonly (readonly [string, ObjectName, MotifName, boolean])[];

/** Pictures of goods, which the points mall of a new brand has. */
export const goodsScenes: readonly Picture[] = goods.map(([name, object, motif, air], index) => ({
  name: `good-${name}`,
  format: 'goods',
  palette: index % 3,
  motif,
  props: [{ object, x: 0, y: 0, scale: 1.24, turn: object === 'ticket' ? -12 : 0, air }],
}));
