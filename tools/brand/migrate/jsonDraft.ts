import { applyEdits, findNodeAtLocation, type JSONPath, modify, type ModificationOptions, parseTree } from 'jsonc-parser';
import { type Json, type JsonObject, isJsonObject } from '../../../src/engine/brand/json.ts';

/**
 * A JSON file under change: edits touch only what they must, so that formatting, key order and line ends of everything
 * else stay as they are.
 */
export interface JsonDraft {
  text: () => string;
  /** The value at a path; undefined when there is none. */
  get: (path: JSONPath) => Json | undefined;
  /** Sets a value; a new key stands at the end of its object, or where the key `at` of the top level stands. */
  set: (path: JSONPath, value: Json, at?: string) => void;
  remove: (path: JSONPath) => void;
  /** Keys of the top level, in order. */
  keys: () => string[];
}

/** A text as a draft; null when it is no JSON object. */
export function draftOf(original: string): JsonDraft | null {
  let text = original;
  const value = () => {
    try {
      return JSON.parse(text) as Json;
    } catch {
      // whoever reads folders says what is wrong with it
      return null;
    }
  };
  if (!isJsonObject(value())) return null;
  const tabs = /^\t/m.test(original);
  const formattingOptions = {
    insertSpaces: !tabs,
    tabSize: tabs ? 1 : (/^( +)"/m.exec(original)?.[1]?.length ?? 2),
    eol: original.includes('\r\n') ? '\r\n' : '\n',
  };
  const change = (path: JSONPath, to: Json | undefined, options: Partial<ModificationOptions> = {}) => {
    text = applyEdits(text, modify(text, path, to, { formattingOptions, ...options }));
  };
  const keys = () => Object.keys(value() as JsonObject);
  return {
    text: () => text,
    keys,
    get(path) {
      const root = parseTree(text);
      const node = root && findNodeAtLocation(root, path);
      return node && (JSON.parse(text.slice(node.offset, node.offset + node.length)) as Json);
    },
    set(path, to, at) {
      const index = at === undefined || path.length > 1 ? -1 : keys().indexOf(at);
      change(path, to, index < 0 ? {} : { getInsertionIndex: () => index });
    },
    remove: (path) => change(path, undefined),
  };
}
