import { describe, expect, it } from 'vitest';
import { createMatcher, isName, markedParts } from './matcher.ts';

const find = createMatcher(
  [
    'Boi Dourado',
    'Boto Encantado',
    'Thunder Bolt',
    'Tucano na Rede',
    'Detalhes dos bônus',
    'Đèn lồng',
    '幸运金龙',
    'เกมสล็อต',
  ].map((title) => ({
    id: title,
    title,
    words: title === 'Thunder Bolt' ? 'Kestrel Slots' : undefined,
  })),
);
const begun = (query: string) =>
  find(query)
    .filter(({ begins }) => begins)
    .map(({ id }) => id);
const near = (query: string) =>
  find(query)
    .filter(({ begins }) => !begins)
    .map(({ id }) => id);

describe('the matcher', () => {
  it.each([
    ['bo', ['Boi Dourado', 'Boto Encantado', 'Detalhes dos bônus', 'Thunder Bolt']],
    ['BÔ', ['Boi Dourado', 'Boto Encantado', 'Detalhes dos bônus', 'Thunder Bolt']],
    ['dour boi', ['Boi Dourado']],
    ['kestrel', ['Thunder Bolt']],
    ['den', ['Đèn lồng']],
    ['金龙', ['幸运金龙']],
    ['สล็อต', ['เกมสล็อต']],
    ['zzz', []],
    ['', []],
  ])('"%s" begins words of %j', (query, expected) => {
    expect(begun(query).toSorted()).toEqual(expected);
  });

  it.each([
    ['tucannu', ['Tucano na Rede']],
    ['duorado', ['Boi Dourado']],
    ['encantdo', ['Boto Encantado']],
    // too short to be mistaken
    ['bax', []],
  ])('"%s" is near to %j', (query, expected) => {
    expect(near(query)).toEqual(expected);
  });

  it('puts titles that begin with the first word before those that have it further on', () => {
    expect(begun('bo').slice(0, 2).toSorted()).toEqual(['Boi Dourado', 'Boto Encantado']);
  });

  it('takes an entry that comes twice once, the later one', () => {
    const twice = createMatcher([
      { id: 'a', title: 'Old' },
      { id: 'a', title: 'New' },
    ]);
    expect([twice('old'), twice('new')]).toEqual([[], [{ id: 'a', begins: true }]]);
  });
});

describe('the marks in a title', () => {
  it.each([
    ['Boi Dourado', 'do b', '[B]oi [Do]urado'],
    ['Detalhes dos bônus', 'bo', 'Detalhes dos [bô]nus'],
    ['Detalhes dos bo\u0302nus', 'bon', 'Detalhes dos [bo\u0302n]us'],
    ['Đèn lồng', 'den lon', '[Đèn] [lồn]g'],
    ['幸运金龙', '金龙', '幸运[金][龙]'],
    ['Tucano', 'tucannu', 'Tucano'],
    ['A+B', '', 'A+B'],
  ])('of %s for "%s": %s', (title, query, expected) => {
    expect(
      markedParts(title, query)
        .map(({ text, marked }) => (marked ? `[${text}]` : text))
        .join(''),
    ).toBe(expected);
  });
});

it.each([
  ['', false],
  ['b', false],
  ['bo', true],
  ['龙', true],
])('"%s" is asked for by name: %s', (query, expected) => {
  expect(isName(query)).toBe(expected);
});
