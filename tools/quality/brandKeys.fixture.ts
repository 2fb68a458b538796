import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Interfaces of the generated contract that describe a resolved brand. */
const ROOT = 'ResolvedBrand';
const CONTRACT = 'src/contract/types.ts';

/** The portal and what writes its pages. The checks of brand folders read every key and prove nothing. */
const readers = [
  'src/',
  'tools/site/policy/',
  'tools/site/publish/',
  'tools/site/page/',
  'tools/site/headers/',
  'tools/site/serve/',
  'tools/site/webapp/',
  'tools/fonts/',
  'tools/engine/',
];
const otherwise = /\.(?:test|fixture|journey|matrix|d)\.tsx?$|^src\/(?:contract|sandbox|journeys)\/|(?<!\.tsx?)$/;

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}${name}`);

type Pointers = Map<ts.Declaration, string>;

/** The keys of an interface and of all that it holds, by declaration; a map of names is `*`, a list `[]`. */
function keysOf(checker: ts.TypeChecker, root: ts.InterfaceDeclaration): Pointers {
  const found: Pointers = new Map();
  const visitType = (node: ts.TypeNode | undefined, at: string): void => {
    if (node === undefined) return;
    if (ts.isTypeLiteralNode(node)) visitMembers(node.members, at);
    else if (ts.isArrayTypeNode(node)) visitType(node.elementType, `${at}[]`);
    else if (ts.isUnionTypeNode(node)) for (const part of node.types) visitType(part, at);
    else if (ts.isTypeReferenceNode(node)) {
      const declared = checker.getSymbolAtLocation(node.typeName)?.declarations?.find(ts.isInterfaceDeclaration);
      if (declared) visitMembers(declared.members, at);
      for (const argument of node.typeArguments ?? []) visitType(argument, at);
    }
  };
  const visitMembers = (members: ts.NodeArray<ts.TypeElement>, at: string): void => {
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) visitType(member.type, `${at}.*`);
      if (!ts.isPropertySignature(member) || found.has(member)) continue;
      const pointer = `${at}.${member.name.getText().replaceAll(/['"]/g, '')}`;
      found.set(member, pointer.slice(1));
      visitType(member.type, pointer);
    }
  };
  visitMembers(root.members, '');
  return found;
}

/** The declarations that a source file reads: by name, by destructuring, or all of an object that it walks. */
function readIn(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  named: ReadonlySet<string>,
  mark: (symbol: ts.Symbol | undefined) => void,
): void {
  const markAll = (node: ts.Node) => checker.getTypeAtLocation(node).getProperties().forEach(mark);
  const visit = (node: ts.Node): void => {
    // other names need no type, which takes most of the time
    if (ts.isPropertyAccessExpression(node) && named.has(node.name.text)) mark(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = node.propertyName ?? node.name;
      if ((ts.isIdentifier(name) || ts.isStringLiteral(name)) && named.has(name.text))
        mark(checker.getTypeAtLocation(node.parent).getProperty(name.text));
    }
    if (ts.isElementAccessExpression(node)) {
      const given = checker.getTypeAtLocation(node.argumentExpression);
      const key = checker.getBaseConstraintOfType(given) ?? given;
      const names = (key.isUnion() ? key.types : [key]).flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
      const type = checker.getTypeAtLocation(node.expression);
      for (const name of names) mark(type.getProperty(name));
    }
    if (ts.isSpreadAssignment(node)) markAll(node.expression);
    if (ts.isCallExpression(node) && /^Object\.(?:entries|values)$/.test(node.expression.getText()))
      node.arguments.forEach((argument) => markAll(argument));
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Keys of a resolved brand that the portal does not read, as paths such as `security.cipher`, sorted. `folder` ends in a slash. */
export function unreadBrandKeys(folder: string): string[] {
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, (path) => readFileSync(path, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder);
  const names = readers.flatMap((reader) => filesBelow(folder, reader)).filter((name) => !otherwise.test(name));
  const types = filesBelow(folder, 'src/').filter((name) => name.endsWith('.d.ts'));
  const program = ts.createProgram(
    [...names, ...types, CONTRACT].map((name) => `${folder}${name}`),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const contract = program.getSourceFile(`${folder}${CONTRACT}`);
  const root = contract?.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === ROOT);
  if (root === undefined) throw new Error(`${CONTRACT} has no interface ${ROOT}`);
  const keys = keysOf(checker, root);
  const unread = new Map(keys);
  const named = new Set(
    [...keys.keys()].map((declared) => checker.getSymbolAtLocation((declared as ts.PropertySignature).name)?.name ?? ''),
  );
  for (const name of names) {
    const source = program.getSourceFile(`${folder}${name}`);
    if (source) readIn(checker, source, named, (symbol) => symbol?.declarations?.forEach((declared) => unread.delete(declared)));
  }
  return [...unread.values()].sort();
}
