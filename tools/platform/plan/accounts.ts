import { readFileSync } from 'node:fs';
import { readJsonSource } from '../../brand-files/jsonSource.ts';

/** How an account of the stage signs in. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** Transaction password, for withdrawals, transfers to members and points. */
  readonly paymentPassword?: string;
}

/** Accounts of a stage that a run may use. What is missing is not tried. */
export interface Accounts {
  readonly member?: Account;
  readonly agent?: Account;
  /** An account directly below the agent, to whom contracts are offered and money is sent. */
  readonly downline?: Account;
  /** A demo account, which may read and do nothing. */
  readonly demo?: Account;
  /** Further fields of a registration, such as the captcha text that the stage accepts. */
  readonly registration?: Readonly<Record<string, string>>;
}

const roles = ['member', 'agent', 'downline', 'demo'] as const;
const fields = ['username', 'password', 'paymentPassword'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, without showing it: the file holds passwords. */
const typeOf = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'a list'
        : value === ''
          ? 'an empty text'
          : `a ${typeof value}`;

/**
 * Reads the accounts of a stage.
 * @throws Error with every fault: file, line, JSON pointer, what is expected and what is there; never a value
 */
export function parseAccounts(file: string, text: string): Accounts {
  const source = readJsonSource(file, text);
  const faults = source.findings.map(
    ({ line, path, expected }) => `${file}:${line}${path === '' ? '' : ` ${path}`}: expected ${expected ?? 'JSON'}`,
  );
  const fault = (pointer: string, expected: string, got: string) => {
    faults.push(`${file}:${source.placeOf(pointer).line} ${pointer || '/'}: expected ${expected}, got ${got}`);
  };
  const textAt = (pointer: string, value: unknown) => {
    if (typeof value !== 'string' || value === '') fault(pointer, 'a text', typeOf(value));
  };
  const value: Record<string, unknown> = source.value ?? {};
  const known: readonly string[] = [...roles, 'registration'];
  for (const name of Object.keys(value)) if (!known.includes(name)) fault(`/${name}`, `one of ${known.join(', ')}`, `"${name}"`);
  for (const role of roles) {
    const account = value[role];
    if (account === undefined) continue;
    if (!isRecord(account)) {
      fault(`/${role}`, '{username, password}', typeOf(account));
      continue;
    }
    for (const name of Object.keys(account))
      if (!fields.includes(name)) fault(`/${role}/${name}`, `one of ${fields.join(', ')}`, `"${name}"`);
    for (const name of fields)
      if (name !== 'paymentPassword' || account[name] !== undefined) textAt(`/${role}/${name}`, account[name]);
  }
  const { registration } = value;
  if (registration !== undefined && !isRecord(registration)) fault('/registration', 'an object of texts', typeOf(registration));
  else for (const [name, entry] of Object.entries(registration ?? {})) textAt(`/registration/${name}`, entry);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return value as Accounts;
}

/** Reads the file of `--accounts`. @throws Error as `parseAccounts`, or that the file cannot be read */
export function readAccounts(file: string): Accounts {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`--accounts: ${file} cannot be read (${(cause as NodeJS.ErrnoException).code ?? String(cause)})`, { cause });
  }
  return parseAccounts(file, text);
}

/** Every text of the accounts that no report may show. */
export function secretsOf(accounts: Accounts): string[] {
  const own = roles.flatMap((role) => Object.values(accounts[role] ?? {}) as string[]);
  return [...own, ...Object.values(accounts.registration ?? {})];
}
