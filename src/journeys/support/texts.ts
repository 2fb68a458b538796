import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';
import { htmlLangOf } from '#engine/values/languages.ts';

/** Says a text key in words, as `namespace:key`. @throws for a key without a text */
export type Say = (key: string, params?: Record<string, string | number>) => string;

/** What a brand's published snapshot says, without its session. */
export function readSnapshot(dist: string, brand: string): Snapshot {
  return JSON.parse(readFileSync(join(dist, 'sites', brand, 'boot.json'), 'utf8')) as Snapshot;
}

/** The published words of a brand in one of its languages, by the platform's code. */
export function wordsOf(dist: string, brand: string, language: string): Say {
  const file = join(dist, 'sites', brand, 'texts', `${htmlLangOf(language)}.json`);
  const resources = JSON.parse(readFileSync(file, 'utf8')) as TextResources;
  return (key, params = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const text = resources[namespace]?.[name];
    if (text === undefined) throw new Error(`No text ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, param: string) => String(params[param] ?? whole));
  };
}
