import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patternWords, repaired } from './patternWords.ts';

const folder = new URL('../../../schemas/brand/', import.meta.url);

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

const patterns = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => patternsIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))),
);

describe('a pattern of the schemas', () => {
  it.each([...patterns])('%s has words and an example that fits', (pattern) => {
    const said = patternWords(pattern);
    expect(said?.words).toMatch(/^[\w#:]/);
    expect(said!.example).toMatch(new RegExp(pattern, 'u'));
  });

  it('of colours takes transparency in both ways of writing', () => {
    for (const colour of ['#04181090', 'rgba(4,24,16,.56)', '#041810', 'transparent'])
      expect(colour).toMatch(new RegExp(that('|transparent)$'), 'u'));
  });

  const that = (part: string) => [...patterns].find((pattern) => pattern.includes(part))!;
  it.each([
    ['[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$', 'https://Acme.example/play?x=1', 'acme.example'],
    ['[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$', 'bücher.example', 'xn--bcher-kva.example'],
    ['^#[0-9A-Fa-f]{6}$', '1f7a5c', '#1f7a5c'],
    ['^#[0-9A-Fa-f]{6}$', '#fb0', '#ffbb00'],
    ['|transparent)$', '04181080', '#04181080'],
    ['|transparent)$', 'rgba(4, 24, 16, .56)', 'rgba(4,24,16,.56)'],
    ['(?:px|em|rem|%))$', '12', '12px'],
    ['^[A-Z]{2}$', 'br', 'BR'],
    ['^\\d{1,4}$', '+55', '55'],
    ['^https://', 'http://help.acme.example/', 'https://help.acme.example/'],
    ['^/(?!/)[A-Za-z0-9/_.-]+$', 'lgw/help', '/lgw/help'],
    [':[A-Za-z0-9_.-]+$', 'portal.home', 'portal:home'],
    ['^#[0-9A-Fa-f]{6}$', 'green', null],
  ])('%s: "%s" means %s', (part, text, meant) => {
    expect(repaired(that(part), text)).toBe(meant);
  });
});
