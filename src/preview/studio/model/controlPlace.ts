import type { JsonObject } from '#engine/brand/json.ts';
import { fieldAt } from './controls.ts';
import { kindOfFile } from './words.ts';

/** A value of a brand's file. */
export interface SettingsPlace {
  /** Name of the file in the brand's folder. */
  name: string;
  /** JSON pointer; its steps may be places in lists. */
  at: string;
  /** Pointer of the value in it that is looked for. */
  wanted?: string;
}

/**
 * Where "All settings" has the control of a value: its own, or that of the list around it; the value itself where it has none.
 * @param file path of the file, of whichever layer: `brands/<id>/<name>`
 */
export function controlPlace(schemas: Readonly<Record<string, JsonObject>>, file: string, pointer: string): SettingsPlace {
  const name = file.split('/').slice(2).join('/');
  const root = schemas[kindOfFile(name)] ?? {};
  const steps = pointer.split('/');
  // a list of plain values has one control, and its items none that can be led to
  for (let end = 2; end <= steps.length; end += 1) {
    const at = steps.slice(0, end).join('/');
    if (fieldAt(root, at) !== null) return { name, at: steps.slice(0, end - 1).join('/'), wanted: at };
  }
  return { name, at: pointer };
}
