import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject, pointerKeys } from '#engine/brand/json.ts';
import { changed, changedFiles, type Draft, redone, saved, startDraft, takenBack, textOf, undone } from './draft.ts';
import { type Edit, ownValue } from './edits.ts';
import { diffLines } from './lines.ts';

const runs = process.env['DEEP'] ? 2_000 : 200;
const FILES = ['brands/a/theme.json', 'brands/a/layout.json', 'brands/b/theme.json'] as const;
const POINTERS = ['/name', '/color/light/accent', '/color/light/bg', '/color/dark/accent', '/shape/r~1x', '/deep/er/most/inner'];

const written = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;

const leaf = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean());
const some = (keys: Record<string, typeof leaf>) =>
  fc.record(keys, { requiredKeys: [] }).filter((value) => Object.keys(value).length > 0);
/** A file that has some of the values, and others that no edit concerns. */
const file = fc.record(
  {
    $schema: fc.constant('../../schemas/brand/theme.schema.json'),
    name: leaf,
    color: fc.record({ light: some({ bg: leaf, ink: leaf, accent: leaf }) }),
    shape: some({ 'r/x': leaf, 'a~b': leaf }),
    order: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['$schema'] },
) as fc.Arbitrary<JsonObject>;

type Step = { kind: 'edit'; edit: Edit; gesture: string | null } | { kind: 'undo' | 'redo' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      edit: fc.oneof(
        fc.record({ file: fc.constantFrom(...FILES), at: fc.constantFrom(...POINTERS), value: leaf as fc.Arbitrary<Json> }),
        fc.record({ file: fc.constantFrom(...FILES), at: fc.constantFrom(...POINTERS) }),
      ),
      gesture: fc.constantFrom(null, 'a', 'b'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'undo' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'redo' }) },
);

/** What a person does to the parsed file. */
function byHand(object: JsonObject, { at, value }: Edit): void {
  const keys = pointerKeys(at);
  const last = keys.pop() ?? '';
  const parents = [object];
  for (const key of keys) {
    const parent = parents.at(-1)!;
    if (!isJsonObject(parent[key] ?? null)) {
      if (value === undefined) return;
      parent[key] = {};
    }
    parents.push(parent[key] as JsonObject);
  }
  const home = parents.at(-1)!;
  if (value !== undefined) return void (home[last] = value);
  if (!Object.hasOwn(home, last)) return;
  delete home[last];
  for (let depth = keys.length; depth > 0 && Object.keys(parents[depth]!).length === 0; depth -= 1)
    delete parents[depth - 1]![keys[depth - 1]!];
}

/** The same steps with whole copies of the files, as an editor with a stack of undo steps does them. */
function stepsByHand(base: Record<string, JsonObject>, steps: readonly Step[]): Record<string, JsonObject> {
  let [now, past, future]: [typeof base, (typeof base)[], (typeof base)[]] = [structuredClone(base), [], []];
  let gesture: string | null = null;
  for (const one of steps) {
    if (one.kind === 'edit') {
      const next = structuredClone(now);
      byHand((next[one.edit.file] ??= {}), one.edit);
      if (JSON.stringify(next) === JSON.stringify(now)) continue;
      if (one.gesture === null || one.gesture !== gesture) past.push(now);
      [now, future, gesture] = [next, [], one.gesture];
      continue;
    }
    const [from, to] = one.kind === 'undo' ? [past, future] : [future, past];
    const next = from.pop();
    if (next === undefined) continue;
    to.push(now);
    [now, gesture] = [next, null];
  }
  return now;
}

const apply = (draft: Draft, one: Step): Draft =>
  one.kind === 'edit' ? changed(draft, one.edit, one.gesture) : one.kind === 'undo' ? undone(draft) : redone(draft);

/** Both files, and a third that the brand lacks, as one that is there. */
const drafted = (one: JsonObject, other: JsonObject): Draft =>
  startDraft({
    [FILES[0]]: { text: written(one), hash: '1' },
    [FILES[1]]: { text: written(other), hash: '2' },
    [FILES[2]]: { text: written({ $schema: 'x' }), hash: '3' },
  });

test('any sequence of edits, undo and redo leaves what the same edits by hand leave, in the same form', () => {
  fc.assert(
    fc.property(file, file, fc.array(step, { maxLength: 24 }), (one, other, steps) => {
      const draft = steps.reduce(apply, drafted(one, other));
      const wanted = stepsByHand({ [FILES[0]]: one, [FILES[1]]: other, [FILES[2]]: { $schema: 'x' } }, steps);
      for (const name of FILES) {
        const text = textOf(draft, name) ?? '';
        const value = JSON.parse(text) as JsonObject;
        expect(value).toEqual(wanted[name]);
        expect(text).toBe(written(value));
      }
    }),
    { numRuns: runs },
  );
});

