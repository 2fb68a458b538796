import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { JsonObject } from '#engine/brand/json.ts';
import { changed, type Draft, redone, startDraft, textOf, undone } from '../draft/draft.ts';
import { fieldAt } from '../model/controls.ts';
import { listWords } from '../model/listWords.ts';
import { differenceOf, resolveDraft } from '../model/resolveDraft.ts';
import { packed, unpacked } from '../state/keptDraft.ts';

const MANY = 5_000;
const EN = 'brands/child/texts/en.json';
const bundle = { layers: ['base', 'child'].map((id) => ({ id, readOnly: null, brands: [] })) };
const file = (value: object) => ({ text: `${JSON.stringify({ $schema: 's', ...value }, null, 2)}\n`, hash: 'h' });
const textsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`key_${nth}`, `Text ${nth}`]));
const draftOf = (texts: object): Draft =>
  startDraft({
    'brands/base/menus.json': file({ side: { order: ['home'], entries: { home: { label: 'portal:home' } } } }),
    'brands/child/brand.json': file({ name: 'Child' }),
    [EN]: file({ brand: texts }),
    'brands/child/texts/pt.json': file({ brand: texts }),
  });
const say = (draft: Draft, nth: number, text = `Other ${nth}`): Draft =>
  changed(draft, { file: EN, at: `/brand/key_${nth}`, value: text });
const many = (count: number): Draft =>
  Array.from({ length: count }, (_, nth) => nth).reduce((draft, nth) => say(draft, nth), draftOf(textsOf(count + 1)));

test('an edit of one file reads and merges that one alone', () => {
  const draft = draftOf(textsOf(MANY));
  const before = resolveDraft(bundle, draft);
  const after = resolveDraft(bundle, say(draft, 7));
  expect(after.texts['en']?.['brand']?.['key_7']).toBe('Other 7');
  expect(after.texts['pt']!['brand']).toBe(before.texts['pt']!['brand']);
  expect(after.brand.menus['side']).toBe(before.brand.menus['side']);
});

test('a keystroke reads the whole of its file no more than once', () => {
  const draft = say(draftOf(textsOf(MANY)), 7, 'O');
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect(textOf(say(draft, 7, 'Ot'), EN)).toContain('"key_7": "Ot"');
  expect(parse.mock.calls.filter(([text]) => text.length > MANY * 10).length).toBeLessThan(2);
});

test('an edit costs as much after sixty others as after one', () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  /** How often the last of so many edits reads a text. */
  const readsAfter = (count: number): number => {
    const draft = many(count);
    parse.mockClear();
    textOf(say(draft, count), EN);
    return parse.mock.calls.length;
  };
  const first = readsAfter(1);
  expect(first).toBeGreaterThan(0);
  expect(readsAfter(60)).toBe(first);
});

test('a kept draft grows with its edits, not with their square, and is the same again', () => {
  const sizeOf = (draft: Draft) => JSON.stringify({ ...packed(draft), base: {} }).length;
  expect(sizeOf(many(200))).toBeLessThan(2.5 * sizeOf(many(100)));
  const draft = undone(undone(say(redone(undone(say(many(20), 3, 'Again'))), 9, 'Once more')));
  expect(draft.future).toHaveLength(2);
  const { base, ...steps } = unpacked(JSON.parse(JSON.stringify(packed(draft))) as ReturnType<typeof packed>);
  const { base: whole, ...kept } = draft;
  expect(steps).toEqual(kept);
  // the files without edits are read again
  expect(base).toEqual({ [EN]: whole[EN] });
});

test('a picture of a step is kept with it', () => {
  const picture = { upload: 'a', crop: null, hash: null, from: 'Hall.png', bytes: 7 };
  const edit = { file: 'brands/child/brand.json', at: '/images/loginArt', value: 'hall.webp' };
  const draft = undone(say(changed(many(2), edit, null, { 'brands/child/images/hall.webp': picture }), 2));
  const { base: _base, ...kept } = draft;
  expect(unpacked(packed(draft))).toMatchObject(kept);
  expect(unpacked(packed(undone(draft))).pictures).toEqual({});
});

test('entries of one kind share one field', () => {
  const menus = JSON.parse(readFileSync('schemas/brand/menus.schema.json', 'utf8')) as JsonObject;
  const icon = fieldAt(menus, '/side/entries/a/icon');
  expect(icon?.control.kind).toBe('icon');
  expect(fieldAt(menus, '/side/entries/b/icon')).toBe(icon);
});

test('in a long list the one that was moved is named', () => {
  const names = Object.keys(textsOf(MANY));
  const next = names.toSpliced(4_000, 1).toSpliced(10, 0, names[4_000]!);
  expect(listWords(names, next)).toBe('moved key_4000');
});

test('what a page is told of an edit is looked up in the words that were touched, not in all of them', () => {
  const files = { ...draftOf(textsOf(20)).base };
  files['brands/child/brand.json'] = file({
    name: 'Child',
    languages: { supported: ['EN', 'PT'], default: 'EN', fallback: { PT: ['EN'] } },
  });
  files['brands/base/theme.json'] = file({ shape: {}, type: {}, color: { light: {}, dark: {} } });
  files['brands/child/texts/pt.json'] = file({ brand: {}, home: { title: 'Lar' } });
  const draft = startDraft(files);
  const asked: string[] = [];
  const words = (tag: string) =>
    new Proxy<Record<string, Record<string, string>>>(
      { home: { title: 'Home' }, brand: { key_7: 'Seven', key_9: 'Nine' } },
      {
        get(all, namespace: string) {
          asked.push(`${tag} ${namespace}`);
          return all[namespace];
        },
      },
    );
  const [shown, next] = [resolveDraft(bundle, draft), resolveDraft(bundle, say(draft, 7))];
  const portalTexts = { en: words('en'), pt: words('pt') };
  const { texts } = differenceOf({ portalTexts, calls: [] }, { loaded: shown, shown, next });
  expect(texts['en']).toEqual({ brand: { key_7: 'Other 7' } });
  expect(new Set(asked.map((one) => one.split(' ')[1]))).toEqual(new Set(['brand']));
  asked.length = 0;
  expect(differenceOf({ portalTexts, calls: [] }, { loaded: shown, shown, next: shown }).texts).toEqual({});
  expect(asked).toEqual([]);
});
