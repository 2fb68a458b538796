import { type Json, type JsonObject, isJsonObject, pointerTo } from './json.ts';

/** A value of a merged file. */
export interface Spot {
  file: string;
  pointer: string;
}

/** A place that names something that a layer may remove. */
export interface Reference extends Spot {
  /** What it names; of several, such as the panels of both centres, one is enough. */
  targets: readonly Spot[];
  /** What goes with the target: the item of the list at the spot, or what is at `owner`. */
  item?: string;
  /** The named thing that cannot be without the target; for a list, without its last item. */
  owner?: Spot;
}

/** Merged files by name. */
export type Files = Readonly<Record<string, JsonObject>>;

const layout = 'layout.json';
const menus = 'menus.json';
const panels = 'panels.json';
const form = 'register-form.json';
const content = 'sandbox/content.json';

/** The table beside an `order` that has what it names. */
const tables: Readonly<Record<string, string>> = { [layout]: 'sections', [form]: 'fields' };

/** The region that shows again what the `chrome` of a route hides. */
const toggle = 'barsToggle';

const objectAt = (value: Json | undefined, key: string): [string, JsonObject][] =>
  isJsonObject(value) && isJsonObject(value[key])
    ? Object.entries(value[key]).filter((pair): pair is [string, JsonObject] => isJsonObject(pair[1]))
    : [];

const texts = (value: Json | undefined): string[] =>
  [value ?? []].flat().filter((item): item is string => typeof item === 'string');

const route = (name: string): Spot => ({ file: layout, pointer: pointerTo('/routes', name) });
const menu = (name: string): Spot => ({ file: menus, pointer: pointerTo('', name) });
const panel = (name: string): Spot[] => ['/member', '/agent'].map((at) => ({ file: panels, pointer: pointerTo(at, name) }));

/** What the `params` of an action name. */
function* ofParams(file: string, at: string, { action, params }: JsonObject, owner: Spot): Generator<Reference> {
  if (typeof action !== 'string' || !isJsonObject(params)) return;
  for (const name of texts(params['panel'])) yield { file, pointer: `${at}/params/panel`, targets: panel(name), owner };
  for (const name of texts(params['menu'])) yield { file, pointer: `${at}/params/menu`, targets: [menu(name)], owner };
}

/** Routes and flags of conditions: what is shown on a removed route only is shown nowhere. */
function* ofConditions(file: string, at: string, value: JsonObject): Generator<Reference> {
  const owner = { file, pointer: at };
  for (const kind of ['when', 'enabled']) {
    const condition = value[kind];
    if (!isJsonObject(condition)) continue;
    for (const key of ['route', 'flag']) {
      const given = condition[key];
      const pointer = `${at}/${kind}/${key}`;
      for (const name of texts(given)) {
        const target = key === 'route' ? route(name) : { file: 'flags.json', pointer: pointerTo('', name) };
        yield { file, pointer, targets: [target], owner, ...(Array.isArray(given) && { item: name }) };
      }
    }
  }
}

/** Orders, conditions, actions and the buttons of empty lists, wherever they stand in a file. */
function* anywhere(file: string, value: JsonObject, at = ''): Generator<Reference> {
  const order = value['order'];
  if (Array.isArray(order)) {
    const table = `${at}/${tables[file] ?? 'entries'}`;
    for (const name of texts(order))
      yield { file, pointer: `${at}/order`, targets: [{ file, pointer: pointerTo(table, name) }], item: name };
  }
  if (at !== '') {
    yield* ofConditions(file, at, value);
    yield* ofParams(file, at, value, { file, pointer: at });
  }
  for (const [key, child] of Object.entries(value)) {
    const pointer = pointerTo(at, key);
    if (!isJsonObject(child)) continue;
    if (key === 'empty') yield* ofEmpty(file, pointer, child);
    if (key === 'drill') yield* ofDrill(file, at, child);
    // a choice without its condition would always be offered
    if (key !== 'choices') yield* anywhere(file, child, pointer);
  }
}

/** The button of an empty list goes, its words stay. */
function* ofEmpty(file: string, at: string, empty: JsonObject): Generator<Reference> {
  for (const key of ['route', 'panel']) {
    const owner = { file, pointer: `${at}/${key}` };
    for (const name of texts(empty[key]))
      yield { file, pointer: owner.pointer, targets: key === 'route' ? [route(name)] : panel(name), owner };
  }
}

function* ofDrill(file: string, view: string, { clears }: JsonObject): Generator<Reference> {
  for (const name of texts(clears)) {
    const targets = [{ file, pointer: pointerTo(`${view}/filters/entries`, name) }];
    yield { file, pointer: `${view}/drill/clears`, targets, item: name };
  }
}

const pieceAt = (pointer: string, name: string): Omit<Reference, 'owner'> => ({
  file: layout,
  pointer,
  targets: [{ file: layout, pointer: pointerTo('/content', name) }],
});

