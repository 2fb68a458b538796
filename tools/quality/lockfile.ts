/**
 * Checks `package-lock.json`: it agrees with `package.json`, contains every dependency of its packages (those of other systems
 * too, which `npm ci` requires), and each entry is from the public registry with an integrity hash.
 */

/** The version ranges of a package, by kind of dependency. */
export interface Ranges {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface LockEntry extends Ranges {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** Whether only development needs the package; absent for those that the portal ships. */
  dev?: boolean;
}

export interface Lockfile {
  /** Entries by folder (`node_modules/a/node_modules/b`); the root's folder is empty. */
  packages: Record<string, LockEntry>;
}

export interface LockFinding {
  /** The entry concerned, and the dependency if there is one. */
  where: string;
  expected: string;
  got: string;
  repair: string;
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const UPDATE = 'npm install --package-lock-only';
const RENEW = `delete the entry, then ${UPDATE}`;
const COMPLETE = `${UPDATE}; if the entry stays away, the registry lacks it: pin the newest version that has all its packages`;

/** The entry of `name` for the package in `folder`, resolved as in Node: nearest folder first. */
function entryFor({ packages }: Lockfile, folder: string, name: string): LockEntry | undefined {
  const owners = (folder === '' ? '' : `/${folder}`).split('/node_modules/');
  for (let depth = owners.length; depth > 0; depth -= 1) {
    const entry = packages[[...owners.slice(0, depth), name].join('/node_modules/').slice(1)];
    if (entry) return entry;
  }
  return undefined;
}

function compareRoot(manifest: Ranges, root: Ranges): LockFinding[] {
  return KINDS.flatMap((kind) => {
    const wanted = manifest[kind] ?? {};
    const locked = root[kind] ?? {};
    return [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
      .filter((name) => wanted[name] !== locked[name])
      .map((name) => ({
        where: `${kind} ${name}`,
        expected: wanted[name] === undefined ? 'none, as in package.json' : `${wanted[name]}, as in package.json`,
        got: locked[name] ?? 'none',
        repair: UPDATE,
      }));
  });
}

function checkDependencies(lock: Lockfile, folder: string, entry: LockEntry): LockFinding[] {
  const optional = entry.optionalDependencies ?? {};
  return Object.entries({ ...entry.dependencies, ...entry.devDependencies, ...optional }).flatMap(([name, range]) => {
    const found = entryFor(lock, folder, name);
    if (found && (!EXACT.test(range) || found.version === range)) return [];
    const where = `${folder || 'root'} → ${name in optional ? 'optional ' : ''}${name}`;
    return [{ where, expected: `an entry for ${range}`, got: found?.version ?? 'none', repair: COMPLETE }];
  });
}

function checkOrigin(folder: string, { version, resolved, integrity }: LockEntry): LockFinding[] {
  const checks: [string, string | undefined, boolean][] = [
    ['a version', version, version !== undefined],
    [`an address at ${REGISTRY}`, resolved, resolved?.startsWith(REGISTRY) === true],
    ['a sha512 integrity', integrity, integrity?.startsWith('sha512-') === true],
  ];
  return checks
    .filter(([, , passes]) => !passes)
    .map(([expected, got]) => ({ where: folder, expected, got: got ?? 'none', repair: RENEW }));
}

/** Findings of the lockfile against the ranges of `package.json`. */
export function checkLockfile(manifest: Ranges, lock: Lockfile): LockFinding[] {
  const root = lock.packages[''];
  if (!root) return [{ where: 'package-lock.json', expected: 'an entry for the root', got: 'none', repair: UPDATE }];
  return [
    ...compareRoot(manifest, root),
    ...Object.entries(lock.packages).flatMap(([folder, entry]) => [
      ...checkDependencies(lock, folder, entry),
      ...(folder === '' ? [] : checkOrigin(folder, entry)),
    ]),
  ];
}
