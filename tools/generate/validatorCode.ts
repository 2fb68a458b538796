import { dirname } from 'node:path/posix';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { mapSubschemas, type Schema, type SchemaSet } from './schemaSet.ts';

/** Folder that holds generated files only: a file of it that is not generated any more is stale. */
export const validatorFolder = 'src/contract/validators';

/** ajv's two runtime modules, written out: the generated files import nothing. */
const runtime: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': '(text) => { let length = 0; for (const _ of text) length++; return length; }',
  'ajv/dist/runtime/equal':
    "function equal(a, b) { if (Object.is(a, b)) return true; if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false; const keys = Object.keys(a); return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key])); }",
};

/** Words for people, which no validator needs. */
const annotations = ['$schema', 'title', 'description', 'examples', 'default', '$comment'];

function bare(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.includes(key)));
  return mapSubschemas(kept, bare);
}

/** An ajv that knows all schemas, with their annotations or, to generate code, without them. */
export function ajvFor(set: SchemaSet, purpose: 'code' | 'check'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: purpose === 'code', esm: true, lines: true, optimize: 2 },
  });
  for (const [file, schema] of set.files)
    ajv.addSchema({ ...(purpose === 'code' ? bare(schema) : schema), $id: absoluteId(file) });
  return ajv;
}

/** ajv resolves references against absolute ids; the host is never asked. */
export const absoluteId = (file: string): string => `https://schemas.invalid/${file}`;

/** Bookkeeping of `unevaluatedProperties`, which ajv writes into every validator whether or not one reads it. */
const bookkeeping =
  /const evaluated\d+ = validate\d+\.evaluated;\nif\(evaluated\d+\.dynamicProps\)\{\n.*\n\}\nif\(evaluated\d+\.dynamicItems\)\{\n.*\n\}\n/g;

/** `schema12.properties.kind.enum` → the list itself, so that the whole schema need not come along. */
function inlineSchemaParts(code: string): string {
  const schemas = new Map(
    [...code.matchAll(/^const (schema\d+) = (\{.*\});$/gm)].map(([, name = '', json = '']) => [
      name,
      JSON.parse(json) as unknown,
    ]),
  );
  return code.replaceAll(/\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["[^"\]]*"\]|\[\d+\])+)/g, (_, name: string, path: string) => {
    const steps = [...path.matchAll(/[\w$]+|"[^"]*"/g)].map(([step]) => step.replaceAll('"', ''));
    return JSON.stringify(steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], schemas.get(name)));
  });
}

/** Without the constants that nothing uses. */
function withoutUnused(code: string): string {
  const lines = code.split('\n');
  const used = lines.filter((line) => {
    const name = /^const (\w+) = /.exec(line)?.[1];
    return name === undefined || code.split(new RegExp(`\\b${name}\\b`)).length > 2;
  });
  return used.length === lines.length ? code : withoutUnused(used.join('\n'));
}

/** Functions and constants numbered as they come: ajv counts on from whatever else it knows, and one schema's change must not rename another's. */
function renumbered(code: string): string {
  const names = new Map<string, string>();
  return code.replaceAll(/(?<![\w."'/])(validate|func|pattern|schema)\d+\b/g, (name, kind: string) => {
    const known = names.get(name) ?? `${kind}${[...names.values()].filter((given) => given.startsWith(kind)).length}`;
    names.set(name, known);
    return known;
  });
}

/** ajv's text, smaller: no imports, no schema paths, nothing that only ajv's compiler reads. */
function trimmed(code: string): string {
  const plain = inlineSchemaParts(code)
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "(\w*)"\)/g, (_, source: string, flags: string) =>
      String(new RegExp(JSON.parse(source) as string, flags)),
    )
    .replaceAll(/require\("([^"]+)"\)\.default/g, (_, module: string) => {
      const own = runtime[module];
      if (own === undefined) throw new Error(`A validator needs ${module}: write it out in tools/generate/validatorCode.ts`);
      return own;
    })
    .replaceAll(/^(export default |"use strict"|\/\*# sourceURL).*\n/gm, '');
  const unread = plain.replaceAll(bookkeeping, '').replaceAll(/^validate\d+\.evaluated = .*\n/gm, '');
  return `${renumbered(withoutUnused(unread.includes('.evaluated') ? plain : unread)).trim()}\n`;
}

/** Where validators are looked up: the production client asks for replies only, so each kind has its own index. */
const indexes = [
  {
    folder: 'schemas/platform/responses',
    file: 'src/contract/validators.ts',
    name: 'validators',
    what: 'Validators of what the platform answers',
  },
  {
    folder: 'schemas/platform/requests',
    file: 'src/contract/requestValidators.ts',
    name: 'requestValidators',
    what: 'Validators of what the portal sends',
  },
  {
    folder: 'schemas/brand',
    file: 'src/contract/brandValidators.ts',
    name: 'brandValidators',
    what: 'Validators of the files of a brand folder',
  },
] as const;

const validateType = `
/** One problem of a value. \`instancePath\` is a JSON pointer into it, empty for the value itself. */
export interface ValidationProblem {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Answers whether a value fits; \`errors\` are the problems of the latest call, null when there were none. */
export interface Validate {
  (data: unknown): boolean;
  errors?: ValidationProblem[] | null;
}
`;

function indexText({ name, what }: (typeof indexes)[number], titles: readonly string[]): string {
  const rows = titles.map((title) => `  ${title}: () => import('./validators/${title}.js'),`).join('\n');
  return `${name === 'validators' ? validateType : "import type { Validate } from './validators.ts';\n"}
const modules = {
${rows}
} satisfies Record<string, () => Promise<{ validate: Validate }>>;

/** ${what}, by schema title; each is loaded on first use. */
export const ${name}: Readonly<Record<keyof typeof modules, () => Promise<{ validate: Validate }>>> = modules;

`;
}

/** The validators and their indexes: file below the project's root → text. */
export function validatorFiles(set: SchemaSet, banner: string): ReadonlyMap<string, string> {
  const ajv = ajvFor(set, 'code');
  const files = new Map<string, string>();
  for (const index of indexes) {
    const schemas = [...set.named.values()].filter(({ file, pointer }) => pointer === '' && dirname(file) === index.folder);
    for (const { title, file } of schemas)
      files.set(`${validatorFolder}/${title}.js`, `${banner}\n${trimmed(standalone(ajv, { validate: absoluteId(file) }))}`);
    files.set(
      index.file,
      `${banner}\n${indexText(
        index,
        schemas.map(({ title }) => title),
      )}`,
    );
  }
  return files;
}
