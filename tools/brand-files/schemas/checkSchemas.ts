import { readFileSync } from 'node:fs';
import type { ResolvedLayers } from '../../../src/engine/brand/brand.ts';
import type { BrandLayerFile } from '../../../src/engine/brand/brand.ts';
import { pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { projectRoot } from '../brandFolders.ts';
import { didYouMean, type Finding, type Place, shown } from '../finding.ts';
import { kindOf } from '../folder.ts';
import type { JsonSource } from '../jsonSource.ts';
import { portalMenus } from '../portalMenus.ts';
import { type Fault, schemaFaults } from './schemaFindings.ts';
import { sandboxSchema, validatorOf } from './schemas.ts';

type PlaceOf = (file: string, pointer: string, what: 'value' | 'key') => Place;

const finding = ({ what: _what, pointer, ...said }: Fault, place: Place): Finding => ({
  severity: 'error',
  ...place,
  path: pointer,
  ...said,
});

/** Checks one file of a folder against the schema of its kind. */
export function checkLayerFile(name: string, source: JsonSource): Finding[] {
  const kind = kindOf(name);
  if (kind === null || source.value === null) return [];
  const version = kind === 'brand' ? checkVersion(source) : null;
  if (version) return [version];
  const faults = schemaFaults(validatorOf(`schemas/brand/${kind}.schema.json`), source.value);
  return faults.map((fault) => {
    const [, namespace, key] = /^"([a-z][A-Za-z0-9-]*)[.:]([\w.-]+)"$/.exec(fault.got) ?? [];
    if (kind === 'texts' && fault.rule === 'unknown-key' && namespace !== undefined)
      return finding({ ...fault, hint: `write "${key}" within "${namespace}"` }, source.placeOf(fault.pointer, fault.what));
    // the pattern of texts forbids markup
    const markup = kind === 'texts' && fault.rule === 'wrong-value' && /[<>]/.test(fault.got);
    return finding(
      markup ? { ...fault, rule: 'text-markup', expected: 'plain text' } : fault,
      source.placeOf(fault.pointer, fault.what),
    );
  });
}

interface BrandSchema {
  properties: { schemaVersion: { const: number } };
}

let knownVersion: number | null = null;

/** Version of the brand format that this engine reads. */
function formatVersion(): number {
  if (knownVersion !== null) return knownVersion;
  const schema = JSON.parse(
    readFileSync(new URL('schemas/brand/resolved/brand.schema.json', projectRoot), 'utf8'),
  ) as BrandSchema;
  return (knownVersion = schema.properties.schemaVersion.const);
}

/** Reports another schema version; nothing else is checked then. */
function checkVersion(source: JsonSource): Finding | null {
  const found = source.value?.['schemaVersion'];
  const wanted = formatVersion();
  // folders before version 1 have no version
  const version = found === undefined ? 0 : found;
  if (typeof version !== 'number' || version === wanted) return null;
  const hint = version < wanted ? 'run npm run brand -- migrate' : 'the brand needs a newer engine: update the engine';
  return {
    rule: 'schema-version',
    severity: 'error',
    ...source.placeOf('/schemaVersion'),
    path: '/schemaVersion',
    expected: String(wanted),
    got: found === undefined ? 'none' : String(found),
    hint,
  };
}

/** Files that become one key of the resolved brand. */
const homes: Record<string, string> = {
  theme: 'theme.json',
  layout: 'layout.json',
  menus: 'menus.json',
  flags: 'flags.json',
  registerForm: 'register-form.json',
  mappings: 'mappings.json',
};

function homeOf(pointer: string): { file: string; pointer: string } {
  const [first = '', ...rest] = pointerKeys(pointer);
  const file = homes[first];
  return file === undefined
    ? { file: 'brand.json', pointer }
    : { file, pointer: rest.reduce<string>((at, key) => pointerTo(at, key), '') };
}

/** A menu that is not whole and is called almost like one of the portal is a part of that one, misspelt. */
function meantMenu(file: string, fault: Fault): Fault {
  const [name = '', key] = pointerKeys(fault.pointer);
  if (file !== 'menus.json' || fault.rule !== 'missing-key' || key === undefined || portalMenus.includes(name)) return fault;
  const meant = nearMatches(name, portalMenus);
  if (meant.length === 0) return fault;
  const expected = 'a menu of the portal, or a whole one of the brand';
  return { rule: 'unknown-name', pointer: pointerTo('', name), what: 'key', expected, got: shown(name), ...didYouMean(meant) };
}

/** Checks the merged layers for missing keys, and merged sandbox data by schema. */
export function checkResolved({ brand, theme, panels, sandbox, provenance }: ResolvedLayers, placeOf: PlaceOf): Finding[] {
  /** A required key that a layer removed. */
  const told = (file: string, fault: Fault): Fault =>
    fault.rule === 'missing-key' && provenance.removal(file, fault.pointer) !== null
      ? { ...fault, got: 'null, which removes it', hint: 'no brand can be without it: leave the key out or give it a value' }
      : fault;
  const found = schemaFaults(validatorOf('schemas/brand/resolved/brand.schema.json'), brand).map((fault) => {
    const home = homeOf(fault.pointer);
    const said = told(home.file, meantMenu(home.file, { ...fault, pointer: home.pointer }));
    return finding(said, placeOf(home.file, said.pointer, said.what));
  });
  const files: [file: string, schema: string | null, value: unknown][] = [
    ['theme.json', 'schemas/brand/resolved/theme.schema.json', theme],
    ['panels.json', 'schemas/brand/resolved/panels.schema.json', panels],
    ...Object.entries(sandbox).map(([name, value]): [string, string | null, unknown] => [
      `sandbox/${name}.json`,
      sandboxSchema(name),
      value,
    ]),
  ];
  for (const [file, schema, value] of files) {
    if (schema === null) continue;
    found.push(
      ...schemaFaults(validatorOf(schema), value).map((fault) =>
        finding(told(file, fault), placeOf(file, fault.pointer, fault.what)),
      ),
    );
  }
  return found;
}

/** A parsed file as a merge layer. */
export function layerFile(name: string, source: JsonSource): BrandLayerFile {
  return { name, path: source.file, value: source.value ?? {}, lineOf: (pointer) => source.placeOf(pointer, 'key').line };
}
