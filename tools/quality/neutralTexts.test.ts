import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const locales = new URL('../../locales/', import.meta.url);

/** The texts of a namespace in one language. */
const textsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, locales), 'utf8')) as Record<string, string>;

/** Labels of what a brand may have or not. */
const OFFERS = ['live', 'slots', 'sports', 'esports', 'fishing', 'pvp', 'elottery', 'lottery', 'vnlottery'];

describe.each(readdirSync(locales))('what the portal says of any brand in %s', (language) => {
  const portal = textsOf(language, 'portal');

  it.each(['site_description', 'about_text'])('names no kind of game that a brand may lack: %s', (key) => {
    const text = portal[key]!.toLowerCase();
    expect(text).toContain('{{brand}}');
    expect(OFFERS.map((offer) => portal[offer]!).filter((label) => text.includes(label.toLowerCase()))).toEqual([]);
  });
});
