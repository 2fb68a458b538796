import { expect, test } from 'vitest';
import type { Brand } from '#engine/brand/snapshot.ts';
import { startedPath } from './startedPath.ts';

const brand = { layout: { routes: { lottery: { paths: ['/lottery'], page: 'lottery', regions: [] } } } } as unknown as Brand;

test.each([
  [{ gameCode: 'SPD1', defaultPlayType: 'STANDARD' }, '/lottery?gameCode=SPD1&playType=STANDARD'],
  [{ gameCode: 'DICE3', defaultPlayType: null }, '/lottery'],
  [{ gameCode: '', defaultPlayType: 'STANDARD' }, '/lottery'],
  [{ gameCode: 'A&B=1', defaultPlayType: 'X Y' }, '/lottery?gameCode=A%26B%3D1&playType=X+Y'],
  [{}, '/lottery'],
])('%j opens %s', (game, path) => {
  expect(startedPath(brand, { vassalage: 'TCG_LOTTO', ...game })).toBe(path);
});
