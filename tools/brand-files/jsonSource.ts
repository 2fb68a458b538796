import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Json, type JsonObject, isJsonObject, isPrototypeKey, pointerTo } from '../../src/engine/brand/json.ts';
import type { Finding, Place, Rule } from './finding.ts';

/** Maximum nesting, enforced before any recursion. */
const deepest = 40;

/** A JSON file with the positions of its values. */
export interface JsonSource {
  /** Path from the project's root. */
  file: string;
  /** Null when the file is not a JSON object. */
  value: JsonObject | null;
  /** Position of a value or of its key by JSON pointer; that of the nearest parent when absent. */
  placeOf: (pointer: string, what?: 'value' | 'key') => Place;
  has: (pointer: string) => boolean;
  findings: Finding[];
}

const expectations: Record<string, string> = {
  InvalidSymbol: 'a text in double quotes, a number, true, false or null',
  InvalidCommentToken: 'JSON without comments',
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  PropertyNameExpected: 'a key in double quotes (and no comma after the last one)',
  ValueExpected: 'a value (and no comma after the last one)',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  EndOfFileExpected: 'nothing after the closing brace',
  UnexpectedEndOfString: 'a closing double quote',
  UnexpectedEndOfComment: 'JSON without comments',
  InvalidNumberFormat: 'a number',
  InvalidEscapeCharacter: 'one of the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX',
  InvalidCharacter: 'no control character in a string',
};

/** Quotes that word processors and other languages write. */
const OTHER_QUOTES = /^['`\u00AB\u00BB\u2018-\u201F]/;

/** UTF-16, read as UTF-8: its mark is two bytes that are no letters, and each letter is followed by an empty byte. */
const OTHER_ENCODING = /^(?:\uFFFD\uFFFD|.?\0)/;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function deeperThan(text: string, limit: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') inString = !inString;
    else if (inString && letter === '\\') at += 1;
    else if (!inString && (letter === '{' || letter === '[') && ++depth > limit) return at;
    else if (!inString && (letter === '}' || letter === ']')) depth -= 1;
  }
  return null;
}

/** Parses strict JSON (no comments, trailing commas, byte order mark or duplicate keys) and records all positions. */
export function readJsonSource(file: string, text: string): JsonSource {
  const starts = lineStarts(text);
  const place = (offset: number): Place => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { file, line: low + 1, column: offset - starts[low]! + 1 };
  };
  const findings: Finding[] = [];
  const keys = new Map<string, number>();
  const values = new Map<string, number>();
  const report = (rule: Rule, offset: number, path: string, expected: string, got: string) =>
    findings.push({ rule, severity: 'error', ...place(offset), path, expected, got });

  function build(node: Node, at: string): Json {
    values.set(at, node.offset);
    if (node.type === 'array') return (node.children ?? []).map((child, index) => build(child, pointerTo(at, index)));
    if (node.type !== 'object') return node.value as Json;
    const object: JsonObject = {};
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode || !valueNode) continue;
      const key = keyNode.value as string;
      const pointer = pointerTo(at, key);
      if (isPrototypeKey(key)) {
        report('forbidden-key', keyNode.offset, pointer, 'an ordinary key', JSON.stringify(key));
        continue;
      }
      const first = keys.get(pointer);
      if (first !== undefined)
        report('duplicate-key', keyNode.offset, pointer, 'each key once', `"${key}" again, first on line ${place(first).line}`);
      keys.set(pointer, keyNode.offset);
      object[key] = build(valueNode, pointer);
    }
    return object;
  }

  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const isOther = OTHER_ENCODING.test(text);
  const isUtf8 = body === text && !isOther;
  const encoding = isOther ? 'another encoding, such as UTF-16' : 'a byte order mark';
  if (!isUtf8) report('byte-order-mark', 0, '', 'UTF-8 without a byte order mark', encoding);
  const tooDeep = deeperThan(text, deepest);
  const errors: ParseError[] = [];
  const tree =
    tooDeep === null && isUtf8
      ? parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
      : undefined;
  if (tooDeep !== null) report('too-deep', tooDeep, '', `at most ${deepest} levels`, 'deeper nesting');
  const [error] = errors;
  if (error) {
    const token = text.slice(error.offset, error.offset + Math.max(1, error.length)).slice(0, 40);
    const expected = OTHER_QUOTES.test(token)
      ? 'straight double quotes (")'
      : (expectations[printParseErrorCode(error.error)] ?? 'JSON');
    const got = text.trim() === '' ? 'an empty file' : JSON.stringify(token || 'the end of the file');
    report('syntax', error.offset, '', expected, got);
  }
  const value = tree && !error ? build(tree, '') : undefined;
  if (value !== undefined && !isJsonObject(value))
    report('wrong-type', tree?.offset ?? 0, '', 'an object', JSON.stringify(value).slice(0, 40));

  return {
    file,
    value: value !== undefined && isJsonObject(value) ? value : null,
    findings,
    has: (pointer) => values.has(pointer),
    placeOf(pointer, what = 'value') {
      for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
        const offset = (what === 'key' ? keys.get(at) : undefined) ?? values.get(at);
        if (offset !== undefined) return place(offset);
      }
      return place(values.get('') ?? 0);
    },
  };
}
