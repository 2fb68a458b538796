/** A look-ahead from the start of a pattern. */
export interface LookAhead {
  body: string;
  negative: boolean;
}

/** One alternative of a pattern: every look-ahead holds at the start of the value, and `rest` matches all of it. */
export interface PatternBranch {
  aheads: LookAhead[];
  rest: string;
}

/** A pattern split into parts for a linear engine without look-aheads. */
export interface SplitPattern {
  /** `(?i)` and the like, prepended to every part. */
  flags: string;
  branches: PatternBranch[];
}

/** Splits leading look-aheads off an anchored pattern. Others stay and fail to compile. */
export function splitPattern(pattern: string): SplitPattern {
  const literal = /^\/(.+)\/([a-z]*)$/s.exec(pattern);
  const text = literal?.[1] ?? pattern;
  const leading = /^\(\?([ims]+)\)/.exec(text);
  const flags = [...new Set(`${literal?.[2] ?? ''}${leading?.[1] ?? ''}`)].filter((flag) => 'ims'.includes(flag)).join('');
  return { flags: flags === '' ? '' : `(?${flags})`, branches: branchesOf(leading ? text.slice(leading[0].length) : text) };
}

function branchesOf(pattern: string): PatternBranch[] {
  if (!pattern.includes('(?=') && !pattern.includes('(?!')) return [{ aheads: [], rest: pattern }];
  return alternatives(pattern).flatMap((alternative) => {
    const { aheads, rest } = leadingAheads(alternative);
    const inner = wholeGroup(rest);
    if (inner === null) return [{ aheads, rest }];
    return branchesOf(inner).map((branch) => ({ aheads: [...aheads, ...branch.aheads], rest: branch.rest }));
  });
}

function leadingAheads(alternative: string): PatternBranch {
  const aheads: LookAhead[] = [];
  let rest = alternative;
  for (;;) {
    if (rest.startsWith('^')) {
      rest = rest.slice(1);
      continue;
    }
    const negative = rest.startsWith('(?!');
    if (!negative && !rest.startsWith('(?=')) break;
    const end = groupEnd(rest, 0);
    // a repeated look-ahead has another meaning; it stays and fails to compile
    if (end === -1 || /^[*+?{]/.test(rest.slice(end + 1))) break;
    aheads.push({ body: rest.slice(3, end), negative });
    rest = rest.slice(end + 1);
  }
  return { aheads, rest };
}

/** The content of the group that spans the whole pattern, or null. */
function wholeGroup(pattern: string): string | null {
  const text = /[^\\]\$$/.test(pattern) ? pattern.slice(0, -1) : pattern;
  const open = /^\((?:\?:|(?!\?))/.exec(text)?.[0];
  return open !== undefined && groupEnd(text, 0) === text.length - 1 ? text.slice(open.length, -1) : null;
}

function alternatives(pattern: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const token of tokens(pattern)) {
    depth += nesting(token);
    if (depth === 0 && !token.inClass && token.text === '|') {
      parts.push(pattern.slice(start, token.at));
      start = token.at + 1;
    }
  }
  return [...parts, pattern.slice(start)];
}

/** Index of the parenthesis that closes the one at `open`, or -1. */
function groupEnd(pattern: string, open: number): number {
  let depth = 0;
  for (const token of tokens(pattern)) {
    if (token.at < open) continue;
    depth += nesting(token);
    if (depth === 0) return token.at;
  }
  return -1;
}

/** One token of a pattern. */
export interface Token {
  at: number;
  /** One character, or an escape with its backslash. */
  text: string;
  /** Inside a character class, where only the backslash is special. */
  inClass: boolean;
}

/** Tokenizes a pattern. */
export function* tokens(pattern: string): Generator<Token> {
  let inClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at] as string;
    if (char === '\\') {
      yield { at, text: pattern.slice(at, at + 2), inClass };
      at += 1;
      continue;
    }
    if (char === ']') inClass = false;
    yield { at, text: char, inClass };
    if (char === '[') inClass = true;
  }
}

function nesting({ text, inClass }: Token): number {
  if (inClass) return 0;
  return text === '(' ? 1 : text === ')' ? -1 : 0;
}

const SPACE = '\\t-\\r\\x20\\xA0\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}';
const NO_SPACE =
  '\\x00-\\x08\\x0E-\\x1F\\x21-\\x9F\\xA1-\\x{167F}\\x{1681}-\\x{1FFF}\\x{200B}-\\x{2027}\\x{202A}-\\x{202E}\\x{2030}-\\x{205E}\\x{2060}-\\x{2FFF}\\x{3001}-\\x{FEFE}\\x{FF00}-\\x{10FFFF}';

/** Expands `\s`, `\S` and `.`: the linear engine reads them as ASCII and as "all but \n", unlike JavaScript. */
export function spellOut(pattern: string): string {
  let out = '';
  for (const { text, inClass } of tokens(pattern)) {
    if (text === '\\s') out += inClass ? SPACE : `[${SPACE}]`;
    else if (text === '\\S') out += inClass ? NO_SPACE : `[${NO_SPACE}]`;
    else if (text === '.' && !inClass) out += '[^\\n\\r\\x{2028}\\x{2029}]';
    // \\Q quotes in other languages; in JavaScript it is the letter
    else if (text === '\\Q' || text === '\\E') out += text.slice(1);
    else out += text;
  }
  return out;
}
