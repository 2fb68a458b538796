import type { Json } from '#engine/brand/json.ts';
import { pointerKeys } from '#engine/brand/json.ts';
import type { Edit } from '../draft/edits.ts';
import { valueWithin } from '../draft/within.ts';
import type { StudioBrand } from './resolveDraft.ts';

/** `radius-card` → `Radius card`, `firstLoginAction` → `First login action`. */
export function titleOf(key: string): string {
  const words = key
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a value is, in words: `Accent, light`, `Text portal:home, pt`, `Count, home sections promotions`. */
export function nameOfValue(file: string, at: string): string {
  const keys = pointerKeys(at);
  const language = /texts\/([\w-]+)\.json$/.exec(file)?.[1];
  if (language !== undefined) return `Text ${keys.join(':')}, ${language}`;
  const last = titleOf(keys.at(-1) ?? '');
  const around = keys[0] === 'color' ? keys.slice(1, -1) : keys.slice(0, -1);
  return around.length === 0 ? last : `${last}, ${around.join(' ')}`;
}

/** The merged value at a pointer of a file (its name in the brand's folder), whose steps may be places in lists. */
export function mergedValue({ brand, brandFile, theme, texts, panels }: StudioBrand, name: string, at: string): Json | undefined {
  const tag = /^texts\/([\w-]+)\.json$/.exec(name)?.[1];
  const parts: Readonly<Record<string, unknown>> = {
    'theme.json': theme,
    'panels.json': panels,
    'layout.json': brand.layout,
    'menus.json': brand.menus,
    'flags.json': brand.flags,
    'register-form.json': brand.registerForm,
    'mappings.json': brand.mappings,
    'brand.json': brandFile,
  };
  return valueWithin((tag === undefined ? parts[name] : texts[tag]) as Json | undefined, at);
}

export const shownValue = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

export const fileName = ({ file }: Pick<Edit, 'file'>): string => file.split('/').slice(2).join('/');

/** The kind of a file of a brand's folder, by which its schema is named. */
export const kindOfFile = (name: string): string => (name.startsWith('texts/') ? 'texts' : name.replace('.json', ''));
