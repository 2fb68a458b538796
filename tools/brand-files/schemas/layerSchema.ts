import { readFileSync } from 'node:fs';
import { amountNames } from '#engine/brand/amounts.ts';
import { BRAND_WORDS, CONTENT_WORDS } from '#engine/constants.ts';
import { type Json, type JsonObject, isJsonObject } from '#engine/brand/json.ts';
import type { BrandNames } from '../brandNames.ts';
import type { LayerKind } from '../../schemas/layerKinds.ts';
import { marketCodes } from '../markets/markets.ts';
import { withNames } from './schemaNames.ts';

/** Keys of the resolved brand that come from other files than brand.json. */
const composed = ['theme', 'layout', 'menus', 'flags', 'registerForm', 'mappings'];

/** Keys of brand.json that every brand must set and no layer can remove. */
const own = ['schemaVersion', 'id', 'name', 'hosts'];

const heads: Record<LayerKind, { title: string; description: string; example: JsonObject }> = {
  brand: {
    title: 'BrandFile',
    description: 'brand.json: identity and behaviour of the brand. Missing keys are inherited from the parent brand.',
    example: {
      schemaVersion: 8,
      id: 'acme',
      extends: 'folia',
      name: 'Acme',
      hosts: ['acme.example'],
      login: { rememberPassword: true },
    },
  },
  theme: {
    title: 'ThemeFile',
    description: 'theme.json: design tokens of the brand. Missing keys are inherited from the parent brand.',
    example: { keepChoice: true, color: { light: { accent: '#B45309', 'on-accent': '#FFFFFF' } } },
  },
  layout: {
    title: 'LayoutFile',
    description: 'layout.json: routes, regions and home page. Missing keys are inherited from the parent brand.',
    example: { home: { order: ['promotions', 'notice'] } },
  },
  menus: {
    title: 'MenusFile',
    description: 'menus.json: every menu. Missing keys are inherited from the parent brand.',
    example: { side: { order: ['home', 'support'], entries: { language: null } } },
  },
  flags: {
    title: 'FlagsFile',
    description: 'flags.json: names for feature nodes. Missing keys are inherited from the parent brand.',
    example: { directRegister: { modId: 'DIRECTREG3' } },
  },
  'register-form': {
    title: 'RegisterFormFile',
    description: 'register-form.json: the registration form. Missing keys are inherited from the parent brand.',
    example: { order: ['username', 'password', 'confirmPassword'], fields: { username: { icon: 'user-round' } } },
  },
  panels: {
    title: 'PanelsFile',
    description:
      'panels.json: the panels of the member and the agent centre, and lists on pages. Missing keys are inherited from the parent brand.',
    example: { member: { transactionHistory: { records: { columns: { entries: { remark: null } } } } } },
  },
  mappings: {
    title: 'MappingsFile',
    description:
      'mappings.json: how a platform of other names and shapes is read and called. Missing keys are inherited from the parent brand.',
    example: { money: 'minor', calls: { balance: { reply: { fields: { sumBalance: { at: 'wallet.total' } } } } } },
  },
  texts: {
    title: 'TextsFile',
    description:
      "texts/<language>.json: wording that replaces the portal's, by namespace and key, and below `brand` words of the brand's own.",
    example: { portal: { home: 'Start' }, brand: { world_cup: 'World Cup' } },
  },
};

function readResolved(folder: URL, name: string): JsonObject {
  return JSON.parse(readFileSync(new URL(`schemas/brand/resolved/${name}`, folder), 'utf8')) as JsonObject;
}

/**
 * Rewrites references to other files as local `$defs`, collected in `defs`, so
 * that an editor needs no second file. A definition may be null wherever it is used, because null removes a key.
 */
function selfContained(schema: Json, folder: URL, defs: Map<string, JsonObject>): Json {
  if (!isJsonObject(schema)) return Array.isArray(schema) ? schema.map((item) => selfContained(item, folder, defs)) : schema;
  const { $ref, ...rest } = schema;
  if (typeof $ref === 'string') {
    const { $schema: _s, $id: _i, title, examples: _e, ...body } = readResolved(folder, $ref);
    const name = `Partial${String(title)}`;
    if (!defs.has(name)) {
      defs.set(name, {});
      defs.set(name, nullable(partial(selfContained(body, folder, defs) as JsonObject)));
    }
    return { ...rest, $ref: `#/$defs/${name}` };
  }
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'items' ? element(value, folder, defs) : selfContained(value, folder, defs),
    ]),
  );
}

/** Array elements stay complete: a layer replaces whole arrays. */
function element(schema: Json, folder: URL, defs: Map<string, JsonObject>): Json {
  if (!isJsonObject(schema) || typeof schema['$ref'] !== 'string') return selfContained(schema, folder, defs);
  const { $schema: _s, $id: _i, title: _t, examples: _e, ...body } = readResolved(folder, schema['$ref']);
  return selfContained(body, folder, defs);
}

function nullable(schema: JsonObject): JsonObject {
  if (schema['$ref'] !== undefined || schema['allOf'] !== undefined) return schema;
  const { const: fixed, enum: choices, anyOf, type, ...rest } = schema;
  const { description, ...others } = rest;
  const head: JsonObject = description === undefined ? {} : { description };
  if (Array.isArray(anyOf)) return { ...head, anyOf: [...anyOf, { type: 'null' }], ...others };
  const widened: JsonObject = typeof type === 'string' ? { type: [type, 'null'] } : {};
  if (fixed !== undefined) return { ...head, ...widened, enum: [fixed, null], ...others };
  if (Array.isArray(choices)) return { ...head, ...widened, enum: [...choices, null], ...others };
  return { ...head, ...widened, ...others };
}

