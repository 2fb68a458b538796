import type { Ajv2020 } from 'ajv/dist/2020.js';
import { dirname } from 'node:path/posix';
import type { NamedSchema, SchemaSet } from './schemaSet.ts';
import { absoluteId } from './validatorCode.ts';

/** Responses that pages load together, by the folder of their validators, which is in one chunk. */
const responseFolders: Readonly<Record<string, readonly string[]>> = {
  // on nearly every page, or with its first form
  startup: [
    'AnnouncementsResponse',
    'CaptchaResponse',
    'CountryCodesResponse',
    'DomainRouteResponse',
    'GameVendorResponse',
    'PermissionResponse',
    'RegisterSettingsResponse',
  ],
  // on every page of a member
  member: [
    'BalanceResponse',
    'ChatUnreadResponse',
    'FavouriteIdsResponse',
    'FundsConsolidatedResponse',
    'MemberInfoResponse',
    'PlayerAvatarResponse',
    'UnreadCountResponse',
  ],
};

/** The folder of a response, with a slash; empty for one that is loaded alone. */
function folderOf(title: string): string {
  const folder = Object.keys(responseFolders).find((name) => responseFolders[name]?.includes(title));
  return folder === undefined ? '' : `${folder}/`;
}

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

/**
 * Modules of the responses, and of entities shared by several of them, the largest first. A response that uses a shared entity
 * is in the folder of that entity, which it always needs.
 */
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
  const users = new Map<Compiled, ValidatorModule>();
  const modules = inFolder('responses').map((response) => {
    const module = moduleOf(response, folderOf(response.title));
    users.set(compiled(response), module);
    return module;
  });
  const entities = inFolder('entities').sort((a, b) => sizeOf(compiled(b)) - sizeOf(compiled(a)));
  for (const entity of entities) {
    const code = compiled(entity);
    // an entity inside a shared one is used by that one
    const using = [...users].flatMap(([user, module]) =>
      user !== code && reach(user, new Set(users.keys())).has(code) ? [module] : [],
    );
    const isStartup = using.some(({ path }) => path.startsWith('startup/'));
    if (using.length < (isStartup ? 2 : SHARED_BY)) continue;
    const folder = isStartup ? 'startup/' : `shared/${entity.title}/`;
    const shared = moduleOf(entity, folder);
    users.set(code, shared);
    modules.push(shared);
    if (isStartup) continue;
    for (const user of using) if (!user.path.includes('/')) user.path = folder + user.path;
  }
  return modules;
}
