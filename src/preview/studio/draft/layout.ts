import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { isJsonObject, type Json } from '#engine/brand/json.ts';
import { treeOf } from '../../../../tools/brand/migrate/jsonDraft.ts';

/** Columns of a line, as the formatter of the sample brands has it. */
const WIDTH = 130;

/** A value as it stands on one line: `{ "role": ["member", "demo"] }`. */
export function lineOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${lineOf(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** The value at a path of a text; undefined for none. */
export function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = treeOf(text);
  return root && findNodeAtLocation(root, path);
}

/** Where a value begins and ends in its text. */
export const placeOf = ({ offset, length }: Node): [start: number, end: number] => [offset, offset + length];

export const writtenAs = (text: string, node: Node): string => text.slice(...placeOf(node));

interface Line {
  indent: string;
  /** What one step is indented by, and what ends a line. */
  unit: string;
  end: string;
}

/** A value on one line where it fits behind what is `used` of it, else with each of its parts on one of its own. */
function printed(value: Json, used: number, { indent, unit, end }: Line): string {
  const short = lineOf(value);
  // a comma may follow
  if (used + short.length < WIDTH || typeof value !== 'object' || value === null) return short;
  const inner = { indent: indent + unit, unit, end };
  const parts = Array.isArray(value)
    ? value.map((item) => printed(item, inner.indent.length, inner))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + printed(item, inner.indent.length + name.length, inner);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}${end}${parts.map((part) => inner.indent + part).join(`,${end}`)}${end}${indent}${close}`;
}

const lineIn = (text: string, indent: string): Line => ({
  indent,
  unit: /^\t/m.test(text) ? '\t' : (/^( +)"/m.exec(text)?.[1] ?? '  '),
  end: text.includes('\r\n') ? '\r\n' : '\n',
});

/** A value as it would stand at the beginning of a line of a text. */
export const printedAt = (text: string, indent: string, value: Json): string =>
  printed(value, indent.length, lineIn(text, indent));

/** `"a": { "b": value }` with an object on lines of its own for each key but the last, behind an indentation. */
function printedKeys([key, ...rest]: readonly string[], value: Json, line: Line): string {
  const name = `${JSON.stringify(key)}: `;
  if (rest.length === 0) return name + printed(value, line.indent.length + name.length, line);
  const inner = { ...line, indent: line.indent + line.unit };
  return `${name}{${line.end}${inner.indent}${printedKeys(rest, value, inner)}${line.end}${line.indent}}`;
}

/**
 * A text with a value at a path that is not there yet, behind what its object has: no line of that changes but for a comma.
 * @param path of the object
 * @returns null where that is empty, or its last part does not begin a line
 */
export function appended(text: string, path: JSONPath, keys: readonly string[], value: Json): string | null {
  const last = nodeAt(text, path)?.children?.at(-1);
  if (last?.type !== 'property') return null;
  const indent = text.slice(text.lastIndexOf('\n', last.offset - 1) + 1, last.offset);
  if (indent.trim() !== '' || !text.slice(0, last.offset).includes('\n')) return null;
  const line = lineIn(text, indent);
  const end = last.offset + last.length;
  return `${text.slice(0, end)},${line.end}${indent}${printedKeys(keys, value, line)}${text.slice(end)}`;
}

/** A text without the key at a path: no other line of it changes but for a comma. Null where its object has no other key. */
export function cutOut(text: string, path: JSONPath): string | null {
  const property = nodeAt(text, path)?.parent;
  const parts = property?.parent?.children ?? [];
  const at = parts.findIndex((part) => part === property);
  if (property?.type !== 'property' || parts.length < 2) return null;
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const start = before === undefined ? property.offset : before.offset + before.length;
  const end = before === undefined ? next!.offset : property.offset + property.length;
  return text.slice(0, start) + text.slice(end);
}

/** Puts a value in the place of a part of a text, laid out as a person would at that place. */
export function laidOut(text: string, [start, stop]: readonly [number, number], value: Json): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const line = lineIn(text, /^\s*/.exec(before)?.[0] ?? '');
  return text.slice(0, start) + printed(value, before.length, line) + text.slice(stop);
}
