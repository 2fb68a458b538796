import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { JsonObject } from '#engine/brand/json.ts';
import { controlPlace } from './controlPlace.ts';

const schemas = Object.fromEntries(
  ['brand', 'menus', 'texts'].map((kind) => [
    kind,
    JSON.parse(readFileSync(`schemas/brand/${kind}.schema.json`, 'utf8')) as JsonObject,
  ]),
);

test.each([
  ['brand.json', '/name', { name: 'brand.json', at: '', wanted: '/name' }],
  ['brand.json', '/security/hosts/links/2', { name: 'brand.json', at: '/security/hosts', wanted: '/security/hosts/links' }],
  ['brand.json', '/security/payloadKeys', { name: 'brand.json', at: '/security/payloadKeys' }],
  ['brand.json', '/security/payloadKeys/0', { name: 'brand.json', at: '/security/payloadKeys/0' }],
  [
    'menus.json',
    '/side/entries/home/label',
    { name: 'menus.json', at: '/side/entries/home', wanted: '/side/entries/home/label' },
  ],
  ['texts/en.json', '/portal/home', { name: 'texts/en.json', at: '/portal', wanted: '/portal/home' }],
  ['brand.json', '', { name: 'brand.json', at: '' }],
])('%s %s is in the settings at its control', (name, pointer, place) => {
  expect(controlPlace(schemas, `brands/orvane/${name}`, pointer)).toEqual(place);
});
