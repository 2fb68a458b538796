import { expect, test } from 'vitest';
import { contentKindOf, firstEntries } from './firstEntries.ts';
import type { Brand } from './snapshot.ts';

const brand = {
  layout: { home: { order: ['notice', 'winners', 'promotions'], sections: { notice: {}, winners: { reserve: '20rem' } } } },
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
  ]);
});

test('the registration page renders the fields of the brand', () => {
  expect(names('register')).toEqual(['page/register', 'field/username', 'field/password']);
});

test('other pages render their page entry and their regions', () => {
  expect(names('help', ['header'])).toEqual(['page/help', 'region/header']);
  expect(['help', 'constructor'].map(contentKindOf)).toEqual([undefined, undefined]);
});
