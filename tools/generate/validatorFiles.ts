import { dirname, join, relative } from 'node:path/posix';
import type { SchemaSet } from './schemaSet.ts';
import { responseModules, type ValidatorModule } from './sharedEntities.ts';
import { ajvFor, validatorModule } from './validatorCode.ts';

/** A folder of generated files only, so that other files in it are stale. */
export const validatorFolder = 'src/contract/validators';

/** Production validates responses only; requests, which the sandbox validates, have their own index. */
interface Index {
  file: string;
  name: string;
  what: string;
}

const responseIndex: Index = {
  file: 'src/contract/validators.ts',
  name: 'validators',
  what: 'Validators of what the platform answers',
};

const requestIndex: Index = {
  file: 'src/contract/requestValidators.ts',
  name: 'requestValidators',
  what: 'Validators of what the portal sends',
};

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

function indexText({ name, what }: Index, modules: readonly ValidatorModule[]): string {
  const rows = modules.map(({ title, path }) => `  ${title}: () => import('./validators/${path}'),`).join('\n');
  return `${name === 'validators' ? validateType : "import type { Validate } from './validators.ts';\n"}
const modules = {
${rows}
} satisfies Record<string, () => Promise<{ validate: Validate }>>;

/** ${what}, by schema title; each is loaded on first use. */
export const ${name}: Readonly<Record<keyof typeof modules, () => Promise<{ validate: Validate }>>> = modules;

`;
}

/** Import paths of entities in other modules, relative to a module. */
function importsOf({ path }: ValidatorModule, shared: readonly ValidatorModule[]): ReadonlyMap<string, string> {
  const others = shared.filter((one) => one.path !== path);
  return new Map(
    others.map(({ functionName, path: target }) => {
      const from = relative(dirname(path), target);
      return [functionName, from.startsWith('.') ? from : `./${from}`];
    }),
  );
}

/** Validators and indexes: file below the project's root → text. */
export function validatorFiles(set: SchemaSet, banner: string): ReadonlyMap<string, string> {
  const ajv = ajvFor(set, 'code');
  const responses = responseModules(set, ajv);
  const shared = responses.filter(({ schema }) => dirname(schema).endsWith('/entities'));
  const requests = [...set.named.values()]
    .filter(({ file, pointer }) => pointer === '' && dirname(file) === 'schemas/platform/requests')
    .map(({ title, file }) => ({ title, schema: file, path: `${title}.js`, functionName: '' }));
  const files = new Map<string, string>();
  for (const module of [...responses, ...requests]) {
    const code = validatorModule(ajv, module.schema, importsOf(module, module.functionName === '' ? [] : shared));
    files.set(join(validatorFolder, module.path), `${banner}\n${code}`);
  }
  const own = responses.filter((module) => !shared.includes(module));
  files.set(responseIndex.file, `${banner}\n${indexText(responseIndex, own)}`);
  files.set(requestIndex.file, `${banner}\n${indexText(requestIndex, requests)}`);
  return files;
}
