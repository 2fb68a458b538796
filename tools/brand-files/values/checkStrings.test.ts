import { describe, expect, it } from 'vitest';
import { readJsonSource } from '../jsonSource.ts';
import { checkStrings } from './checkStrings.ts';

const rulesOf = (text: string): string[] =>
  checkStrings('texts/pt.json', readJsonSource('brands/folia/texts/pt.json', JSON.stringify({ portal: { home: text } }))).map(
    ({ rule }) => rule,
  );

describe('a text', () => {
  it.each([
    'TODO',
    'Todo',
    'todo...',
    'todo: ask the lawyers',
    'Início (TODO)',
    'FIXME later',
    'tbd',
    'Lorem ipsum dolor',
    'Início: lorem ipsum',
    'change me',
    'xxx',
    'Your text here',
  ])('that waits to be filled in is found: %s', (text) => {
    expect(rulesOf(text)).toEqual(['placeholder-text']);
  });

  it.each(['Todo dia tem sorteio', 'Todo o site', 'Para todos', 'Método: pix', 'A xxxl draw', 'Place holders of the cup'])(
    'that only looks like it passes: %s',
    (text) => {
      expect(rulesOf(text)).toEqual([]);
    },
  );
});
