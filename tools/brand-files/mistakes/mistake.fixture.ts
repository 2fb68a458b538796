import type { Json } from '../../../src/engine/brand/json.ts';
import type { MemoryFolders } from '../memoryFolders.fixture.ts';

/** A typical mistake in a brand folder, and where it must be reported. */
export interface Mistake {
  says: string;
  id: string;
  file: string;
  /** JSON pointers of a correct report; empty for the whole file. */
  paths: readonly string[];
  apply: (folders: MemoryFolders) => void;
}

/** The mistake, file as `folder/file.json`, pointer, value (none removes the key), and the reported place if different. */
export type Row = readonly [
  says: string,
  file: string,
  pointer: string,
  value?: Json | undefined,
  place?: string | readonly string[],
];

const places = (place: string | readonly string[] | undefined, usual: string) => (place === undefined ? [usual] : [place].flat());

/** Mistakes that set one value of a JSON file. */
export function settings(rows: readonly Row[]): Mistake[] {
  return rows.map(([says, at, pointer, value, place]) => {
    const [id = '', ...rest] = at.split('/');
    const file = rest.join('/');
    return {
      says,
      id,
      file,
      paths: places(place, pointer),
      apply(folders) {
        const kind = file.startsWith('sandbox/')
          ? file.replace('sandbox/', 'sandbox-')
          : file.replace(/^texts\/.*/, 'texts.json');
        const up = file.includes('/') ? '../../..' : '../..';
        if (folders.read(id, file) === '')
          folders.write(id, file, JSON.stringify({ $schema: `${up}/schemas/brand/${kind.replace('.json', '.schema.json')}` }));
        folders.set(id, file, pointer, value);
      },
    };
  });
}

/** The mistake, file, replaced text, replacement, and the reported place. */
export type Edit = readonly [says: string, file: string, from: string | RegExp, to: string, place: string];

/** Typing mistakes in the text of a file. */
export function edits(rows: readonly Edit[]): Mistake[] {
  return rows.map(([says, at, from, to, place]) => {
    const [id = '', ...rest] = at.split('/');
    const file = rest.join('/');
    return {
      says,
      id,
      file,
      paths: [place],
      apply(folders) {
        const text = folders.read(id, file);
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`${says}: ${String(from)} does not stand in ${at}`);
        folders.write(id, file, changed);
      },
    };
  });
}
