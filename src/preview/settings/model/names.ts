import { isJsonObject, type Json, type JsonObject, pointerKeys, pointerTo } from '#engine/brand/json.ts';
import { type Reference, references, type Spot } from '#engine/brand/references.ts';
import { type Draft, textOf } from '#preview/studio/draft/draft.ts';
import { type Edit, ownValue } from '#preview/studio/draft/edits.ts';
import { valueWithin, withWithin } from '#preview/studio/draft/within.ts';
import type { ListPlace } from '#preview/structure/model/lists.ts';
import type { StudioLayer } from '../../../../tools/studio/brandBundle.ts';

/** An entry with another name, and what names it, as one step. */
export interface Renaming {
  edits: Edit[];
  /** Places that name it and are changed. */
  changed: number;
  /** `base/menus.json /side/entries/club` of those that stay, with the reason. */
  kept: { place: string; why: string }[];
}

interface Renamed {
  layers: readonly Pick<StudioLayer, 'id' | 'readOnly'>[];
  draft: Draft;
  list: ListPlace;
  name: string;
  next: string;
}

/** A text in a file of a layer that names the entry. */
interface Place {
  file: string;
  pointer: string;
  value: string;
}

const FILES = ['brand', 'layout', 'menus', 'flags', 'register-form', 'panels'].map((name) => `${name}.json`);

/** Every text of a value, with its pointer. */
function* textsIn(value: Json, at = ''): Generator<[at: string, text: string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, pointerTo(at, key));
}

const isSpot = (one: Spot, { list, name }: Renamed): boolean =>
  one.file === list.name && one.pointer === pointerTo(list.table, name);

/** The places at a reference's spot: a text, or the items of a list. */
function placesAt(files: Readonly<Record<string, JsonObject>>, { file, pointer }: Spot, { name, next }: Renamed): Place[] {
  return [...textsIn(valueWithin(files[file], pointer) ?? null, pointer)].flatMap(([at, text]) =>
    text === name ? [{ file, pointer: at, value: next }] : [],
  );
}

/** Where blocks of pages name a menu: they stand in lists, which no layer can take one out of. */
function* menusOfBlocks(files: Readonly<Record<string, JsonObject>>): Generator<Reference> {
  for (const [at, text] of textsIn(files['layout.json']?.['content'] ?? null, '/content'))
    if (pointerKeys(at).length === 5 && at.endsWith('/menu'))
      yield { file: 'layout.json', pointer: at, targets: [{ file: 'menus.json', pointer: pointerTo('', text) }] };
}

/** Where the files of a layer name a text by its key: the files say `namespace:key`. */
function textPlaces(files: Readonly<Record<string, JsonObject>>, { list, name, next }: Renamed): Place[] {
  const namespace = pointerKeys(list.table)[0];
  const renamed = (text: string): string | null => {
    if (namespace !== undefined) return text === `${namespace}:${name}` ? `${namespace}:${next}` : null;
    return text.startsWith(`${name}:`) ? next + text.slice(name.length) : null;
  };
  return Object.entries(files).flatMap(([file, value]) =>
    [...textsIn(value)].flatMap(([pointer, text]) => {
      const after = renamed(text);
      return after === null ? [] : [{ file, pointer, value: after }];
    }),
  );
}

/** The edit of a place: one within a list writes the list, as layers replace lists as a whole. */
function placed(edits: Map<string, Edit>, file: string, root: JsonObject, { pointer, value }: Place): void {
  const steps = pointer.split('/');
  const end = steps.findIndex((_, index) => index > 0 && Array.isArray(valueWithin(root, steps.slice(0, index).join('/'))));
  const at = end === -1 ? pointer : steps.slice(0, end).join('/');
  const before = edits.get(`${file}#${at}`)?.value ?? valueWithin(root, at);
  const after = withWithin(before, pointer.slice(at.length), value);
  edits.set(`${file}#${at}`, { file, at, ...(after !== undefined && { value: after }) });
}

