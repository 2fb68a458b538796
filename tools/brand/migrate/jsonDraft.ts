import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type ModificationOptions,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { type Json, type JsonObject, isJsonObject } from '../../../src/engine/brand/json.ts';

/** An editable JSON file: edits keep the formatting, key order and line ends of everything else. */
export interface JsonDraft {
  text: () => string;
  /** The value at a path; undefined when there is none. */
  get: (path: JSONPath) => Json | undefined;
  /** Sets a value; a new key goes to the end of its object, or to the position of the top-level key `at`. */
  set: (path: JSONPath, value: Json, at?: string) => void;
  /** Sets a list of texts, on one line unless the list that is there has several. */
  setList: (path: JSONPath, items: readonly string[]) => void;
  remove: (path: JSONPath) => void;
  /** Keys of the top level, in order. */
  keys: () => string[];
}

let last: { text: string; root: Node | undefined } | undefined;

/** The tree of a text, not to be changed: an edit looks at one text many times, and the last one is kept. */
export function treeOf(text: string): Node | undefined {
  if (last?.text !== text) last = { text, root: parseTree(text) };
  return last.root;
}

/** Parses a draft; null when the text is not a JSON object. */
export function draftOf(original: string): JsonDraft | null {
  let text = original;
  const value = () => {
    try {
      return JSON.parse(text) as Json;
    } catch {
      // the folder reader reports the error
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
      const root = treeOf(text);
      const node = root && findNodeAtLocation(root, path);
      return node && (JSON.parse(text.slice(node.offset, node.offset + node.length)) as Json);
    },
    set(path, to, at) {
      const index = at === undefined || path.length > 1 ? -1 : keys().indexOf(at);
      change(path, to, index < 0 ? {} : { getInsertionIndex: () => index });
    },
    setList(path, items) {
      const known = findNodeAtLocation(treeOf(text)!, path);
      if (known && text.slice(known.offset, known.offset + known.length).includes('\n')) return change(path, [...items]);
      change(path, []);
      const { offset, length } = findNodeAtLocation(treeOf(text)!, path)!;
      const list = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
      text = text.slice(0, offset) + list + text.slice(offset + length);
    },
    remove: (path) => change(path, undefined),
  };
}
