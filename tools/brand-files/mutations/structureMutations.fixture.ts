import { type Json, isJsonObject, pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import { type Mutator, nextOf, pick, setting, spotLike, spotsIn, typo } from './mutation.fixture.ts';

/** Maps with free keys, where a renamed key is valid. */
const freeMaps =
  /#$|^layout\.json#\/(?:routes|home\/sections)(?:\/\w+)?$|^menus\.json#(?:$|\/\w+\/entries$|.*\/params$)|^flags\.json#$|#\/(?:fields|api\/endpoints|users|scenarios|resources|domains|countries|affiliates|banners|promotions|notices|help|titles)$|^sandbox\/platform.*(?:whitelabel|nodes|fields)$|^sandbox\/users.*(?:vendorBalances|consolidated)$|^sandbox\/scenarios.*\/(?:flags|settings|data)/;

/** Free-form parts of a section or a scenario. */
const freeValues = /^layout\.json#\/home\/sections\/\w+\/|^sandbox\/scenarios.*\/(?:settings|data)\/|\$schema$/;

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** A key with a typing mistake. */
const renameKey: Mutator = (random, shipped) => {
  const spots = spotsIn(shipped, ({ file, pointer }) => {
    const key = pointerKeys(pointer).at(-1)!;
    const parent = `${file}#${parentOf(pointer)}`;
    const top = parent.endsWith('#') && /^(?:brand|theme|layout|register-form)\.json#$|^sandbox\//.test(parent);
    if (file.startsWith('texts/') || freeValues.test(`${file}#${pointer}`) || /^\d+$|^\$schema$/.test(key)) return false;
    return key.length > 2 && (top || !freeMaps.test(parent));
  });
  const spot = pick(random, spots);
  const key = pointerKeys(spot.pointer).at(-1)!;
  const renamed = pointerTo(parentOf(spot.pointer), typo(random, key));
  const { apply, ...rest } = setting({ ...spot, pointer: renamed }, spot.value, { says: `rename ${key},` });
  return {
    ...rest,
    apply: (folders) => {
      folders.set(spot.id, spot.file, spot.pointer);
      apply(folders);
    },
  };
};

function otherType(value: Json): Json {
  if (typeof value === 'boolean') return 'yes';
  if (typeof value === 'number') return 'many';
  if (typeof value === 'string') return 7;
  return Array.isArray(value) ? { first: 1 } : 'all';
}

const wrongType: Mutator = (random, shipped) => {
  const spot = pick(
    random,
    spotsIn(shipped, ({ file, pointer, value }) => !freeValues.test(`${file}#${pointer}`) && value !== null),
  );
  return setting(spot, otherType(spot.value), { says: 'another type:' });
};

const requiredInBase =
  /^brand\.json#\/(?:vip|login|agent|currency|phone|constants|images|games|api\/variants|languages|regulatory\/legal)\/\w+$|^theme\.json#\/(?:color\/(?:light|dark)|shape|type)\/[\w-]+$|^layout\.json#\/(?:routes\/\w+\/(?:paths|page|regions)|home\/order|pageBanners|regions\/\w+\/position)$|^menus\.json#\/\w+\/(?:order|entries\/\w+\/label)$|^register-form\.json#\/(?:order|agreement\/\w+|fields\/\w+\/(?:label|types|width))$|^sandbox\/users\.json#\/users\/\w+\/(?:what|password|type|nickname|balance|label)$|^sandbox\/platform\.json#\/settings\/(?:fields\/\w+\/\w+|sms|login|captcha|sessionMinutes)$|^sandbox\/content\.json#\/(?:banners\/\w+\/(?:groupName|url|title)|promotions\/\w+\/(?:image|summary))$|^sandbox\/scenarios\.json#\/scenarios\/[\w-]+\/title$|^flags\.json#\/\w+\/modId$/;

/** Removes a required key from base. */
const deleteRequired: Mutator = (random, shipped) => {
  const spots = spotsIn(shipped, ({ id, file, pointer }) => id === 'base' && requiredInBase.test(`${file}#${pointer}`));
  return setting(pick(random, spots), undefined, { says: 'delete' });
};

/** Removes a key that a brand must set itself. */
const deleteOwn: Mutator = (random, shipped) => {
  if (random() < 0.4) {
    const pointer = pick(random, ['/merchantCode', '/regulatory/legal/holder', '/regulatory/legal/address']);
    return setting({ id: pick(random, ['folia', 'mayloc', 'orvane']), file: 'brand.json', pointer }, undefined, {
      says: 'delete',
    });
  }
  const own = /^brand\.json#\/(?:schemaVersion|id|name|hosts)$|^[^/]+\.json#\/\$schema$/;
  return setting(spotLike(random, shipped, own), undefined, { says: 'delete' });
};

/** Removes a required inherited key by null. */
const removeInherited: Mutator = (random) => {
  const id = pick(random, ['folia', 'mayloc', 'orvane']);
  const [file, pointer] = pick(random, [
    ['brand.json', '/vip/rankAbove'],
    ['brand.json', '/currency/symbol'],
    ['brand.json', '/games/lottery'],
    ['brand.json', '/images/mark'],
    ['brand.json', '/agent'],
    ['layout.json', '/pageBanners'],
    ['layout.json', '/regions/header/position'],
    ['layout.json', '/routes/home/page'],
    ['layout.json', '/routes/login/regions'],
    ['menus.json', '/side/order'],
    ['menus.json', '/support/entries/help/label'],
    ['theme.json', '/shape/radius-md'],
    ['theme.json', '/color/dark/primary'],
  ] as const);
  return setting({ id, file, pointer }, null);
};

const inText: readonly [says: string, change: (text: string) => string][] = [
  ['lose the last brace of', (text) => text.trimEnd().slice(0, -1)],
  ['lose a colon in', (text) => text.replace('":', '"')],
  ['put a comma after the last entry of', (text) => text.trimEnd().replace(/\}$/, ',}')],
  ['put a comment into', (text) => text.replace('{', '{ // mine\n')],
  ['put a byte order mark before', (text) => `\uFEFF${text}`],
  ['quote with single quotes in', (text) => text.replaceAll('"$schema"', "'$schema'")],
];

