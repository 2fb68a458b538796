import type { Ajv2020 } from 'ajv/dist/2020.js';
import { dirname } from 'node:path/posix';
import type { NamedSchema, SchemaSet } from './schemaSet.ts';
import { absoluteId } from './validatorCode.ts';

/** Responses of startup, on every page. Their validators and the shared parts form one folder and one chunk. */
const startupResponses = [
  'AnnouncementsResponse',
  'CountryCodesResponse',
  'DomainRouteResponse',
  'PermissionResponse',
  'RegisterSettingsResponse',
];

/** With fewer users an entity is duplicated: its own chunk would cost a request. */
const SHARED_BY = 3;

/** A generated module with one validator. */
export interface ValidatorModule {
  title: string;
  /** The schema below the project's root. */
  schema: string;
  /** Path below the validators' folder. */
  path: string;
  /** Name of the function in ajv's code. */
  functionName: string;
}

/** A function compiled by ajv: its name, and the functions that it calls. */
interface Compiled {
  source?: {
    validateName: { str: string };
    scopeValues: { validate?: ReadonlySet<{ value?: { ref: unknown } }> };
    validateCode: { toString: () => string };
  };
}

const calls = ({ source }: Compiled): Compiled[] =>
  [...(source?.scopeValues.validate ?? [])].map(({ value }) => value?.ref as Compiled);

/** All functions that a function calls, without entering those of `closed`. */
function reach(from: Compiled, closed: ReadonlySet<Compiled>, seen = new Set<Compiled>()): Set<Compiled> {
  for (const next of calls(from)) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (!closed.has(next)) reach(next, closed, seen);
  }
  return seen;
}

const sizeOf = (one: Compiled): number => String(one.source?.validateCode).length;

/** Modules of the responses, and of entities shared by several of them, the largest first. */
export function responseModules(set: SchemaSet, ajv: Ajv2020): ValidatorModule[] {
  const compiled = ({ file }: NamedSchema) => ajv.getSchema(absoluteId(file)) as Compiled;
  const inFolder = (folder: string) =>
    [...set.named.values()].filter(({ file, pointer }) => pointer === '' && dirname(file) === `schemas/platform/${folder}`);
  const moduleOf = ({ title, file }: NamedSchema, folder: string): ValidatorModule => ({
    title,
    schema: file,
    path: `${folder}${title}.js`,
    functionName: compiled({ file } as NamedSchema).source?.validateName.str ?? '',
  });
  const users = new Map<Compiled, { isStartup: boolean }>();
  const modules = inFolder('responses').map((response) => {
    const isStartup = startupResponses.includes(response.title);
    users.set(compiled(response), { isStartup });
    return moduleOf(response, isStartup ? 'startup/' : '');
  });
  const entities = inFolder('entities').sort((a, b) => sizeOf(compiled(b)) - sizeOf(compiled(a)));
  for (const entity of entities) {
    const code = compiled(entity);
    // an entity inside a shared one is used by that one
    const using = [...users].filter(([user]) => user !== code && reach(user, new Set(users.keys())).has(code));
    const isStartup = using.some(([, user]) => user.isStartup);
    if (using.length < (isStartup ? 2 : SHARED_BY)) continue;
    users.set(code, { isStartup });
    modules.push(moduleOf(entity, isStartup ? 'startup/' : `shared/${entity.title}/`));
  }
  return modules;
}
