/** Originals of new pictures: kept beside the draft, in the browser of this machine, as the draft itself has no room for them. */

const DATABASE = 'studio';
const STORE = 'originals';

/** Of this page, where the browser keeps none. */
const held = new Map<string, Blob>();

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('failed')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  } finally {
    database.close();
  }
}

/** An original as it is kept: WebKit takes no blob in a private window. */
interface Kept {
  type: string;
  bytes: ArrayBuffer;
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' && found !== null && 'bytes' in found && found.bytes instanceof ArrayBuffer;

const keyOf = (brand: string, upload: string): string => `${brand} ${upload}`;

/** False when the browser refuses: then the page has it until it is left. */
export async function keepOriginal(brand: string, upload: string, original: Blob): Promise<boolean> {
  held.set(keyOf(brand, upload), original);
  try {
    const kept: Kept = { type: original.type, bytes: await original.arrayBuffer() };
    await inStore('readwrite', (store) => store.put(kept, keyOf(brand, upload)));
    return true;
  } catch {
    return false;
  }
}

export async function keptOriginal(brand: string, upload: string): Promise<Blob | null> {
  const known = held.get(keyOf(brand, upload));
  if (known !== undefined) return known;
  try {
    const found: unknown = await inStore('readonly', (store) => store.get(keyOf(brand, upload)));
    return isKept(found) ? new Blob([found.bytes], { type: found.type }) : null;
  } catch {
    return null;
  }
}

/** Drops the originals of a brand that no draft needs. */
export async function keepOnly(brand: string, uploads: ReadonlySet<string>): Promise<void> {
  const isDropped = (key: unknown): key is string =>
    typeof key === 'string' && key.startsWith(`${brand} `) && !uploads.has(key.slice(brand.length + 1));
  for (const key of [...held.keys()].filter(isDropped)) held.delete(key);
  try {
    const keys = await inStore('readonly', (store) => store.getAllKeys());
    for (const key of keys.filter(isDropped)) await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // they stay until the browser drops them
  }
}
