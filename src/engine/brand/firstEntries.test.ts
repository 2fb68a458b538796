import { expect, test } from 'vitest';
import { contentKindOf, firstEntries } from './firstEntries.ts';
import type { Brand } from './snapshot.ts';

const brand = {
  layout: {
    routes: { lobby: { below: { '/rng': 'slots' } } },
    home: {
      order: ['notice', 'winners', 'promotions', 'more', 'most'],
      sections: {
        notice: {},
        winners: { reserve: '20rem' },
        more: { section: 'promotions' },
        most: { section: 'content', content: 'about' },
      },
    },
  },
  registerForm: { order: ['username', 'password'] },
} as unknown as Brand;
const names = (page: string, regions: string[] = []) =>
  firstEntries(brand, { page, regions }).map(([kind, name]) => `${kind}/${name}`);

test.each(['home', 'login'])('%s renders its regions and the sections without a reserved height', (page) => {
  expect(names(page, ['header', 'banner'])).toEqual([
    `page/${page}`,
    'region/header',
    'region/banner',
    'section/notice',
    'section/promotions',
    'section/content',
  ]);
});

test('the registration page renders the fields of the brand', () => {
  expect(names('register')).toEqual(['page/register', 'field/username', 'field/password']);
});

test('other pages render their page entry and their regions', () => {
  expect(names('help', ['header'])).toEqual(['page/help', 'region/header']);
  expect(['help', 'constructor'].map(contentKindOf)).toEqual([undefined, undefined]);
});

test.each([
  ['/rng', ['page/lobby', 'section/content']],
  ['/rng/', ['page/lobby', 'section/content']],
  ['/live', ['page/lobby']],
  ['/constructor', ['page/lobby']],
])('the lobby %s renders what the brand has below it', (path, expected) => {
  const entries = firstEntries(brand, { page: 'lobby', regions: [], name: 'lobby', path });
  expect(entries.map(([kind, name]) => `${kind}/${name}`)).toEqual(expected);
});
