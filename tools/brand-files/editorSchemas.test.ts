import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { type Json, type JsonObject, isJsonObject, pointerKeys } from '../../src/engine/brand/json.ts';
import { patterns } from '../../src/engine/fields/patterns.ts';
import { iconNames } from '../../src/ui/icon/iconNames.ts';
import { diskFolders, projectRoot } from './brandFolders.ts';
import { validatorOf } from './schemas/schemas.ts';

const folders = diskFolders();
const files = folders
  .ids()
  .flatMap((id) => [...folders.texts(id)!].map(([name, text]) => [`brands/${id}/${name}`, text] as const));
const registry = createWholeRegistry();

const schemaOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`schemas/brand/${kind}.schema.json`, projectRoot), 'utf8')) as JsonObject;
const valueAt = (root: Json, pointer: string): Json | undefined =>
  pointerKeys(pointer).reduce<Json | undefined>(
    (at, key) => (isJsonObject(at ?? null) ? (at as JsonObject)[key] : undefined),
    root,
  );
const namesAt = (kind: string, pointer: string, key: 'enum' | 'examples'): Json[] => {
  const found = valueAt(schemaOf(kind), `${pointer}/${key}`);
  return Array.isArray(found) ? found.filter((name) => name !== null) : [];
};

describe("an editor's schemas of brand files", () => {
  it.each(files)('%s: its schema exists in the repository and compiles', (path, text) => {
    const { $schema } = JSON.parse(text) as { $schema: string };
    const address = new URL($schema, new URL(path, projectRoot));
    expect(address.href.startsWith(projectRoot.href)).toBe(true);
    expect(existsSync(address)).toBe(true);
    // resolves references below the repository, as an editor does
    expect(() => validatorOf(address.href.slice(projectRoot.href.length))).not.toThrow();
  });

  it('list every registered page, section, field, modal, action, submenu and icon', () => {
    const entry = '/$defs/PartialMenuEntry/properties';
    const closed: [kind: string, pointer: string, names: readonly string[]][] = [
      ['layout', '/$defs/PartialRouteEntry/properties/page', registry.names('page')],
      ['layout', '/properties/home/properties/sections/additionalProperties/properties/section', registry.names('section')],
      ['register-form', '/properties/order/items', registry.names('field')],
      ['register-form', '/properties/fields/propertyNames', registry.names('field')],
      ['menus', `${entry}/modal`, registry.names('modal')],
      ['menus', `${entry}/action`, registry.names('action')],
      ['menus', `${entry}/submenu`, registry.names('submenu')],
      ['menus', `${entry}/icon`, iconNames],
      ['panels', '/$defs/PartialRecordColumnEntry/properties/icons/additionalProperties', iconNames],
    ];
    for (const [kind, pointer, names] of closed)
      expect([kind, namesAt(kind, pointer, 'enum')]).toEqual([kind, [...names].sort()]);
  });

  it("suggest sections, flags, routes, texts and patterns, and allow a brand's own", () => {
    for (const place of ['order/items', 'sections/propertyNames'])
      expect(namesAt('layout', `/properties/home/properties/${place}`, 'examples')).toContain('hotGames');
    expect(namesAt('layout', '/$defs/PartialCondition/properties/flag', 'examples')).toContain('directRegister');
    expect(namesAt('menus', '/$defs/PartialMenuEntry/properties/route', 'examples')).toContain('promotions');
    expect(namesAt('menus', '/$defs/PartialMenuEntry/properties/label', 'examples')).toContain('portal:home');
    expect(namesAt('brand', '/properties/regulatory/properties/required/items', 'examples')).toContain('LEGALFOOTER3');
    expect(namesAt('sandbox-platform', '/$defs/rule/properties/patternId', 'examples')).toEqual(
      Object.keys(patterns).map(Number),
    );
  });
});
