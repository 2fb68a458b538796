import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot, TextResources } from '#engine/brand/snapshot.ts';
import { htmlLangOf } from '#engine/values/languages.ts';

/** The text of a key `namespace:key`. @throws for a key without a text */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

/** A brand's published snapshot, without session. */
export function readSnapshot(dist: string, brand: string): Snapshot {
  return JSON.parse(readFileSync(join(dist, 'sites', brand, 'boot.json'), 'utf8')) as Snapshot;
}

/** The published texts of a brand in one of its languages, by the platform's code. */
export function translatorOf(dist: string, brand: string, language: string): Translate {
  const file = join(dist, 'sites', brand, 'texts', `${htmlLangOf(language)}.json`);
  const resources = JSON.parse(readFileSync(file, 'utf8')) as TextResources;
  return (key, params = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const text = resources[namespace]?.[name];
    if (text === undefined) throw new Error(`No text ${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, param: string) => String(params[param] ?? whole));
  };
}
