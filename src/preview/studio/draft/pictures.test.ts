import { expect, test } from 'vitest';
import {
  changed,
  changedFiles,
  changedPictures,
  pictured,
  pictureTakenBack,
  redone,
  saved,
  startDraft,
  undone,
  uploadsOf,
} from './draft.ts';

const written = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const picture = { upload: 'a', crop: null, hash: null, from: 'Hall.jpg', bytes: 9 };
const HALL = 'brands/a/images/hall.webp';
const layout = 'brands/a/layout.json';
const art = { file: layout, at: '/art', value: 'hall.webp' };

test('a picture is one step with its value, is not written once nothing names it, and comes again by redo', () => {
  const start = startDraft({ [layout]: { text: written({ $schema: 'x', art: 'old.webp' }), hash: '1' } });
  const both = changed(start, art, null, { [HALL]: picture });
  expect(changedPictures(both)).toEqual([{ file: HALL, ...picture }]);
  const other = changed(both, { ...art, value: 'other.webp' });
  expect([changedPictures(other), changedPictures(undone(other))]).toEqual([[], [{ file: HALL, ...picture }]]);
  expect(undone(both)).toMatchObject({ edits: [], pictures: {} });
  expect(redone(undone(both)).pictures).toEqual({ [HALL]: picture });
  const gone = pictureTakenBack(both, HALL);
  expect([gone.edits, gone.pictures, undone(gone).edits]).toEqual([[], {}, both.edits]);
});

test('a picture in the place of one of its name changes no file, and is a step', () => {
  const start = startDraft({ [layout]: { text: written({ $schema: 'x', art: 'hall.webp' }), hash: '1' } });
  const next = pictured(start, { [HALL]: { ...picture, hash: 'before' } });
  expect([changedFiles(next), changedPictures(next).length, undone(next).pictures]).toEqual([[], 1, {}]);
  expect(saved(next, {}).pictures).toEqual({});
});

test('a picture that goes changes no file, comes back with undo, and stays while something names it again', () => {
  const start = startDraft({ [layout]: { text: written({ $schema: 'x', art: 'new.webp' }), hash: '1' } });
  const gone = { ...picture, upload: null, hash: 'before' };
  const next = pictured(start, { [HALL]: gone });
  expect([changedFiles(next), changedPictures(next), undone(next).pictures]).toEqual([[], [{ file: HALL, ...gone }], {}]);
  expect([...uploadsOf(next)]).toEqual([]);
  const named = changed(next, art);
  expect([changedPictures(named), changedPictures(undone(named)).length]).toEqual([[], 1]);
  // the value that names it again is another change
  expect(pictureTakenBack(named, HALL)).toMatchObject({ edits: [art], pictures: {} });
});
