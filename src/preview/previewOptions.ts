import type { SandboxFault } from '#contract/types.ts';
import { nearMatches } from '#engine/brand/nearMatch.ts';
import { readSpan, writeSpan } from './spans.ts';

/** `1` on, `0` off, `-` as in the platform's tree, whatever the scenario says. */
export type FlagOption = '0' | '1' | '-';

/** The options of an address: everything that the toolbar can set. */
export interface PreviewOptions {
  scenario?: string;
  /** A seed account, or `visitor`. */
  user?: string;
  theme?: 'light' | 'dark';
  /** A language of the brand, `pseudo` or `rtl`. */
  lang?: string;
  status?: 0 | 1 | 2;
  flags?: Record<string, FlagOption>;
  /** Latency of each call, ms. */
  latency?: number;
  /** Offset of the platform's clock, ms. */
  clock?: number;
  faults?: SandboxFault[];
  /** Opened after the first render, in this order: `modal/<name>`, `entry/<name>`, `submit/<slot>`. */
  open?: string[];
  /** Width of the page, px. */
  frame?: number;
  panel?: string;
  pick?: string;
  /** Frames the page beside the tools; without it the page is rendered alone, as published. */
  tools?: 'on';
}

interface Spelling<Value> {
  /** Undefined for an invalid text. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  expected: string;
}

const word: Spelling<string> = { read: (text) => text, write: (value) => value, expected: 'a name' };
const list: Spelling<string[]> = { read: (text) => text.split(','), write: (value) => value.join(','), expected: 'names' };

const whole = (expected: string): Spelling<number> => ({
  read: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  write: String,
  expected,
});

function oneOf<Value extends string | number>(...values: readonly Value[]): Spelling<Value> {
  return { read: (text) => values.find((value) => String(value) === text), write: String, expected: values.join(', ') };
}

const flags: Spelling<Record<string, FlagOption>> = {
  read(text) {
    const pairs = text.split(',').map((pair) => /^([^:]+):([01-])$/.exec(pair));
    if (pairs.includes(null)) return undefined;
    return Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) as Record<string, FlagOption>;
  },
  write: (value) =>
    Object.entries(value)
      .map(([modId, option]) => `${modId}:${option}`)
      .join(','),
  expected: 'MODID:1, MODID:0 or MODID:- joined by commas',
};

const faults: Spelling<SandboxFault[]> = {
  read(text) {
    const parts = text.split(',').map((part) => /^([^:]+):([^:]+)(?::(\d{1,3}))?$/.exec(part));
    if (parts.includes(null)) return undefined;
    return parts.map((part) => ({
      endpoint: part?.[1] ?? '',
      kind: part?.[2] as SandboxFault['kind'],
      ...(part?.[3] === undefined ? {} : { times: Number(part[3]) }),
    }));
  },
  write: (value) =>
    value.map(({ endpoint, kind, times }) => [endpoint, kind, ...(times === undefined ? [] : [times])].join(':')).join(','),
  expected: 'call:kind or call:kind:times joined by commas',
};

const spellings: { [Name in keyof PreviewOptions]-?: Spelling<Required<PreviewOptions>[Name]> } = {
  scenario: word,
  user: word,
  theme: oneOf('light', 'dark'),
  lang: word,
  status: oneOf(0, 1, 2),
  flags,
  latency: whole('a time in ms'),
  clock: { read: readSpan, write: writeSpan, expected: 'a time such as 90m, 2h, 3d or -1d' },
  faults,
  open: list,
  frame: whole('a width in px'),
  panel: word,
  pick: word,
  tools: oneOf('on'),
};

export type OptionName = keyof PreviewOptions;
export const optionNames = Object.keys(spellings) as OptionName[];

/** An invalid option, as a message. */
export type OptionProblem = string;

/** Parses options; invalid ones are dropped and reported. */
export function parseOptions(texts: Iterable<readonly [string, string]>): { options: PreviewOptions; problems: OptionProblem[] } {
  const options: Record<string, unknown> = {};
  const problems: OptionProblem[] = [];
  for (const [name, text] of texts) {
    if (!Object.hasOwn(spellings, name) || text === '') continue;
    const { read, expected } = spellings[name as OptionName] as Spelling<unknown>;
    const value = read(text);
    if (value === undefined) problems.push(`${name}=${text} is invalid. Expected: ${expected}.`);
    else options[name] = value;
  }
  return { options: options as PreviewOptions, problems };
}

/** The options as texts, in the order of the table, without empty ones. */
export function writeOptions(options: PreviewOptions): [OptionName, string][] {
  return optionNames.flatMap((name): [OptionName, string][] => {
    const value: unknown = options[name];
    if (value === undefined) return [];
    const text = (spellings[name] as Spelling<unknown>).write(value);
    return text === '' ? [] : [[name, text]];
  });
}

/** A path with options in its query, with the separators that a query allows left readable. */
export function addressOf(path: string, options: PreviewOptions, brand?: string): string {
  const [before = '/', hash] = path.split('#');
  const [pathname, search = ''] = before.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['brand', ...optionNames]) query.delete(name);
  if (brand !== undefined) query.set('brand', brand);
  for (const [name, text] of writeOptions(options)) query.set(name, text);
  const written = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3D', '=');
  return `${pathname}${written === '' ? '' : `?${written}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** Names that options may refer to. */
export type KnownNames = {
  [Name in 'scenario' | 'user' | 'lang' | 'flag' | 'call' | 'kind' | 'modal' | 'panel']: readonly string[];
};

const ofSandbox = ['scenario', 'user', 'status', 'flags', 'latency', 'clock', 'faults'] as const;

/** Without the options that only the simulated platform has, which are reported. */
export function withoutSandbox(options: PreviewOptions): { options: PreviewOptions; problems: OptionProblem[] } {
  const rest = { ...options };
  const found = ofSandbox.filter((name) => options[name] !== undefined);
  for (const name of found) delete rest[name];
  return { options: rest, problems: found.map((name) => `${name} is an option of the simulated platform, which is off.`) };
}

/** Drops references to unknown names, and reports them with suggestions. */
export function validateOptions(
  options: PreviewOptions,
  known: KnownNames,
): { options: PreviewOptions; problems: OptionProblem[] } {
  const problems: OptionProblem[] = [];
  const isKnown = (kind: keyof KnownNames, name: string): boolean => {
    if (known[kind].includes(name)) return true;
    const near = nearMatches(name, known[kind]);
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Known: ${known[kind].slice(0, 12).join(', ')}.`;
    problems.push(`There is no ${kind} "${name}". ${hint}`);
    return false;
  };
  const valid: PreviewOptions = { ...options };
  for (const name of ['scenario', 'user', 'lang', 'panel'] as const) {
    const option = options[name];
    if (option !== undefined && !isKnown(name, option)) delete valid[name];
  }
  if (options.flags) {
    valid.flags = Object.fromEntries(Object.entries(options.flags).filter(([modId]) => isKnown('flag', modId)));
  }
  if (options.faults) {
    valid.faults = options.faults.filter(({ endpoint, kind }) => isKnown('call', endpoint) && isKnown('kind', kind));
  }
  if (options.open) {
    valid.open = options.open.filter((step) => {
      const [kind, name = ''] = step.split(/[/:]/);
      return kind !== 'modal' || isKnown('modal', name);
    });
  }
  return { options: valid, problems };
}
