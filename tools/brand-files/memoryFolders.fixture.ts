import { type Json, type JsonObject, isJsonObject, pointerKeys } from '../../src/engine/brand/json.ts';
import { type BrandFolders, diskFolders } from './brandFolders.ts';

/** Brand folders in memory, for tests that break files. */
export interface MemoryFolders extends BrandFolders {
  /** The file as text; empty when missing. */
  read: (id: string, name: string) => string;
  write: (id: string, name: string, text: string) => void;
  /** Sets the value at a JSON pointer of a file; without a value removes the key. */
  set: (id: string, name: string, pointer: string, value?: Json) => void;
  remove: (id: string, name: string) => void;
  copy: (id: string, as: string) => void;
}

function setAt(root: JsonObject, pointer: string, value: Json | undefined): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop()!;
  let target = root;
  for (const key of keys) {
    const next = target[key];
    target = isJsonObject(next) || Array.isArray(next) ? (next as JsonObject) : (target[key] = {});
  }
  if (value === undefined) delete target[last];
  else Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true });
}

const disk = diskFolders();
const shipped = disk.ids().map((id) => ({ id, texts: disk.texts(id) ?? [], images: disk.images(id) }));

/** A copy of the shipped brands; their pictures stay on disk. */
export function shippedInMemory(): MemoryFolders {
  const folders = new Map(shipped.map(({ id, texts }) => [id, new Map(texts)]));
  const pictures = new Map(shipped.map(({ id, images }) => [id, images]));
  const folder = (id: string) => {
    if (!folders.has(id)) folders.set(id, new Map());
    return folders.get(id)!;
  };
  /** Copied folders and their sources, for pictures of the sandbox. */
  const copies = new Map<string, string>();
  const read = (id: string, name: string) => folder(id).get(name) ?? '';
  const write = (id: string, name: string, text: string) => void folder(id).set(name, text);
  return {
    ids: () => [...folders.keys()].sort(),
    texts: (id) => folders.get(id) ?? null,
    images: (id) => pictures.get(id) ?? new Map(),
    media: (id, file) => disk.media(copies.get(id) ?? id, file),
    others: () => [],
    strays: () => [],
    read,
    write,
    set(id, name, pointer, value) {
      const root = JSON.parse(read(id, name)) as JsonObject;
      setAt(root, pointer, value);
      write(id, name, JSON.stringify(root, null, 2));
    },
    remove: (id, name) => void folder(id).delete(name),
    copy(id, as) {
      copies.set(as, copies.get(id) ?? id);
      folders.set(as, new Map(folder(id)));
      pictures.set(as, pictures.get(id) ?? new Map());
    },
  };
}
