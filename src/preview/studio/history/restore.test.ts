import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#engine/brand/json.ts';
import { startDraft, textOf, undone } from '../draft/draft.ts';
import { ownValue } from '../draft/edits.ts';
import { commitMessage } from './commitMessage.ts';
import { differences, editsTo, restored } from './restore.ts';

const FILE = 'brands/acme/layout.json';
const written = (value: JsonObject): string => `${JSON.stringify(value, null, 2)}\n`;
const read = (text: string | null) => ({ text, hash: text });

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 3 }), fc.constant(null), fc.array(fc.integer(), { maxLength: 2 }));
const { value: object } = fc.letrec<{ value: JsonObject }>((tie) => ({
  value: fc.dictionary(fc.constantFrom('a', 'b', 'c/d', 'e~f', '$schema'), fc.oneof({ depthSize: 'small' }, leaf, tie('value')), {
    maxKeys: 4,
  }) as fc.Arbitrary<JsonObject>,
}));

test('any file gets the values of any other, and one step back gives its bytes', () => {
  fc.assert(
    fc.property(object, object, (now, then) => {
      const draft = startDraft({ [FILE]: read(written(now)) });
      const next = restored(draft, 'acme', { 'layout.json': written(then) }, 'restore');
      expect(ownValue(textOf(next, FILE), '')).toEqual(then);
      expect(textOf(next === draft ? next : undone(next), FILE)).toBe(written(now));
    }),
  );
});

test('only what differs is edited', () => {
  const now = written({ routes: { home: { page: 'home' }, about: { page: 'content' } }, order: ['a'], count: 1 });
  const then = written({ routes: { home: { page: 'home' }, terms: { page: 'content' } }, order: ['b'], count: 1 });
  expect(editsTo(FILE, now, then)).toEqual([
    { file: FILE, at: '/routes/terms', value: { page: 'content' } },
    { file: FILE, at: '/routes/about' },
    { file: FILE, at: '/order', value: ['b'] },
  ]);
});

test('a file that there was not keeps its schema alone, one that has gone comes back, one that cannot be read stays', () => {
  const draft = startDraft({
    [FILE]: read(written({ $schema: '../layout.schema.json', count: 1 })),
    'brands/acme/theme.json': read('{'),
    'brands/base/flags.json': read(written({ flags: {} })),
  });
  const texts = { 'flags.json': written({ flags: { SLOTS: { enabled: '1' } } }), 'theme.json': written({ mode: 'dark' }) };
  const next = restored(draft, 'acme', texts, 'restore');
  expect(ownValue(textOf(next, FILE), '')).toEqual({ $schema: '../layout.schema.json' });
  expect(ownValue(textOf(next, 'brands/acme/flags.json'), '/flags')).toEqual({ SLOTS: { enabled: '1' } });
  expect(textOf(next, 'brands/acme/theme.json')).toBe('{');
  expect(textOf(next, 'brands/base/flags.json')).toBe(written({ flags: {} }));
  expect(differences(draft, 'acme', texts).map(({ file }) => file)).toEqual([
    'brands/acme/flags.json',
    FILE,
    'brands/acme/theme.json',
  ]);
});

test('a message has a subject of at most 72 characters, and a line for each of several changes', () => {
  expect(commitMessage('acme', [])).toBe('Change acme');
  expect(commitMessage('acme', ['Accent, light: #111 → #222'])).toBe('acme: Accent, light: #111 → #222');
  const [subject, blank, ...lines] = commitMessage('acme', ['x'.repeat(90), 'two', 'three']).split('\n');
  expect(subject).toHaveLength(72);
  expect(subject).toMatch(/^acme: x+… and 2 more$/);
  expect([blank, ...lines]).toEqual(['', `- ${'x'.repeat(90)}`, '- two', '- three']);
});
