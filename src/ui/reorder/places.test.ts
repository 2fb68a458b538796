import { expect, it } from 'vitest';
import { movedTo, placeAt } from './places.ts';

it('an item is moved forward, back, or nowhere, and the others keep their order', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(movedTo(items, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(items, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(items, 1, 1)).toEqual(items);
  expect(movedTo(items, 0, 9)).toEqual(['b', 'c', 'd', 'a']);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
});

it('a row goes behind those whose middle it has passed, however high each is, and stays within the list', () => {
  const rows = [
    { top: 0, bottom: 20 },
    { top: 20, bottom: 80 },
    { top: 80, bottom: 100 },
  ];
  expect([-50, 9, 30, 49].map((y) => placeAt(rows, 0, y))).toEqual([0, 0, 0, 0]);
  expect([51, 89].map((y) => placeAt(rows, 0, y))).toEqual([1, 1]);
  expect([91, 500].map((y) => placeAt(rows, 0, y))).toEqual([2, 2]);
  expect([placeAt(rows, 0, 50), placeAt(rows, 2, 50)]).toEqual([1, 1]);
  expect([95, 51, 49, 11, 9].map((y) => placeAt(rows, 2, y))).toEqual([2, 2, 1, 1, 0]);
});
