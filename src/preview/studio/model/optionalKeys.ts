import { isJsonObject, type Json, type JsonObject, pointerKeys, pointerTo } from '#engine/brand/json.ts';
import { sectionSettings } from '../../../../tools/brand-files/links/sectionSettings.ts';
import { type Field, fieldAt } from './controls.ts';
import { schemaAt } from './schema.ts';

/** A value that a file can have. */
export interface OptionalKey {
  at: string;
  field: Field;
}

const TARGETS = ['route', 'modal', 'action', 'panel', 'menu', 'submenu', 'link'];
/** What only a place of the portal has. */
const NOT_OF_LINKS = ['category', 'badge'];

/** Keys that have no effect, or are a mistake, beside what is there. */
function excludedKeys(name: string, at: string, value: JsonObject): (key: string) => boolean {
  const keys = pointerKeys(at);
  if (name === 'menus.json' && keys[1] === 'entries' && keys.length === 3) {
    const target = TARGETS.find((key) => value[key] !== undefined);
    return (key) =>
      (target !== undefined && TARGETS.includes(key)) ||
      (target === 'link' && NOT_OF_LINKS.includes(key)) ||
      (key === 'path' && target !== 'route') ||
      (key === 'spread' && target !== 'menu');
  }
  if (name === 'layout.json' && at.startsWith('/home/sections/')) {
    const section = typeof value['section'] === 'string' ? value['section'] : (keys[2] ?? '');
    const known = ['reserve', 'beside', ...Object.keys(sectionSettings[section] ?? {})];
    return (key) => !known.includes(key);
  }
  return () => false;
}

/** Parents of values within what is picked that are looked at. */
const DEEPEST = 3;

/**
 * The optional values of the schema, at and below a pointer, that no layer has.
 * @param value the merged value there
 */
export function optionalKeys(root: JsonObject, name: string, at: string, value: Json | undefined, depth = 0): OptionalKey[] {
  const properties = schemaAt(root, at)?.['properties'];
  if (!isJsonObject(properties) || (value !== undefined && !isJsonObject(value)) || depth > DEEPEST) return [];
  const known = value ?? {};
  const isExcluded = excludedKeys(name, at, known);
  return Object.keys(properties).flatMap((key): OptionalKey[] => {
    // conditions have a control of their own
    if (key === '$schema' || key === 'when' || key === 'enabled' || isExcluded(key)) return [];
    const inner = pointerTo(at, key);
    const field = fieldAt(root, inner);
    if (field === null) return optionalKeys(root, name, inner, known[key], depth + 1);
    return known[key] === undefined ? [{ at: inner, field }] : [];
  });
}