/** Gives an entry another name in every layer, and with it all that names it: one step, whose edits stand in their order. */
export function renamed(renaming: Renamed): Renaming {
  const { layers, draft, list, name, next } = renaming;
  const isText = list.name.startsWith('texts/');
  const own = (layer: string, file: string, at = ''): Json | undefined => ownValue(textOf(draft, `brands/${layer}/${file}`), at);
  const isThere = ({ file, pointer }: Spot): boolean => layers.some(({ id }) => isJsonObject(own(id, file, pointer) ?? null));
  const result: Renaming = { edits: [], changed: 0, kept: [] };
  for (const { id, readOnly } of layers) {
    const files = Object.fromEntries(
      FILES.flatMap((file) => {
        const value = own(id, file);
        return isJsonObject(value) ? [[file, value] as const] : [];
      }),
    );
    const keep = ({ file, pointer }: Spot, why: string) => result.kept.push({ place: `${id}/${file} ${pointer}`, why });
    const found: Place[] = isText ? textPlaces(files, renaming) : [];
    for (const reference of isText ? [] : [...references(files, () => []), ...menusOfBlocks(files)]) {
      if (!reference.targets.some((spot) => isSpot(spot, renaming))) continue;
      const twin = reference.targets.find((spot) => !isSpot(spot, renaming) && isThere(spot));
      if (twin !== undefined) keep(reference, `${twin.file} ${twin.pointer} has this name, too`);
      else found.push(...placesAt(files, reference, renaming));
    }
    const places = [...new Map(found.map((place) => [`${place.file}#${place.pointer}`, place])).values()];
    const isOrder = ({ file, pointer }: Place) =>
      file === list.name && list.order !== null && pointer.startsWith(`${list.order}/`);
    const tables = isText ? [...new Set(Object.keys(draft.base))].flatMap((file) => textFileOf(file, id)) : [list.name];
    const held = tables.filter((file) => own(id, file, pointerTo(list.table, name)) !== undefined);
    if (readOnly !== null) {
      for (const place of places) keep(place, `${id} is not written`);
      for (const file of held) keep({ file, pointer: pointerTo(list.table, name) }, `${id} is not written`);
      continue;
    }
    result.changed += places.filter((place) => !isOrder(place)).length;
    const edits = new Map<string, Edit>();
    for (const place of places) placed(edits, `brands/${id}/${place.file}`, files[place.file]!, place);
    for (const table of held) {
      const file = `brands/${id}/${table}`;
      const at = pointerTo(list.table, name);
      // what names the entry within itself moves along
      const inner = [...edits.values()].filter((edit) => edit.file === file && edit.at.startsWith(`${at}/`));
      const value = inner.reduce<Json | undefined>(
        (moved, edit) => withWithin(moved, edit.at.slice(at.length), edit.value),
        own(id, table, at),
      );
      for (const edit of inner) edits.delete(`${file}#${edit.at}`);
      result.edits.push({ file, at: pointerTo(list.table, next), ...(value !== undefined && { value }) }, { file, at });
      if (table !== list.name) result.changed += 1;
    }
    result.edits.push(...edits.values());
  }
  return result;
}

const textFileOf = (file: string, layer: string): string[] =>
  file.startsWith(`brands/${layer}/texts/`) ? [file.slice(`brands/${layer}/`.length)] : [];

/**
 * What a renaming does, in words.
 * @param others brands that extend the written layer and are not shown: their files are not there to be changed
 */
export function renamingWords({ changed, kept }: Renaming, name: string, next: string, others: readonly string[]): string {
  const count = changed === 1 ? '1 place that names it is changed' : `${changed} places that name it are changed`;
  const left = kept.map(({ place, why }) => `${place} (${why})`).join(', ');
  const unread =
    others.length === 0 ? '' : ` Not looked at: ${others.join(', ')}; the check finds what still has the old name there.`;
  return `${name} is now ${next}; ${changed === 0 ? 'nothing else names it' : count}.${left === '' ? '' : ` Not changed: ${left}.`}${unread}`;
}
