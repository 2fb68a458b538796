import { ownNamespaces } from '#engine/constants.ts';
import type { Origin } from '#engine/brand/mergeLayers.ts';
import type { BrandRecord } from '../brandRecord.ts';
import { summary } from './summary.ts';

/** A value of the brand's files with its origin. */
export interface SourcedValue extends Origin {
  /** `file#pointer` of the merged brand. */
  at: string;
  value: string;
}

const partOf: Readonly<Record<string, string>> = {
  'layout.json': 'layout',
  'menus.json': 'menus',
  'flags.json': 'flags',
  'register-form.json': 'registerForm',
};

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function valueAt({ brand }: BrandRecord, at: string): unknown {
  const [file = '', pointer = ''] = at.split('#');
  const key = partOf[file];
  let value: unknown = key === undefined ? brand : (brand as unknown as Record<string, unknown>)[key];
  for (const part of pointer.split('/').slice(1)) value = (value as Record<string, unknown> | undefined)?.[unescape(part)];
  return value;
}

/** Every leaf at or below the pointers, in their order. */
export function valuesOf(record: BrandRecord, sources: readonly string[]): SourcedValue[] {
  const leaves = Object.entries(record.provenance);
  return sources.flatMap((source) =>
    leaves
      .filter(([at]) => at === source || at.startsWith(`${source}/`))
      .map(([at, origin]) => ({ ...origin, at, value: summary(at, valueAt(record, at)) })),
  );
}

/** Origin of a text: the brand's own files, else the portal's, which has no words of the brand. */
export function textSource({ provenance }: BrandRecord, key: string, tag: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const own = provenance[`texts/${tag}.json#/${namespace}/${name}`];
  if (own !== undefined) return `${own.file}:${own.line}`;
  return ownNamespaces.includes(namespace) ? `missing in texts/${tag}.json` : `locales/${tag}/${namespace}.json`;
}