test('undoing everything gives the bytes that were read, and redoing everything those that were left', () => {
  fc.assert(
    fc.property(file, file, fc.array(step, { maxLength: 24 }), fc.constantFrom('\n', '\r\n'), (one, other, steps, eol) => {
      const start = drafted(one, other);
      // as odd as a file may be: tabs, and a list on one line
      const odd = `{${eol}\t"name":   "x",${eol}\t"list": [1,  2],${eol}\t"color": { "light": { "bg": "a" } }${eol}}`;
      const first = { ...start, base: { ...start.base, [FILES[0]]: { text: odd, hash: '0' } } };
      const end = steps.reduce(apply, first);
      const texts = (draft: Draft) => FILES.map((name) => textOf(draft, name));
      let draft = end;
      while (draft.past.length > 0) draft = undone(draft);
      expect(texts(draft)).toEqual(texts(first));
      while (draft.future.length > 0) draft = redone(draft);
      expect(texts(draft)).toEqual(texts(steps.every(({ kind }) => kind !== 'undo') ? end : draft));
      expect(end.edits.length === 0 || changedFiles(end).length > 0).toBe(true);
    }),
    { numRuns: runs },
  );
});

test('the difference touches only the lines of the edits', () => {
  fc.assert(
    fc.property(file, file, fc.array(step, { minLength: 1, maxLength: 8 }), (one, other, steps) => {
      const draft = steps.reduce(apply, drafted(one, other));
      for (const { file: name, before, text } of changedFiles(draft)) {
        const keys = draft.edits
          .filter((edit) => edit.file === name)
          .flatMap(({ at }) => pointerKeys(at).map((key) => JSON.stringify(key)));
        const lines = diffLines(before.text, text).filter(({ kind }) => kind !== 'same');
        const bare = (line: string) => line.replace(/,$/, '');
        for (const { kind, text: line } of lines) {
          const isOfEdit = keys.some((key) => line.trim().startsWith(`${key}:`)) || /^\s*\}?,?$/.test(line);
          // the comma of a neighbour that is no longer, or now is, the last one
          const isComma = lines.some((twin) => twin.kind !== kind && bare(twin.text) === bare(line) && twin.text !== line);
          expect(isOfEdit || isComma, line).toBe(true);
        }
      }
    }),
    { numRuns: runs },
  );
});

const theme = {
  text: written({ $schema: '../../schemas/brand/theme.schema.json', color: { light: { accent: '#111111' } } }),
  hash: '1',
};
const accent = { file: FILES[0], at: '/color/light/accent' };

test('typing in one field is one step back', () => {
  let draft = startDraft({ [FILES[0]]: theme });
  for (const value of ['#2', '#22', '#222222']) draft = changed(draft, { ...accent, value }, 'field');
  draft = changed(draft, { ...accent, value: '#333333' }, 'field again');
  expect(draft.edits).toEqual([{ ...accent, value: '#333333' }]);
  draft = undone(draft);
  expect(draft.edits).toEqual([{ ...accent, value: '#222222' }]);
  expect(textOf(undone(draft), FILES[0])).toBe(theme.text);
});

test('an edit that leads back to what is written is no change', () => {
  const there = changed(startDraft({ [FILES[0]]: theme }), { ...accent, value: '#222222' });
  const back = changed(there, { ...accent, value: '#111111' });
  expect([back.edits, changedFiles(back)]).toEqual([[], []]);
  expect(undone(back).edits).toEqual(there.edits);
});

test('one edit is taken back from among others, and comes again by undo', () => {
  const dark = { file: FILES[0], at: '/color/dark/accent', value: '#444444' };
  const both = changed(changed(startDraft({ [FILES[0]]: theme }), { ...accent, value: '#222222' }), dark);
  const one = takenBack(both, ({ at }) => at === accent.at);
  expect(one.edits).toEqual([dark]);
  expect(undone(one).edits).toEqual(both.edits);
});

test('a missing file is made with the schema of its kind, and not for nothing', () => {
  const base = {
    'brands/a/brand.json': { text: written({ $schema: '../../schemas/brand/brand.schema.json', id: 'a' }), hash: '1' },
  };
  const edit = { file: 'brands/a/texts/pt.json', at: '/portal/home', value: 'Casa' };
  const made = changed(startDraft(base), edit);
  expect(changedFiles(made)).toEqual([
    {
      file: edit.file,
      before: { text: null, hash: null },
      text: written({ $schema: '../../../schemas/brand/texts.schema.json', portal: { home: 'Casa' } }),
    },
  ]);
  expect(textOf(changed(made, { file: edit.file, at: edit.at }), edit.file)).toBeNull();
});

test('a key that a layer removed can have a value again, and saving leaves nothing to undo', () => {
  const file = 'brands/a/menus.json';
  const draft = changed(startDraft({ [file]: { text: '{ "side": null }\n', hash: '1' } }), {
    file,
    at: '/side/order',
    value: ['home'],
  });
  const text = textOf(draft, file);
  expect(ownValue(text, '/side/order')).toEqual(['home']);
  const after = saved(draft, { [file]: { text, hash: '2' } });
  expect([after.edits, after.past, textOf(after, file)]).toEqual([[], [], text]);
});
