import ts from 'typescript';
import type { ParsedSource } from './globalReads.ts';

/** Globals, members and packages restricted to named modules, resolved by scope: a local `location` is allowed. */
export interface SingleModule {
  rule: string;
  hint: string;
  allowed: readonly string[];
  /** Paths from the global scope: `fetch`, `document.cookie`. */
  globals?: readonly string[];
  /** Member names, on any object. */
  members?: readonly string[];
  /** Attributes, in JSX, as keys of props and in `setAttribute`. */
  attributes?: readonly string[];
  /** Packages, whether imported statically or on demand. */
  packages?: readonly string[];
  /** Uses that names alone do not show. */
  matches?: (node: ts.Node, globalOf: ParsedSource['globalOf']) => boolean;
}

export const singleModules: readonly SingleModule[] = [
  {
    rule: 'single-module/html',
    hint: 'HTML from data is written by sanitizeHtml.ts alone: render SafeHtml or Frame',
    // the second one writes none: React leaves the content of such an element alone
    allowed: ['src/ui/html/sanitizeHtml.ts', 'src/ui/tiles/EarlyTileGrid.tsx'],
    globals: ['DOMParser', 'document.write', 'document.writeln', 'document.execCommand'],
    members: [
      'innerHTML',
      'outerHTML',
      'srcdoc',
      'insertAdjacentHTML',
      'setHTML',
      'setHTMLUnsafe',
      'parseHTML',
      'parseHTMLUnsafe',
      'parseFromString',
      'createContextualFragment',
    ],
    attributes: ['dangerouslySetInnerHTML', 'srcDoc', 'srcdoc'],
    packages: ['dompurify'],
  },
  {
    rule: 'single-module/network',
    hint: 'Call the platform through its client; platform/http/transport.ts alone uses the network',
    allowed: ['src/platform/http/transport.ts'],
    globals: ['fetch', 'fetchLater', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection'],
    members: ['sendBeacon'],
  },
  {
    rule: 'single-module/addresses',
    hint: 'Use platform/browser/navigation.ts, which alone reads and changes the address and opens windows',
    allowed: ['src/platform/browser/navigation.ts'],
    globals: ['location', 'history', 'navigation', 'open', 'document.location'],
  },
  {
    rule: 'single-module/storage',
    hint: 'Use platform/browser/storage.ts, which alone reads and writes storage and cookies',
    allowed: ['src/platform/browser/storage.ts', 'src/features/login/remember/secretVault.ts'],
    globals: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'document.cookie', 'navigator.storage'],
  },
  {
    rule: 'single-module/patterns',
    hint: 'Give patterns from data to engine/fields/serverPattern.ts, which bounds their cost; write your own as a literal',
    allowed: ['src/engine/patterns/compilePattern.ts'],
    globals: ['RegExp'],
    packages: ['re2js'],
  },
  {
    rule: 'no-eval',
    hint: 'The content security policy forbids code from text: import modules by a literal path',
    allowed: [],
    globals: ['eval', 'Function', 'importScripts'],
    matches: (node, globalOf) => ts.isCallExpression(node) && runsText(node, globalOf),
  },
];

/** `import(data)`, `setTimeout('code')`, `createElement('script')`. */
function runsText({ expression, arguments: [first] }: ts.CallExpression, globalOf: ParsedSource['globalOf']): boolean {
  if (first === undefined) return false;
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return !ts.isStringLiteralLike(first);
  if (['setTimeout', 'setInterval'].includes(globalOf(expression) ?? ''))
    return ts.isStringLiteralLike(first) || ts.isTemplateExpression(first);
  return memberName(expression) === 'createElement' && ts.isStringLiteralLike(first) && first.text.toLowerCase() === 'script';
}

/** Last names of all globals above: only matching nodes are resolved, which is slow. */
const lastNames = new Set(singleModules.flatMap(({ globals = [] }) => globals.map((path) => path.split('.').at(-1))));

/** Whether `node` uses something restricted. */
export function usesModule(only: SingleModule, node: ts.Node, globalOf: ParsedSource['globalOf']): boolean {
  const { globals = [], members = [], attributes = [], packages = [] } = only;
  const name = ts.isIdentifier(node) ? node.text : memberName(node);
  return (
    (lastNames.has(name ?? '') && globals.includes(globalOf(node) ?? '')) ||
    (!ts.isIdentifier(node) && members.includes(name ?? '')) ||
    attributes.includes(attributeName(node) ?? '') ||
    packages.includes(packageName(node) ?? '') ||
    only.matches?.(node, globalOf) === true
  );
}

/** `name` of `x.name`, `x['name']` and `{ name } = x`. */
function memberName(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
  if (!ts.isBindingElement(node)) return null;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : null;
}

/** `name` of `<a name>`, `{ name: value }`, `{ name }` and `element.setAttribute('name', value)`. */
function attributeName(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name) ? node.name.text : null;
  if (!ts.isCallExpression(node) || memberName(node.expression) !== 'setAttribute') return null;
  const [name] = node.arguments;
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : null;
}

/** The package of an import, unless it imports types only. */
function packageName(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    return (node.moduleSpecifier as ts.StringLiteral).text;
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && !node.isTypeOnly)
    return (node.moduleSpecifier as ts.StringLiteral).text;
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [first] = node.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
}
