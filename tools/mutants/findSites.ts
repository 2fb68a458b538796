import { type Node as JsonNode, parseTree } from 'jsonc-parser';
import postcss from 'postcss';
import { parseSync } from 'vite';
import { isNode, type Node, walk } from '../engine/syntax.ts';
import { type Edit, type Site, sitesOf } from './site.ts';

const NOT_SHIPPED = /^src\/(?:contract|docs|generated|journeys|preview|sandbox)\/|\.(?:test|fixture)\.tsx?$/;
const CODE = /^src\/.*\.(?:tsx?|js)$/;
const STYLES = /^src\/.*\.css$/;
const BRAND_DATA = /^brands\/[^/]+\/[^/]+\.json$/;
const ENDPOINTS = /^src\/platform\/endpoints\//;

const OPPOSITES: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

type Range = Node & { start: number; end: number };
const isRange = (value: unknown): value is Range => isNode(value) && typeof value['start'] === 'number';

const returned = (value: Range, code: string): Edit => {
  const text = code.slice(value.start, value.end);
  const other = text === 'true' ? 'false' : text === 'false' ? 'true' : 'undefined';
  return { kind: 'return', start: value.start, end: value.end, text: other };
};

/** The range of an entry of an object with the comma that goes with it. */
function removed(text: string, start: number, end: number): Omit<Edit, 'kind'> {
  const following = /^,[ \t]*/.exec(text.slice(end));
  const leading = following === null ? (/,[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0) : 0;
  return { start: start - leading, end: end + (following?.[0].length ?? 0), text: '' };
}

function editsOfNode(node: Node, code: string, isTable: boolean): Edit[] {
  const { test, argument, body, left, right, operator } = node;
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      if (!isRange(test)) return [];
      return [{ kind: 'condition', start: test.start, end: test.end, text: `!(${code.slice(test.start, test.end)})` }];
    case 'LogicalExpression':
    case 'BinaryExpression': {
      const other = OPPOSITES[String(operator)];
      if (other === undefined || !isRange(left) || !isRange(right)) return [];
      const start = code.indexOf(String(operator), left.end);
      const kind = node.type === 'LogicalExpression' ? 'condition' : 'comparison';
      return [{ kind, start, end: start + String(operator).length, text: other }];
    }
    case 'ReturnStatement':
      return isRange(argument) ? [returned(argument, code)] : [];
    case 'ArrowFunctionExpression':
      return isRange(body) && body.type !== 'BlockStatement' ? [returned(body, code)] : [];
    case 'Property':
      return isTable && isRange(node) ? [{ kind: 'column', ...removed(code, node.start, node.end) }] : [];
    default:
      return [];
  }
}

function editsOfCode(file: string, code: string): Edit[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  return [...walk(program as unknown as Node)].flatMap((node) => editsOfNode(node, code, ENDPOINTS.test(file)));
}

function editsOfStyles(css: string): Edit[] {
  const edits: Edit[] = [];
  postcss.parse(css).walkDecls('display', ({ value, source }) => {
    const start = css.indexOf(value, source?.start?.offset);
    edits.push({ kind: 'display', start, end: start + value.length, text: value === 'none' ? 'block' : 'none' });
  });
  return edits;
}

const propertiesOf = (node: JsonNode): JsonNode[] => [
  ...(node.type === 'property' ? [node] : []),
  ...(node.children ?? []).flatMap(propertiesOf),
];

function editsOfData(json: string): Edit[] {
  const tree = parseTree(json);
  const properties = tree === undefined ? [] : propertiesOf(tree);
  return properties
    .filter(({ children }) => children?.[0]?.value !== '$schema')
    .map(({ offset, length }) => ({ kind: 'brandKey', ...removed(json, offset, offset + length) }));
}

/** Whether a site is made of this file. */
export const isShipped = (file: string): boolean =>
  !NOT_SHIPPED.test(file) && (CODE.test(file) || STYLES.test(file) || BRAND_DATA.test(file));

/** Every one-line mutant of a shipped file, in the order of its text. */
export function findSites(file: string, text: string): Site[] {
  const edits = CODE.test(file) ? editsOfCode(file, text) : STYLES.test(file) ? editsOfStyles(text) : editsOfData(text);
  return sitesOf(
    file,
    text,
    edits.sort((a, b) => a.start - b.start || a.end - b.end),
  );
}
