import { expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { completeAnswers } from './completeAnswers.ts';
import { existingBrands } from './createBrand.ts';
import type { Answers } from './question.ts';
import { idOfName, reviewAnswers } from './reviewAnswers.ts';

const existing = existingBrands(diskFolders());

test.each([
  ['Tamarú', 'tamaru'],
  ['  Đại Phát & Co. ', 'dai-phat-co'],
  ['Club 21', 'club-21'],
  ['玩家', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('the name %s suggests %j', (name, id) => {
  expect(idOfName(name)).toBe(id);
});

test.each<Partial<Answers> & { id: string }>([
  { id: 'acme' },
  { id: 'acme', market: 'GB', kind: 'sports', accent: '#F4B740', colour: '#b5246e' },
  { id: 'acme', extends: 'orvane', languages: 'EN', hosts: 'acme.example www.acme.example' },
])('right answers are completed as on the command line: %j', async (given) => {
  const told = await completeAnswers(given, { existing, ask: null, tell: () => undefined, acceptAll: true });
  expect(reviewAnswers(given, existing)).toEqual({ answers: told, faults: {} });
});

test('each fault is told with its answer, and a default stands in for it', () => {
  const { answers, faults } = reviewAnswers(
    { id: 'folia', name: '<b>', hosts: 'http://acme.example', languages: 'XX', colour: 'red', kind: 'poker', market: 'UK' },
    existing,
  );
  expect(faults).toEqual({
    id: 'brands/folia already exists; nothing is overwritten',
    name: expect.stringContaining('without < and >') as string,
    hosts: expect.stringContaining('a host is a name such as acme.example') as string,
    languages: expect.stringContaining('no texts in "XX"') as string,
    colour: expect.stringContaining('six hexadecimal digits') as string,
    kind: expect.stringContaining('there is no kind "poker"') as string,
    market: expect.stringContaining('did you mean "GB"?') as string,
  });
  expect(answers).toMatchObject({ id: 'new-brand', name: 'New Brand', kind: 'casino', market: '', hosts: 'new-brand.example' });
});

test('an id comes from the name, and an empty form has no fault', () => {
  expect(reviewAnswers({ name: 'Tamarú' }, existing)).toMatchObject({
    answers: { id: 'tamaru', hosts: 'tamaru.example' },
    faults: {},
  });
  expect(reviewAnswers({}, existing)).toMatchObject({ answers: { id: 'new-brand' }, faults: {} });
  expect(reviewAnswers({ name: '玩家' }, existing).faults.id).toMatch(/lower-case letters/);
  expect(reviewAnswers({ name: 'Folia' }, existing).faults.id).toMatch(/already exists/);
});
