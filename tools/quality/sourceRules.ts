/**
 * Rules of this project that a linter does not know: the single gates (one file each for HTML, addresses, storage,
 * network and patterns from data), default exports, styles in markup, sizes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';

export interface SourceFinding {
  file: string;
  line: number;
  rule: string;
  hint: string;
}

const MAX_LINES = 250;
const MAX_FEATURE_FILES = 12;

interface Gate {
  rule: string;
  hint: string;
  /** The files that may. */
  allowed: readonly string[];
  matches: (node: ts.Node, text: (node: ts.Node) => string) => boolean;
}

const isGlobalCall = (node: ts.Node, names: readonly string[], text: (node: ts.Node) => string): boolean =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  names.some(
    (name) =>
      text(node.expression) === name ||
      text(node.expression) === `globalThis.${name}` ||
      text(node.expression) === `window.${name}`,
  );

/** An identifier used as a value of the global scope: not a property, parameter, import or declared name. */
function isGlobalRead(node: ts.Node, names: readonly string[]): boolean {
  if (!ts.isIdentifier(node) || !names.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) {
    const owner = parent.expression;
    return parent.name !== node || (ts.isIdentifier(owner) && ['window', 'globalThis', 'document'].includes(owner.text));
  }
  const declares =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isTypeNode(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isJsxAttribute(parent);
  return !declares || (ts.isVariableDeclaration(parent) && parent.initializer === node);
}

/** True when a name of the global scope is hidden by a local one somewhere in the file; then it is not judged. */
function declaredLocally(source: ts.SourceFile, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    const named = ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (named && ts.isIdentifier(node.name) && node.name.text === name) found = true;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const gates: readonly Gate[] = [
  {
    rule: 'single-gate/html',
    hint: 'HTML from data goes through ui/SafeHtml.tsx',
    allowed: ['src/ui/SafeHtml.tsx'],
    matches: (node) =>
      (ts.isPropertyAccessExpression(node) && ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].includes(node.name.text)) ||
      (ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML'),
  },
  {
    rule: 'single-gate/network',
    hint: 'The network is reached through platform/transport.ts',
    allowed: ['src/platform/transport.ts'],
    matches: (node, text) =>
      isGlobalCall(node, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator.sendBeacon'], text),
  },
  {
    rule: 'single-gate/addresses',
    hint: 'location, history and window.open belong to platform/navigation.ts',
    allowed: ['src/platform/navigation.ts'],
    matches: (node, text) => isGlobalRead(node, ['location', 'history']) || isGlobalCall(node, ['window.open'], text),
  },
  {
    rule: 'single-gate/storage',
    hint: 'Storage and cookies are reached through platform/storage.ts',
    allowed: ['src/platform/storage.ts', 'src/platform/secretVault.ts'],
    matches: (node) =>
      isGlobalRead(node, ['localStorage', 'sessionStorage', 'indexedDB']) ||
      (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie'),
  },
  {
    rule: 'single-gate/patterns',
    hint: 'Patterns from data are compiled in engine/serverPattern.ts',
    allowed: ['src/engine/serverPattern.ts'],
    matches: (node, text) => isGlobalCall(node, ['RegExp'], text),
  },
  {
    rule: 'no-eval',
    hint: 'The content security policy forbids it',
    allowed: [],
    matches: (node, text) => isGlobalCall(node, ['eval', 'Function'], text),
  },
  {
    rule: 'no-style-attribute',
    hint: 'Served style attributes are blocked by the policy: use a class, or a custom property set by a ref',
    allowed: [],
    matches: (node) => ts.isJsxAttribute(node) && node.name.getText() === 'style',
  },
  {
    rule: 'no-default-export',
    hint: 'Export by name',
    allowed: ['tools/playwright.config.ts'],
    matches: (node) =>
      ts.isExportAssignment(node) ||
      (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)),
  },
];

/** Production source: what runs in a player's browser. */
const isProduction = (file: string): boolean =>
  file.startsWith('src/') &&
  !/^src\/(contract|sandbox|preview|journeys)\//.test(file) &&
  !/\.(test|fixture)\.tsx?$/.test(file) &&
  file !== 'src/boot.js';

/** Lines that a rule is about, whatever stands around them. */
const lineRules: readonly { rule: string; hint: string; files: RegExp; found: RegExp }[] = [
  {
    rule: 'reason-of-exception',
    hint: 'Say why after `--`, on the same line',
    files: /\.tsx?$/,
    found: /(?:\/\/|\/\*) oxlint-disable(?!.* -- \S)/,
  },
  {
    rule: 'logical-sides',
    hint: 'A page may run from right to left: use start and end, such as inset-inline-start or text-align: start',
    files: /^src\/(?!preview\/).*\.css$/,
    found: /^\s*(?:(?:padding|margin|border)-)?(?:left|right):|text-align: (?:left|right)/,
  },
];

function judgeLines(file: string, content: string): SourceFinding[] {
  const rules = lineRules.filter(({ files }) => files.test(file));
  return rules.flatMap(({ rule, hint, found }) =>
    content.split('\n').flatMap((text, index) => (found.test(text) ? [{ file, line: index + 1, rule, hint }] : [])),
  );
}

/** What breaks a rule in one file; `file` is relative to the project. */
export function judgeSource(file: string, content: string): SourceFinding[] {
  const findings: SourceFinding[] = [];
  const lines = content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
  if (lines > MAX_LINES) findings.push({ file, line: lines, rule: 'max-lines', hint: `${lines} lines; at most ${MAX_LINES}` });
  findings.push(...judgeLines(file, content));
  if (!/\.tsx?$/.test(file)) return findings;

  const source = ts.createSourceFile(
    file,
    content,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const text = (node: ts.Node) => node.getText(source);
  const judged = gates.filter(
    ({ rule, allowed }) => (rule === 'no-default-export' || isProduction(file)) && !allowed.includes(file),
  );
  const hidden = ['location', 'history', 'fetch'].filter((name) => declaredLocally(source, name));
  const visit = (node: ts.Node): void => {
    for (const { rule, hint, matches } of judged) {
      if (!matches(node, text) || hidden.some((name) => text(node).startsWith(name))) continue;
      findings.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, rule, hint });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** A feature is one flat folder of at most twelve source files; tests and style sheets do not count. */
export function judgeFeatureFolder(folder: string, entries: readonly { name: string; isDirectory: boolean }[]): SourceFinding[] {
  const findings: SourceFinding[] = entries
    .filter(({ isDirectory }) => isDirectory)
    .map(({ name }) => ({
      file: `${folder}/${name}`,
      line: 1,
      rule: 'flat-feature',
      hint: 'A feature has no folders: when it wants one it is two features',
    }));
  const sources = entries.filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name));
  if (sources.length > MAX_FEATURE_FILES)
    findings.push({
      file: folder,
      line: 1,
      rule: 'feature-size',
      hint: `${sources.length} source files; at most ${MAX_FEATURE_FILES}`,
    });
  return findings;
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** Judges the whole project. */
export function judgeProject(root: string): SourceFinding[] {
  const files = ['src', 'tools']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(tsx?|mjs|js|css)$/.test(basename(file)) && !file.startsWith('src/contract/'));
  const features = readdirSync(join(root, 'src/features'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ...files.flatMap((file) => judgeSource(relative(root, join(root, file)), readFileSync(join(root, file), 'utf8'))),
    ...features.flatMap(({ name }) =>
      judgeFeatureFolder(
        `src/features/${name}`,
        readdirSync(join(root, 'src/features', name), { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          isDirectory: entry.isDirectory(),
        })),
      ),
    ),
  ];
}
