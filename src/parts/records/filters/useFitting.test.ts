import { expect, it } from 'vitest';
import { fitting } from './useFitting.ts';

it.each([
  [[1, 1, 1], 432, 3],
  [[1, 1, 1], 431, 2],
  [[1, 1, 1], 396, 2],
  [[1, 1, 1], 395, 1],
  [[3, 1, 1], 432, 1],
  [[1, 1], 10, 1],
  [[1], 10, 1],
  [[], 10, 0],
  [[1, 1, 1, 1], Infinity, 4],
])('controls of weight %j in %i px: %i in the row', (weights, space, count) => {
  expect(fitting(weights, space)).toBe(count);
});
