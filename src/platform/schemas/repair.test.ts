import { describe, expect, it } from 'vitest';
import { validatorFrom, validatorOf } from './validator.ts';
import { repair } from './repair.ts';

const repairBy = (schema: object, value: unknown) => repair(value, validatorFrom({ Tested: schema }, 'Tested'));
const list = <Item>(length: number, item: (index: number) => Item) => Array.from({ length }, (_, index) => item(index));

describe('repairing a value', () => {
  it('drops a part of which no alternative fits', () => {
    const badge = { anyOf: [{ type: 'null' }, { properties: { tone: { type: 'string' } } }] };
    expect(repairBy({ properties: { badge } }, { badge: { tone: 7 }, name: 'x' })).toEqual({
      value: { name: 'x' },
      removals: [{ path: '/badge', rule: 'anyOf' }],
      shortened: [],
    });
  });

  it('drops nothing for an alternative that does not fit', () => {
    const tone = (type: string) => ({ properties: { tone: { type } } });
    const value = { tone: 'red' };
    expect(repairBy({ anyOf: [tone('number'), tone('string')] }, value)).toMatchObject({ value: { tone: 'red' }, removals: [] });
  });

  it('names parts with slashes, tildes and digits, and items by their place before the repair', () => {
    const inner = { additionalProperties: { items: { type: 'string' } } };
    const value = { 'a/b': { '~1': [7, 'x', 8], '0': ['y'] } };
    expect(repairBy({ properties: { 'a/b': inner } }, value)).toMatchObject({
      value: { 'a/b': { '~1': ['x'], '0': ['y'] } },
      removals: [{ path: '/a~1b/~01/0' }, { path: '/a~1b/~01/2' }],
    });
  });

  it('drops a record that has lost a required part, up to an optional one', () => {
    const row = { required: ['id'], properties: { id: { type: 'string' }, mark: { type: 'string' } } };
    const schema = { properties: { rows: { items: { required: ['row'], properties: { row } } } } };
    const value = { rows: [{ row: { id: 7 } }, { row: { id: 'a', mark: 7 } }] };
    expect(repairBy(schema, value)).toEqual({
      value: { rows: [{ row: { id: 'a' } }] },
      removals: [
        { path: '/rows/0/row/id', rule: 'type' },
        { path: '/rows/0/row', rule: 'required' },
        { path: '/rows/0', rule: 'required' },
        { path: '/rows/1/row/mark', rule: 'type' },
      ],
      shortened: [{ path: '/rows', dropped: 1, of: 2 }],
    });
  });

  it('checks rules again that a dropped part may break', () => {
    const steps = { if: { required: ['step'] }, else: { required: ['token'] }, properties: { step: { type: 'boolean' } } };
    expect(repairBy(steps, { step: 'yes' })).toBeNull();
    expect(repairBy(steps, { step: 'yes', token: 't' })?.value).toEqual({ token: 't' });
    expect(
      repairBy({ anyOf: [{ required: ['a'] }, { required: ['b'] }], properties: { a: { type: 'null' } } }, { a: 1 }),
    ).toBeNull();
  });

  it('fails when the value itself is wrong', () => {
    expect(repairBy({ type: 'object' }, [])).toBeNull();
    expect(repairBy({ required: ['a'], properties: { a: { type: 'null' } } }, { a: 1 })).toBeNull();
  });

  it('names the lists that lost more than a tenth of their items', () => {
    const texts = { items: { type: 'string' } };
    const broken = (bad: number) => list(20, (index) => (index < bad ? 7 : 'x'));
    const value = { few: broken(2), many: broken(3), inner: [[7, 'x']] };
    const repaired = repairBy({ properties: { few: texts, many: texts, inner: { items: texts } } }, value);
    expect(repaired?.shortened).toEqual([
      { path: '/many', dropped: 3, of: 20 },
      { path: '/inner/0', dropped: 1, of: 2 },
    ]);
    expect(value.many).toHaveLength(17);
  });

  it('fails for what is too deeply nested', async () => {
    const depth = 20_000;
    const tree: unknown = JSON.parse(`${'[{"modId":"A","enabled":"1","childrenNodes":'.repeat(depth)}[]${'}]'.repeat(depth)}`);
    expect(repair(tree, await validatorOf('WhitelabelResponse'))).toBeNull();
  });
});

describe('a reply keeps what fits, however much does not', () => {
  it('51 of 2,000 games with a broken name', async () => {
    const named = (name: unknown) => ({ nodeId: 'N', gameId: '1', gameName: name, gameType: 'RNG', vassalage: 'LUM' });
    const games = list(2_000, (index) => named(index < 51 ? 7 : `Game ${index}`));
    const repaired = repair({ games, totalPages: 1 }, await validatorOf('GameListResponse'));
    expect(repaired?.removals).toHaveLength(51);
    expect(repaired?.shortened).toEqual([]);
    const { gameName: _, ...nameless } = named('');
    expect(games).toEqual(list(2_000, (index) => (index < 51 ? nameless : named(`Game ${index}`))));
  });

  it('30 of 32 banners without a group', async () => {
    const banners = list(32, (index) => ({ bannerId: index, url: `/${index}.webp`, groupName: index < 2 ? 'home' : null }));
    const repaired = repair({ banners }, await validatorOf('AnnouncementsResponse'));
    expect(repaired?.value).toMatchObject({ banners: [{ bannerId: 0 }, { bannerId: 1 }] });
    expect(repaired?.shortened).toEqual([{ path: '/banners', dropped: 30, of: 32 }]);
  });
});
