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
    'TBC: the lawyers',
    'A definir: {{brand}}',
    '[TRANSLATE] Home',
    '待翻译：首页',
    'teste',
    'asdf',
    'See http://localhost:3000/about',
    'See http://192.168.0.4/about',
  ])('that waits to be filled in is found: %s', (text) => {
    expect(rulesOf(text)).toEqual(['placeholder-text']);
  });

  it.each([
    'Teste a sorte',
    'O prazo a definir',
    '[novo] Início',
    'Os dias 10.5',
    'Todo dia tem sorteio',
    'Todo o site',
    'Para todos',
    'Método: pix',
    'A xxxl draw',
    'Place holders of the cup',
  ])('that only looks like it passes: %s', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

it.each([
  ['text-encoding', 'Início\\nde novo'],
  ['text-encoding', 'In\\u00edcio'],
  ['text-markup', 'Um **bom** início'],
  ['text-markup', 'Um [início](https://folia.example/)'],
  ['text-markup', '## Início'],
])('%s is found in %s', (rule, text) => {
  expect(rulesOf(text)).toEqual([rule]);
});

it.each(['***** cinco estrelas', 'Mesa #1', 'e/ou \\ ou', '**'])('%s is plain', (text) => {
  expect(rulesOf(text)).toEqual([]);
});
