import { tokens } from './patternSyntax.ts';

/** The cost of a pattern part before compilation. One unit is about 0.02 ms of parsing, or one step of the program. */
export interface PatternCost {
  /** Steps of the compiled program, with all repetitions expanded; classes of many ranges count more. */
  steps: number;
  /** Parsing: classes by Unicode property are tables of hundreds of ranges. */
  reading: number;
}

/** A character class with tables, in steps and in units of parsing. */
const TABLE_STEPS = 4;
const TABLE_READING = 5;
/** Inside brackets tables are merged and sorted. */
const JOINED = 3;
/** Ignoring case adds the other case of each range. */
const ANY_CASE = 3;
const WIDE_READING = 8;

const REPEAT = /^\{(\d+)(?:(,)(\d*))?\}/;
const TABLE = /^\\[pP](?:\{[^{}]*\}|[^{])/;
/** The start of a group that captures nothing. */
const SILENT = /^\(\?(?:[:=!]|<[=!]|[a-z-]*:)/;

/** An open group: steps of its finished items, and of the last one, which a repetition would multiply. */
interface Group {
  steps: number;
  last: number;
}

/** Estimates the cost of a pattern part from its text, in linear time. Where the compiler may parse the text differently, the higher cost counts. */
export function costOf(text: string, flags: string): PatternCost {
  const caseFactor = flags.includes('i') || /\(\?[a-z]*i/.test(text) ? ANY_CASE : 1;
  let reading = text.length / 10;
  const groups: Group[] = [{ steps: 2, last: 0 }];
  const innermost = (): Group => groups.at(-1) as Group;
  const add = (steps: number): void => {
    const group = innermost();
    group.steps += group.last;
    group.last = steps;
  };
  /** Steps of the open class; null outside. */
  let inside: number | null = null;
  /** Tokens before this index belong to one that was parsed as a whole. */
  let next = 0;
  for (const { at, text: char, inClass } of tokens(text)) {
    if (at < next) continue;
    const whole = (inClass ? [TABLE] : [TABLE, REPEAT, SILENT]).map((form) => form.exec(text.slice(at))).find(Boolean);
    const isTable = whole?.[0].startsWith('\\') === true;
    if (whole) next = at + whole[0].length;
    if (isTable) reading += TABLE_READING * caseFactor * (inClass ? JOINED : 1);
    // wide ranges contain thousands of letters with another case
    else if (caseFactor > 1 && (char === '[' || /^\\[SWD]$/.test(char))) reading += WIDE_READING;
    if (inClass) inside = (inside ?? 1) + (isTable ? TABLE_STEPS - 1 : 1 / 32);
    else if (char === '[') inside = 1;
    else if (char === ']' && inside !== null) {
      add(Math.floor(inside));
      inside = null;
    } else if (char === '(') groups.push({ steps: whole ? 0 : 2, last: 0 });
    else if (char === ')' && groups.length > 1) {
      const { steps, last } = groups.pop() as Group;
      add(steps + last);
    } else if (char === '{' && whole) innermost().last = repeated(innermost().last, whole);
    else if ('*+?'.includes(char)) innermost().last += 1;
    else add(isTable ? TABLE_STEPS : 1);
  }
  return { steps: groups.reduce((sum, { steps, last }) => sum + steps + last, inside ?? 0), reading };
}

function repeated(steps: number, [, least, open, most]: RegExpExecArray): number {
  const times = Math.max(1, Number(least), Number(most ?? 0));
  // one more step for each optional repetition
  const optional = open === undefined ? 0 : Math.max(1, times - Number(least));
  return Math.max(1, steps) * times + optional;
}