/** Makes every key optional and nullable, except inside arrays, which a layer replaces whole. */
function partial(schema: JsonObject): JsonObject {
  const { required: _required, ...rest } = schema;
  const result: JsonObject = { ...rest };
  const { properties, additionalProperties } = rest;
  if (isJsonObject(properties ?? null)) {
    result['properties'] = Object.fromEntries(
      Object.entries(properties as JsonObject).map(([key, value]) => [key, nullable(partial(value as JsonObject))]),
    );
  }
  if (isJsonObject(additionalProperties ?? null))
    result['additionalProperties'] = nullable(partial(additionalProperties as JsonObject));
  return result;
}

/**
 * The schema of one file of a brand folder, made from the schema of the resolved brand: the same keys, none required,
 * `null` allowed because it removes an inherited key, and the registered names listed. `folder` is the project's root.
 */
export function layerSchema(kind: LayerKind, folder: URL, names: BrandNames): JsonObject {
  const base = (file: string) => JSON.parse(readFileSync(new URL(`brands/base/${file}`, folder), 'utf8')) as JsonObject;
  const { $schema: _schema, ...flags } = base('flags.json');
  const { member, agent } = base('panels.json');
  return withNames(unnamed(kind, folder), names, {
    routes: Object.keys(base('layout.json')['routes'] as JsonObject),
    panels: [...new Set([member, agent].flatMap((panels) => Object.keys(panels as JsonObject)))],
    flags: Object.keys(flags),
    modIds: Object.values(flags).map((flag) => String((flag as JsonObject)['modId'])),
  });
}

const CURRENCY_CODE: JsonObject = {
  description: 'Code of the currency (ISO 4217), by which amounts are chosen. Default: none, for one that has only a symbol.',
  type: 'string',
  pattern: '^[A-Z]{3}$',
};

/** Amounts by currency, which a brand has where it says none of its own. `constants`: the schemas of amounts. */
function usualAmounts(constants: JsonObject): JsonObject {
  const table = (name: string): JsonObject => {
    const { type, pattern } = constants[name] as JsonObject;
    return {
      description: `\`constants.${name}\` by the code of the currency.`,
      type: 'object',
      propertyNames: { pattern: CURRENCY_CODE['pattern']! },
      additionalProperties: { description: 'Decimal text.', type: type!, pattern: pattern! },
    };
  };
  return {
    description: 'Amounts by the code of a currency, for brands that say none in their own currency.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(amountNames.map((name) => [name, table(name)])),
  };
}

/** Replaces the keys of the resolved brand that the tools make by those of brand.json. */
function asWritten(properties: JsonObject): void {
  for (const key of composed) delete properties[key];
  const { added: _added, ...written } = (properties['languages'] as JsonObject)['properties'] as JsonObject;
  properties['languages'] = { ...(properties['languages'] as JsonObject), properties: written };
  const currency = properties['currency'] as JsonObject;
  properties['currency'] = { ...currency, properties: { code: CURRENCY_CODE, ...(currency['properties'] as JsonObject) } };
  const constants = (properties['constants'] as JsonObject)['properties'] as JsonObject;
  properties['usualAmounts'] = usualAmounts(constants);
}

function unnamed(kind: LayerKind, folder: URL): JsonObject {
  const head = heads[kind];
  const defs = new Map<string, JsonObject>();
  const {
    $schema,
    $id: _id,
    title: _title,
    examples: _examples,
    description: _d,
    ...resolved
  } = readResolved(folder, `${kind}.schema.json`);
  if (kind === 'brand') asWritten(resolved['properties'] as JsonObject);
  const body = selfContained(resolved, folder, defs) as JsonObject;
  const { properties = {}, ...rest } = partial(body);
  const fields = { ...(properties as JsonObject) };
  const source = body['properties'] as JsonObject;
  const required = ['$schema'];
  const extra: JsonObject = {
    $schema: {
      description: 'Path of this schema, for editors.',
      type: 'string',
      pattern: `schemas/brand/${kind}\\.schema\\.json$`,
    },
  };
  if (kind === 'brand') {
    for (const key of own) fields[key] = source[key]!;
    required.push(...own);
    extra['market'] = {
      description:
        'Market of the brand, by the ISO 3166 code of its country; `check` compares the brand with what it demands. Default: none.',
      type: ['string', 'null'],
      enum: [...marketCodes, null],
    };
    extra['extends'] = {
      ...(source['id'] as JsonObject),
      description: 'Parent brand. Default: base.',
    };
  }
  if (kind === 'texts') {
    const namespace = rest['additionalProperties'] as JsonObject;
    const description = `Words of the brand's own by key; menus, panels and forms use them as \`${BRAND_WORDS}:key\`.`;
    // named, so that an editor offers them
    extra[BRAND_WORDS] = { ...namespace, description };
    extra[CONTENT_WORDS] = {
      ...namespace,
      description: `Texts of the brand's pages of content by key, which no other page loads; layout.json uses them as \`${CONTENT_WORDS}:key\`.`,
    };
  }
  const { propertyNames, ...others } = rest;
  return {
    $schema: $schema!,
    $id: `schemas/brand/${kind}.schema.json`,
    title: head.title,
    description: head.description,
    ...others,
    required,
    // maps of names may also have `$schema`
    ...(propertyNames === undefined ? {} : { propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] } }),
    properties: { ...extra, ...fields },
    ...(defs.size > 0 ? { $defs: Object.fromEntries(defs) } : {}),
    examples: [{ $schema: `../../schemas/brand/${kind}.schema.json`, ...head.example }],
  };
}
