import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import ts from 'typescript';
import { mapSubschemas, type Schema, type SchemaSet } from './schemaSet.ts';

/** ajv's two runtime modules, inlined, so that generated files import no package. */
const runtime: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': '(text) => { let length = 0; for (const _ of text) length++; return length; }',
  'ajv/dist/runtime/equal':
    "function equal(a, b) { if (Object.is(a, b)) return true; if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false; const keys = Object.keys(a); return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key])); }",
};

/** Annotations, which validators do not need. */
const annotations = ['$schema', 'title', 'description', 'examples', 'default', '$comment'];

function bare(schema: Schema): Schema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.includes(key)));
  return mapSubschemas(kept, bare);
}

/** An ajv with all schemas, with annotations, or without them for code generation. */
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

/** Base for absolute ids; never requested. */
export const absoluteId = (file: string): string => `https://schemas.invalid/${file}`;

/** Bookkeeping for `unevaluatedProperties`, which ajv emits even when unused. */
const bookkeeping =
  /const evaluated\d+ = validate\d+\.evaluated;\nif\(evaluated\d+\.dynamicProps\)\{\n.*\n\}\nif\(evaluated\d+\.dynamicItems\)\{\n.*\n\}\n/g;

/** Inlines `schema12.properties.kind.enum`, so that the whole schema is not included. */
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

/** Merges functions with equal bodies: ajv compiles a definition again for each referring schema file. */
function withoutTwins(code: string): string {
  const bodies = new Map<string, string>();
  for (const { text, names } of statementsOf(code)) {
    const [name = ''] = names;
    if (!text.startsWith('function ')) continue;
    const itself = new RegExp(`\\b${name}\\b`, 'g');
    const body = text.replaceAll(itself, '');
    const twin = bodies.get(body);
    if (twin !== undefined) return withoutTwins(code.replace(text, '').replaceAll(itself, twin));
    bodies.set(body, name);
  }
  return code;
}

/** The statements needed by `export const validate`, in order, without the declarations of `imported`. */
function withoutUnused(code: string, imported: readonly string[]): string {
  const statements = statementsOf(code);
  const declared = new Map(statements.flatMap(({ text, names }) => names.map((name) => [name, text])));
  const used = new Set<string>(imported);
  const visit = (text: string): void => {
    for (const [name] of text.matchAll(/[\w$]+/g)) {
      const declaration = declared.get(name);
      if (declaration === undefined || used.has(name)) continue;
      used.add(name);
      visit(declaration);
    }
  };
  const entries = statements.filter(({ text }) => text.startsWith('export '));
  for (const { text } of entries) visit(text);
  return statements
    .filter((one) => entries.includes(one) || one.names.some((name) => used.has(name) && !imported.includes(name)))
    .map(({ text }) => text)
    .join('\n');
}

function statementsOf(code: string): { text: string; names: string[] }[] {
  const source = ts.createSourceFile('validator.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  return source.statements.map((node) => ({ text: node.getText(source), names: declaredNames(node) }));
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node)) return node.name === undefined ? [] : [node.name.text];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
}

/** Renumbers functions and constants per module: ajv numbers them across all schemas, so one change would rename many. */
function renumbered(code: string): string {
  const names = new Map<string, string>();
  return code.replaceAll(/(?<![\w."'/])(validate|func|pattern|schema|root|wrapper)\d+\b/g, (name, kind: string) => {
    const known = names.get(name) ?? `${kind}${[...names.values()].filter((given) => given.startsWith(kind)).length}`;
    names.set(name, known);
    return known;
  });
}

/** Removes packages, schema paths and compiler data from ajv's code. */
function trimmed(code: string, imported: readonly string[]): string {
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
  const needsBookkeeping = unread.includes('.evaluated');
  if (needsBookkeeping && imported.length > 0)
    throw new Error('A response uses unevaluatedProperties, which shared validators do not report');
  return withoutUnused(withoutTwins(needsBookkeeping ? plain : unread), imported);
}

/**
 * The module with the validator of one schema file. `imports`: functions of ajv's code from other modules, name → import path.
 */
export function validatorModule(ajv: Ajv2020, file: string, imports: ReadonlyMap<string, string> = new Map()): string {
  const code = trimmed(standalone(ajv, { validate: absoluteId(file) }), [...imports.keys()]);
  const lines = [...imports].filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  const head = lines.map(([name, path]) => `import { validate as ${name} } from '${path}';\n`).join('');
  return `${renumbered(`${head}${code}`)}\n`;
}
