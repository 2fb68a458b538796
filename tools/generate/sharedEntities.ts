import type { Ajv2020 } from 'ajv/dist/2020.js';
import { dirname } from 'node:path/posix';
import type { NamedSchema, SchemaSet } from './schemaSet.ts';
import { absoluteId } from './validatorCode.ts';

/** Responses that pages load together. The validators of a list are in its folder, which is in one chunk. */
const together: Readonly<Record<string, readonly string[]>> = {
  // on nearly every page
  startup: [
    'AnnouncementsResponse',
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
  const folder = Object.keys(together).find((name) => together[name]?.includes(title));
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
  const users = new Map<Compiled, { isStartup: boolean }>();
  const modules = inFolder('responses').map((response) => {
    const folder = folderOf(response.title);
    users.set(compiled(response), { isStartup: folder === 'startup/' });
    return moduleOf(response, folder);
  });
  const entities = inFolder('entities').sort((a, b) => sizeOf(compiled(b)) - sizeOf(compiled(a)));
  for (const entity of entities) {
    const code = compiled(entity);
    // an entity inside a shared one is used by that one
    const using = [...users].filter(([user]) => user !== code && reach(user, new Set(users.keys())).has(code));
    const isStartup = using.some(([, user]) => user.isStartup);
    if (using.length < (isStartup ? 2 : SHARED_BY)) continue;
    users.set(code, { isStartup });
    const folder = isStartup ? 'startup/' : `shared/${entity.title}/`;
    modules.push(moduleOf(entity, folder));
    if (isStartup) continue;
    const names = using.map(([user]) => user.source?.validateName.str);
    for (const user of modules) if (names.includes(user.functionName) && !user.path.includes('/')) user.path = folder + user.path;
  }
  return modules;
}
