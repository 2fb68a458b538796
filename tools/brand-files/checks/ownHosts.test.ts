import { expect, test } from 'vitest';
import { findingsAfter } from '../findingsAfter.fixture.ts';

const listsOf = (id: string, help: boolean) =>
  findingsAfter((folders) => {
    folders.set(id, 'brand.json', '/security/hosts/links', ['blog.acme.com', 'get.portal.example', 'partners.portal.example']);
    folders.set(id, 'sandbox/platform.json', '/resources', {});
    if (!help) folders.set(id, 'brand.json', '/regulatory/help');
  }).map(({ rule, file, path, expected }) => ({ rule, file, path, expected }));

test("own links without the host of base's sample helplines are one warning, at the list", () => {
  expect(listsOf('orvane', false)).toContainEqual({
    rule: 'lost-help',
    file: 'brands/orvane/brand.json',
    path: '/security/hosts/links',
    expected:
      '"help.portal.example" too, to which the inherited brand.json /regulatory/help/talk/url and 2 more lead, or other addresses there',
  });
});

test("own links without the host of a parent's helplines are one error, at the list", () => {
  expect(listsOf('orvane-desk', true)).toEqual([
    expect.objectContaining({ rule: 'host-not-listed', file: 'brands/orvane-desk/brand.json', path: '/security/hosts/links' }),
  ]);
});

test('own links without the host of own helplines are an error at each of these', () => {
  const found = listsOf('orvane', true).filter(({ rule }) => rule === 'host-not-listed');
  expect(found.map(({ path }) => path)).toEqual(['talk', 'groups', 'block'].map((name) => `/regulatory/help/${name}/url`));
});
