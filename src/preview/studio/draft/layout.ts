import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { isJsonObject, type Json } from '#engine/brand/json.ts';

/** Columns of a line, as the formatter of the sample brands has it. */
const WIDTH = 130;

/** A value as it stands on one line: `{ "role": ["member", "demo"] }`. */
export function lineOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${lineOf(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Where a value begins and ends in a text; null for none. */
export function placeOf(text: string, path: JSONPath): [start: number, end: number] | null {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return node ? [node.offset, node.offset + node.length] : null;
}

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

/** Puts a value in the place of a part of a text, laid out as a person would at that place. */
export function laidOut(text: string, [start, stop]: readonly [number, number], value: Json): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const unit = /^\t/m.test(text) ? '\t' : (/^( +)"/m.exec(text)?.[1] ?? '  ');
  const line = { indent: /^\s*/.exec(before)?.[0] ?? '', unit, end: text.includes('\r\n') ? '\r\n' : '\n' };
  return text.slice(0, start) + printed(value, before.length, line) + text.slice(stop);
}
