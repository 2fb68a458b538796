import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { sectionSettings } from '../brand-files/links/sectionSettings.ts';
import { listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { tableBelow } from './documents/markdown.ts';
import { unreadBrandKeys } from './brandKeys.fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Read without their name or type, and where. */
const readOtherwise: Readonly<Record<string, string>> = {
  'api.endpoints.*.method': 'platform/http spreads the entry over the call of the table',
  'layout.home.sections.*.category': 'sectionSettings below',
  'layout.home.sections.*.content': 'sectionSettings below',
  'layout.home.sections.*.count': 'sectionSettings below',
  'layout.routes.*.when.device': 'engine/conditions.ts walks the keys of a condition',
  'layout.routes.*.when.flag': 'engine/conditions.ts walks the keys of a condition',
  'layout.routes.*.when.locale': 'engine/conditions.ts walks the keys of a condition',
  'layout.routes.*.when.route': 'engine/conditions.ts walks the keys of a condition',
  'security.payloadKeys[].alg': 'a JWK is given to the cryptography whole',
  'security.payloadKeys[].use': 'a JWK is given to the cryptography whole',
};

const sources = (ending: RegExp, within = 'src/'): string =>
  readdirSync(`${root}${within}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(?:test|fixture|journey|matrix)\.|^(?:contract|sandbox|journeys)\//.test(name))
    .map((name) => readFileSync(`${root}${within}${name}`, 'utf8'))
    .join('\n');

const code = sources(/\.tsx?$/);
const { brand, theme } = loadBrand('base');

describe('every key of a brand file', () => {
  // compiles the whole portal, which takes longer than all other checks of its brands
  if (process.env['DEEP'] !== undefined)
    it('is read by the portal or by what publishes it', () => {
      const unread = unreadBrandKeys(root);
      expect(unread.filter((key) => readOtherwise[key] === undefined)).toEqual([]);
      expect(Object.keys(readOtherwise).filter((key) => !unread.includes(key))).toEqual([]);
    });

  it('of theme.json is in a style sheet', () => {
    const styles = sources(/\.(?:css|tsx?)$/) + sources(/\.ts$/, 'tools/fonts/');
    const tokens = [theme.shape, theme.type, theme.color.light].flatMap((group) => Object.keys(group));
    expect(tokens.filter((token) => !new RegExp(`--${token}(?![\\w-])`).test(styles)).sort()).toEqual([]);
  });

  const named = JSON.stringify([brand.layout, brand.menus]);
  const isAsked = (alias: string): boolean => code.includes(`'${alias}'`) || named.includes(`"${alias}"`);

  it('of flags.json is asked for by code or by a condition of base', () => {
    const unread = Object.keys(brand.flags).filter((alias) => !isAsked(alias));
    expect(unread.sort()).toEqual([]);
  });

  it('of regulation is called built where it is asked for, and there alone', () => {
    const security = readFileSync(`${root}src/docs/security.md`, 'utf8');
    const rows = tableBelow(security, 'Responsible play and regulation').rows.map(({ cells }) => cells);
    const asked = new Set(Object.entries(brand.flags).flatMap(([alias, { modId }]) => (isAsked(alias) ? [modId] : [])));
    const wrong = rows.filter(({ node = '', state }) => (state === 'built') !== asked.has(node));
    expect(wrong).toEqual([]);
    const built = new Set(rows.flatMap(({ node, state }) => (state === 'built' ? [node] : [])));
    const required = listBrands().flatMap((id) => loadBrand(id).brand.regulatory.required);
    expect(required.filter((node) => !built.has(node))).toEqual([]);
  });

  it('of a section is one of the settings that its component reads', () => {
    const read = new Set([...code.matchAll(/\bsettings\['(\w+)'\]/g)].map(([, key]) => key));
    expect(read).toEqual(new Set(Object.values(sectionSettings).flatMap((settings) => Object.keys(settings))));
    // a section of two is nothing without its setting, and the card of a member's level is on no home page of base
    const named = [...Object.keys(brand.layout.home.sections), 'banners', 'content', 'vipCard'];
    expect(Object.keys(sectionSettings).sort()).toEqual(named.sort());
  });

  it('of api.endpoints is a call that the portal makes', () => {
    const tables = sources(/\.ts$/, 'src/platform/endpoints/');
    const rest = code.replace(tables, '');
    const callers = rest
      .split('\n')
      .filter((line) => !/^\s+\w+: \{$/.test(line))
      .join('\n');
    // panels name their calls as data
    const panels = readFileSync(new URL('../../brands/base/panels.json', import.meta.url), 'utf8');
    // an open write reads what its row names
    const reconciling = new Set(Object.values<Endpoint>(endpoints).map(({ reconcile }) => reconcile));
    const uncalled = Object.keys(endpoints).filter(
      (name) =>
        !reconciling.has(name) && !panels.includes(`"call": "${name}"`) && !new RegExp(`'${name}'(?! *$)`, 'm').test(callers),
    );
    expect(uncalled).toEqual([]);
  });
});
