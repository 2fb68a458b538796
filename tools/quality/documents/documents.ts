/**
 * Checks the README and `src/docs`: every id in a comment, test title or document has a row, every named test and file exists,
 * nothing refers to a missing document or decision, and what is read from top to bottom stays short.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type SourceComment, commentsOf } from './comments.ts';
import {
  checkDecisions,
  checkLength,
  checkLinks,
  citedDecisions,
  type DocumentFinding,
  isDecision,
  missingScripts,
  type ProjectTexts,
} from '../documentForm.ts';
import { tablesOf } from './markdown.ts';

const STATES = ['proven', 'unproven', 'partly', 'not built'];
const AREA = String.raw`[A-Z][A-Z0-9]{2}-\d{2}`;
const ID = new RegExp(String.raw`(?<![\w#&%-])(?:D-\d{1,3}|P-\d{2}|${AREA}|T\d{1,2}|F\d{1,2})(?!\w|-\d)`, 'g');
/** `RSB-10..13`, `F1-F9`. */
const RANGE = /\b([A-Z][A-Z0-9]{2}-|D-|P-|T|F)(\d{1,3})(?:\.\.|-\1)(\d{1,3})\b/g;
/** False matches of ids. */
const NO_IDS = /\b(?:UTF-\d+|SHA-\d+|ISO-\d+)\b/g;
/** References to documents by section, and to documents outside the project. */
const FOREIGN = /§|\b(?:spec|decisions|requirements|guide) (?:§ ?)?\d|\bspec\b|\.md,? (?:section )?\d/i;
const FILE_NAME = /[\w./<>-]*\w\.md\b/g;
const TEST_NAME = /^[\w.-]+\.(?:test\.tsx?|journey\.ts|matrix\.ts)$/;
const PROJECT_PATH = /^(?:src|tools|schemas|brands|locales)\/[\w./@-]+$/;
/** A path below `src`, as documents shorten it. */
const SHORT_PATH = /^(?:app|engine|features|parts|platform|preview|sandbox|state|ui|journeys)\/[\w./@-]+\.[a-z]+$/;

const isDocument = (file: string): boolean => (file.startsWith('src/docs/') && file.endsWith('.md')) || file === 'README.md';

function* linesOf(text: string): Generator<{ line: number; text: string }> {
  let line = 0;
  for (const each of text.split('\n')) yield { line: ++line, text: each };
}

/** The ids in a text, ranges expanded. */
export function citedIds(text: string): string[] {
  const plain = text.replace(NO_IDS, '');
  const ranges = [...plain.matchAll(RANGE)].flatMap(([, prefix = '', first = '', last = '']) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => prefix + String(Number(first) + at).padStart(first.length, '0'),
    ),
  );
  return [...new Set([...(plain.match(ID) ?? []), ...ranges])];
}

/** The proof of each id in the documents, with findings about invalid rows. */
function readRows(texts: ProjectTexts): { ids: Map<string, string>; findings: DocumentFinding[] } {
  const ids = new Map<string, string>();
  const findings: DocumentFinding[] = [];
  for (const file of ['src/docs/requirements.md', 'src/docs/security.md']) {
    const tables = tablesOf(texts.get(file) ?? '').filter(({ columns }) => columns[0] === 'id');
    for (const { line, cells } of tables.flatMap(({ rows }) => rows)) {
      const { id = '', state = '', proof = '' } = cells;
      const found = (what: string, expected: string) => findings.push({ file, line, what, expected });
      if (ids.has(id)) found(`${id} is defined twice`, 'one row an id');
      ids.set(id, proof);
      if (!STATES.includes(state)) found(`${id} is "${state}"`, STATES.join(', '));
      if (state === 'proven' && proof === '') found(`${id} has no proof`, 'the file name of a test');
      if (state === 'not built' && proof !== '') found(`${id} is not built and has a test`, 'another state');
    }
  }
  return { ids, findings };
}

function checkRemarks(texts: ProjectTexts, ids: ReadonlyMap<string, string>): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  for (const [file, content] of texts) {
    // most files cite nothing, and parsing a script is slow
    const citesNothing = citedIds(content).length === 0 && citedDecisions(content).length === 0;
    if (citesNothing && !FOREIGN.test(content) && !content.includes('.md')) continue;
    const remarks: SourceComment[] = isDocument(file) ? [...linesOf(content)] : commentsOf(file, content);
    for (const { line, text, isTitle } of remarks) {
      const found = (what: string, expected: string) => findings.push({ file, line, what, expected });
      for (const id of citedIds(text)) {
        const proof = ids.get(id);
        if (proof === undefined) found(`${id} has no row`, 'an id of src/docs, or the reason in words');
        else if (isTitle && !proof.includes(`\`${basename(file)}\``))
          found(`${id} does not name this test`, 'it in the proof of the row');
      }
      for (const number of citedDecisions(text))
        if (!isDecision(number, texts)) found(`there is no decision ${number}`, 'a number of src/docs/decisions');
      if (isDocument(file)) continue;
      const foreign = FOREIGN.exec(text);
      if (foreign) found(`"${foreign[0]}" refers to a document outside the project`, 'the reason, or an id of src/docs');
      for (const [name] of text.matchAll(FILE_NAME))
        if (!name.includes('<') && !texts.has(name)) found(`${name} does not exist`, 'a path from the root of the project');
    }
  }
  return findings;
}

function checkDocument(file: string, content: string, texts: ProjectTexts, exists: (path: string) => boolean): DocumentFinding[] {
  const names = new Set([...texts.keys()].map((path) => basename(path)));
  const findings: DocumentFinding[] = [];
  for (const { line, text } of linesOf(content)) {
    const found = (what: string, expected: string) => findings.push({ file, line, what, expected });
    for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) {
      if (TEST_NAME.test(code) && !names.has(code)) found(`${code} is not a test`, 'the file name of a test');
      const path = SHORT_PATH.test(code) ? `src/${code}` : code;
      if (PROJECT_PATH.test(path) && !exists(path)) found(`${code} does not exist`, 'a path of the project');
    }
    for (const name of missingScripts(text, texts)) found(`npm run ${name} does not exist`, 'a script of package.json');
    for (const what of checkLinks(file, text, texts, exists)) found(what, 'a path from this file, and a heading there');
  }
  return findings;
}

/** Findings of a project given by its files; `exists` covers folders and binary files. */
export function checkDocuments(texts: ProjectTexts, exists: (path: string) => boolean): DocumentFinding[] {
  const { ids, findings } = readRows(texts);
  const documents = [...texts].filter(([file]) => isDocument(file));
  return [
    ...findings,
    ...checkRemarks(texts, ids),
    ...documents.flatMap(([file, content]) => checkDocument(file, content, texts, exists)),
    ...checkLength(texts),
    ...checkDecisions(texts),
  ];
}

const isText = /\.(?:tsx?|mjs|js|css|html|json|md)$/;
const isGenerated = /^src\/contract\//;

/** Reads sources, schemas and documents, without generated code. */
export function readProject(root: string): ProjectTexts {
  const files = ['src', 'tools', 'schemas'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const read = files.filter((file) => isText.test(file) && !isGenerated.test(file));
  return new Map(['README.md', 'package.json', ...read].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

export function checkProject(root: string): DocumentFinding[] {
  return checkDocuments(readProject(root), (path) => existsSync(join(root, path)));
}