function* ofLayout(file: JsonObject, ownersOf: (path: string) => readonly string[]): Generator<Reference> {
  for (const [name, entry] of objectAt(file, 'routes')) {
    const at = pointerTo('/routes', name);
    for (const region of texts(entry['regions'])) {
      const targets = [{ file: layout, pointer: pointerTo('/regions', region) }];
      yield { file: layout, pointer: `${at}/regions`, targets, item: region };
    }
    for (const piece of texts(entry['content']))
      yield { ...pieceAt(`${at}/content`, piece), owner: { file: layout, pointer: at } };
    for (const [path, piece] of Object.entries(isJsonObject(entry['below']) ? entry['below'] : {})) {
      const pointer = pointerTo(`${at}/below`, path);
      for (const one of texts(piece)) yield { ...pieceAt(pointer, one), owner: { file: layout, pointer } };
    }
    if (entry['chrome'] === undefined) continue;
    const owner = { file: layout, pointer: `${at}/chrome` };
    yield { ...owner, targets: [{ file: layout, pointer: `/regions/${toggle}` }], owner };
  }
  for (const [name, section] of objectAt(file['home'], 'sections')) {
    const at = pointerTo('/home/sections', name);
    for (const piece of texts(section['content']))
      yield { ...pieceAt(`${at}/content`, piece), owner: { file: layout, pointer: at } };
  }
  for (const path of texts(file['pageBanners'])) {
    const targets = ownersOf(path).map(route);
    if (targets.length > 0) yield { file: layout, pointer: '/pageBanners', targets, item: path };
  }
}

function* ofMenus(file: JsonObject): Generator<Reference> {
  for (const name of Object.keys(file)) {
    for (const [entryName, entry] of objectAt(file[name], 'entries')) {
      const owner = { file: menus, pointer: pointerTo(`${pointerTo('', name)}/entries`, entryName) };
      const spot = (key: string) => ({ file: menus, pointer: `${owner.pointer}/${key}`, owner });
      for (const target of texts(entry['route'])) yield { ...spot('route'), targets: [route(target)] };
      for (const target of texts(entry['menu'])) yield { ...spot('menu'), targets: [menu(target)] };
      for (const target of texts(entry['panel'])) yield { ...spot('panel'), targets: panel(target) };
    }
  }
}

/** The shortcuts of the site as an app. */
function* ofBrand({ webApp }: JsonObject): Generator<Reference> {
  for (const name of texts(isJsonObject(webApp) ? webApp['shortcuts'] : undefined)) {
    const targets = [{ file: menus, pointer: pointerTo('/bottomBar/entries', name) }];
    yield { file: 'brand.json', pointer: '/webApp/shortcuts', targets, item: name };
  }
}

/** Where demo data leads: the banner or mission stays, its link goes. */
function* ofContent(file: JsonObject): Generator<Reference> {
  for (const kind of ['banners', 'missions']) {
    for (const [name, { linkageType: type, linkageValue: value }] of objectAt(file, kind)) {
      const at = pointerTo(`/${kind}`, name);
      if (typeof value !== 'string' || (type !== 'ROUTE' && type !== 'PANEL')) continue;
      const targets = type === 'ROUTE' ? [route(value.split('#')[0]!)] : panel(value);
      yield { file: content, pointer: `${at}/linkageValue`, targets, owner: { file: content, pointer: `${at}/linkageType` } };
    }
  }
}

/** A place that names a path. */
export interface PathReference extends Omit<Reference, 'targets'> {
  path: string;
  /** Pointer of the route whose path it is; any route's without one. */
  route?: string;
}

/** Menu entries with a path of their route, and the pages with banners. */
export function* pathReferences(files: Files): Generator<PathReference> {
  for (const name of Object.keys(files[menus] ?? {})) {
    for (const [entryName, { route: target, path }] of objectAt(files[menus]![name], 'entries')) {
      if (typeof path !== 'string' || typeof target !== 'string') continue;
      const owner = { file: menus, pointer: pointerTo(`${pointerTo('', name)}/entries`, entryName) };
      yield { file: menus, pointer: `${owner.pointer}/path`, path, route: route(target).pointer, owner };
    }
  }
  for (const path of texts(files[layout]?.['pageBanners'])) yield { file: layout, pointer: '/pageBanners', path, item: path };
}

/**
 * Every place of a brand's merged files that names something of them.
 * @param ownersOf routes that have, or had before a layer removed them, a path
 */
export function* references(files: Files, ownersOf: (path: string) => readonly string[]): Generator<Reference> {
  for (const name of [layout, menus, panels, form]) {
    const file = files[name];
    if (file !== undefined) yield* anywhere(name, file);
  }
  yield* ofLayout(files[layout] ?? {}, ownersOf);
  yield* ofMenus(files[menus] ?? {});
  yield* ofBrand(files['brand.json'] ?? {});
  yield* ofContent(files[content] ?? {});
}
