import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Brand } from '#engine/brand/snapshot.ts';
import { entriesIn, openApp } from '#app-tests/app.fixture.tsx';
import layout from '../../../brands/base/layout.json';

test('has no switch of the theme where the brand leaves it out (THM-06)', async () => {
  const { themeSwitch: _left, ...regions } = layout.regions;
  await openApp({ brand: { layout: { ...layout, regions } as unknown as Brand['layout'] } });
  await expect.poll(() => entriesIn('region/header')).toEqual(['login']);
  expect(page.getByTitle('Dark').elements()).toEqual([]);
});
