import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Json } from '#engine/brand/json.ts';
import { changed, type Draft, startDraft, textOf } from '#preview/studio/draft/draft.ts';
import type { Edit } from '#preview/studio/draft/edits.ts';
import { resolveDraft } from '#preview/studio/model/resolveDraft.ts';
import { layeringOf } from './layering.ts';
import { added, broughtBack, hiddenNames, type ListPlace, moved, shownNames, takenOut } from './lists.ts';

const runs = process.env['DEEP'] ? 2_000 : 60;
const bundle = { id: 'child', layers: ['base', 'parent', 'child'].map((id) => ({ id, readOnly: null, brands: [] })) };
const sections: ListPlace = { name: 'layout.json', order: '/home/order', table: '/home/sections' };
const regions: ListPlace = { name: 'layout.json', order: null, table: '/regions' };

const file = (value: object): string => `${JSON.stringify({ $schema: 's', ...value }, null, 2)}\n`;
const base = {
  home: { order: ['notice', 'games', 'winners'], sections: { notice: {}, games: { count: 6 }, winners: {}, overview: {} } },
  regions: { header: {}, chat: { position: 'over' } },
};
const parent = { home: { order: ['games', 'notice', 'winners', 'offers'], sections: { offers: { count: 2 } } } };

const draftOf = (child: object | null, between: object = {}): Draft =>
  startDraft({
    'brands/base/layout.json': { text: file(base), hash: 'a' },
    'brands/parent/layout.json': { text: file(between), hash: 'b' },
    ...(child !== null && { 'brands/child/layout.json': { text: file(child), hash: 'c' } }),
  });

const layers = (draft: Draft, target = 'child') => layeringOf(bundle, draft, target, resolveDraft(bundle, draft));
const shown = (draft: Draft, list = sections) => shownNames(resolveDraft(bundle, draft), list);
const after = (draft: Draft, edits: readonly Edit[]): Draft => edits.reduce((next, edit) => changed(next, edit, 'one'), draft);
const own = (draft: Draft): Json => {
  const { $schema: _schema, ...rest } = JSON.parse(textOf(draft, 'brands/child/layout.json') ?? '{}') as Record<string, Json>;
  return rest;
};

test('a name that is moved writes the order, and one that is moved back writes nothing', () => {
  const start = draftOf({}, parent);
  const next = after(start, moved(layers(start), sections, 'winners', 0));
  expect(own(next)).toEqual({ home: { order: ['winners', 'games', 'notice', 'offers'] } });
  expect(shown(next)).toEqual(['winners', 'games', 'notice', 'offers']);
  const back = after(next, moved(layers(next), sections, 'winners', 2));
  expect(back.edits).toEqual([]);
  // an order of its own that is the parent's again goes
  const written = draftOf({ home: { order: ['notice', 'games', 'winners', 'offers'] } }, parent);
  expect(own(after(written, moved(layers(written), sections, 'games', 0)))).toEqual({});
});

test('what is inherited is removed by null without an order of its own, and left out of one that there is', () => {
  const start = draftOf({}, parent);
  expect(own(after(start, takenOut(layers(start), sections, 'games')))).toEqual({ home: { sections: { games: null } } });
  const ordered = draftOf({ home: { order: ['winners', 'games'] } });
  expect(own(after(ordered, takenOut(layers(ordered), sections, 'games')))).toEqual({ home: { order: ['winners'] } });
  // a section of the parent that is described and nowhere listed would be a mistake
  const both = draftOf({ home: { order: ['offers', 'games'] } }, parent);
  expect(own(after(both, takenOut(layers(both), sections, 'offers')))).toEqual({
    home: { order: ['games'], sections: { offers: null } },
  });
  expect(own(after(start, takenOut(layers(start), regions, 'chat')))).toEqual({ regions: { chat: null } });
});

test('what only this layer has goes without a trace', () => {
  const start = draftOf({ home: { order: ['games', 'notice', 'winners', 'mine'], sections: { mine: { count: 1 } } } }, {});
  const next = after(start, takenOut(layers(start), sections, 'mine'));
  expect(own(next)).toEqual({ home: { order: ['games', 'notice', 'winners'] } });
  const alone = draftOf(null, parent);
  const more = after(alone, added(layers(alone), sections, 'mine', { count: 1 }, 4));
  expect(own(more)).toEqual({
    home: { order: ['games', 'notice', 'winners', 'offers', 'mine'], sections: { mine: { count: 1 } } },
  });
  expect(textOf(after(more, takenOut(layers(more), sections, 'mine')), 'brands/child/layout.json')).toBeNull();
});

test('what a layer removed comes back as the parent has it, at its place', () => {
  const here = draftOf({ home: { sections: { notice: null } } }, parent);
  expect(hiddenNames(layers(here), sections)).toEqual(['notice', 'overview']);
  const back = after(here, broughtBack(layers(here), sections, 'notice'));
  expect(own(back)).toEqual({});
  expect(shown(back)).toEqual(['games', 'notice', 'winners', 'offers']);
  const above = draftOf({}, { home: { sections: { games: null } }, regions: { chat: null } });
  const again = after(above, broughtBack(layers(above), sections, 'games'));
  expect(own(again)).toEqual({ home: { sections: { games: { count: 6 } }, order: ['notice', 'winners', 'games'] } });
  expect(own(after(above, broughtBack(layers(above), regions, 'chat')))).toEqual({ regions: { chat: { position: 'over' } } });
});

test('a layer between is edited as it is itself, whatever the brand says', () => {
  const start = draftOf({ home: { order: ['winners'] } }, parent);
  const next = after(start, moved(layers(start, 'parent'), sections, 'offers', 0));
  expect(JSON.parse(textOf(next, 'brands/parent/layout.json') ?? '')).toMatchObject({
    home: { order: ['offers', 'games', 'notice', 'winners'] },
  });
  expect(own(next)).toEqual({ home: { order: ['winners'] } });
});

test('any sequence leaves the order that it says, and nothing of its own where that is the parent’s', () => {
  const step = fc.record({ what: fc.constantFrom('move', 'out', 'back'), at: fc.nat(9), place: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let draft = draftOf({}, parent);
      let expected = shown(draft);
      for (const { what, at, place } of steps) {
        const hidden = hiddenNames(layers(draft), sections);
        const name = what === 'back' ? hidden[at % Math.max(1, hidden.length)] : expected[at % Math.max(1, expected.length)];
        if (name === undefined) continue;
        if (what === 'back') {
          draft = after(draft, broughtBack(layers(draft), sections, name));
          expect(shown(draft).filter((other) => other !== name)).toEqual(expected);
          expected = shown(draft);
          expect(expected).toContain(name);
          continue;
        }
        const others = expected.filter((other) => other !== name);
        const to = place % (others.length + 1);
        draft = after(draft, what === 'out' ? takenOut(layers(draft), sections, name) : moved(layers(draft), sections, name, to));
        expected = what === 'out' ? others : others.toSpliced(to, 0, name);
        expect(shown(draft)).toEqual(expected);
      }
      if (JSON.stringify(expected) === JSON.stringify(['games', 'notice', 'winners', 'offers'])) expect(own(draft)).toEqual({});
    }),
    { numRuns: runs },
  );
});