/** Makes a file invalid JSON. */
const breakSyntax: Mutator = (random, shipped) => {
  const id = pick(random, shipped.ids());
  const file = pick(random, [...shipped.texts(id)!.keys()]);
  const [says, change] = nextOf(inText);
  return {
    says: `${says} ${id}/${file}`,
    id,
    targets: [{ file: `brands/${id}/${file}`, path: '' }],
    apply: (folders) => folders.write(id, file, change(folders.read(id, file))),
  };
};

/** The same key twice in one object. */
const repeatKey: Mutator = (random, shipped) => {
  const spot = pick(
    random,
    spotsIn(shipped, ({ value, pointer }) => isJsonObject(value) && pointerKeys(pointer).length < 4),
  );
  const [key, value] = Object.entries(spot.value as object)[0] ?? ['x', 1];
  const path = pointerTo(spot.pointer, key);
  return {
    says: `repeat ${spot.id}/${spot.file}#${path}`,
    id: spot.id,
    targets: [{ file: `brands/${spot.id}/${spot.file}`, path }],
    apply(folders) {
      const mark = 'REPEATED';
      folders.set(spot.id, spot.file, pointerTo(spot.pointer, mark), value as Json);
      // the duplicate must follow the first one
      if (key !== 'x')
        folders.write(spot.id, spot.file, folders.read(spot.id, spot.file).replace(`"${mark}"`, JSON.stringify(key)));
      else folders.write(spot.id, spot.file, folders.read(spot.id, spot.file).replace(`"${mark}": 1`, '"x": 1, "x": 1'));
    },
  };
};

/** A duplicate in a list of unique items. */
const repeatItem: Mutator = (random, shipped) => {
  const list =
    /^(?:menus\.json#\/\w+\/order|layout\.json#\/(?:home\/order|routes\/\w+\/(?:paths|regions))|register-form\.json#\/order|brand\.json#\/(?:hosts|languages\/supported|games\/esportsCodes))$/;
  const spot = pick(
    random,
    spotsIn(shipped, ({ file, pointer, value }) => list.test(`${file}#${pointer}`) && Array.isArray(value) && value.length > 0),
  );
  const items = spot.value as Json[];
  return setting(spot, [...items, pick(random, items)], { paths: [`${spot.pointer}/${items.length}`], says: 'repeat an item:' });
};

/** Adds an unknown file, or removes a required one. */
const misplaceFile: Mutator = (random, shipped) => {
  const id = pick(random, ['folia', 'mayloc', 'orvane', 'orvane-desk']);
  if (random() < 0.3) {
    const targets = [{ file: `brands/${id}/brand.json`, path: '' }];
    return { says: `remove ${id}/brand.json`, id, targets, apply: (folders) => folders.remove(id, 'brand.json') };
  }
  const file = pick(random, [...shipped.texts(id)!.keys()]);
  const renamed = file.replace(/(\w)\.json$/, '$1$1.json');
  return {
    says: `rename ${id}/${file} to ${renamed}`,
    id,
    targets: [{ file: `brands/${id}/${renamed}`, path: '' }],
    apply(folders) {
      folders.write(id, renamed, folders.read(id, file));
      folders.remove(id, file);
    },
  };
};

export const structureMutators: readonly Mutator[] = [
  renameKey,
  wrongType,
  deleteRequired,
  deleteOwn,
  removeInherited,
  breakSyntax,
  repeatKey,
  repeatItem,
  misplaceFile,
];
