import { basename, dirname, join } from 'node:path';

export interface DocumentFinding {
  file: string;
  line: number;
  what: string;
  expected: string;
}

/** Files of the project by path from its root; without generated code and dependencies. */
export type ProjectTexts = ReadonlyMap<string, string>;

/** Bytes of a README that is read from top to bottom. */
const README_BYTES = 10_000;
/** Characters of a line that an editor shows without scrolling. */
const LINE = 200;
const READ_WHOLE = /^(?:README\.md|src\/docs\/(?:guide|decisions)\/[^/]+\.md)$/;
const GUIDE = /^src\/docs\/guide\/[^/]+\.md$/;
const DECISION = /^src\/docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const PARTS: Readonly<Record<string, RegExp>> = {
  date: /^Accepted \d{4}-\d\d-\d\d/m,
  Decision: /^## Decision$/m,
  Why: /^## Why$/m,
  Rejected: /^## Rejected$/m,
};

/** Targets of the links of a text, without addresses of other sites: path and heading. */
export const linksOf = (text: string): { target: string; heading: string | undefined }[] =>
  [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g)]
    .map(([, target = '', heading]) => ({ target, heading }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));

/** The headings of a document, as links name them. */
export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Size and line length of what is read from top to bottom, and guides that the README does not name. */
export function checkLength(texts: ProjectTexts): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  const readme = texts.get('README.md') ?? '';
  const bytes = Buffer.byteLength(readme);
  if (bytes > README_BYTES)
    findings.push({
      file: 'README.md',
      line: 1,
      what: `${bytes} bytes`,
      expected: `at most ${README_BYTES}; guides have the rest`,
    });
  const named = linksOf(readme).map(({ target }) => target);
  for (const [file, content] of texts) {
    if (GUIDE.test(file) && !named.includes(file))
      findings.push({ file, line: 1, what: 'the README does not link to this guide', expected: 'a line of its table of guides' });
    if (!READ_WHOLE.test(file)) continue;
    for (const [at, text] of content.split('\n').entries())
      if (text.length > LINE)
        findings.push({ file, line: at + 1, what: `${text.length} characters`, expected: `at most ${LINE}` });
  }
  return findings;
}

/** The decisions by number; names, gaps and missing parts are findings. */
export function checkDecisions(texts: ProjectTexts): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  const numbers = new Map<string, string>();
  for (const [file, content] of texts) {
    if (!file.startsWith('src/docs/decisions/') || file.endsWith('/README.md')) continue;
    const found = (what: string, expected: string) => findings.push({ file, line: 1, what, expected });
    const number = DECISION.exec(file)?.[1] ?? '';
    const other = numbers.get(number);
    if (number === '') found('the file name has another form', 'NNNN-words-with-hyphens.md');
    else if (other) found(`${number} is the number of ${basename(other)} too`, 'a number of its own');
    else if (!content.startsWith(`# ${number} `))
      found(`the title does not begin with ${number}`, `# ${number} and the decision`);
    numbers.set(number, file);
    const missing = Object.keys(PARTS).filter((part) => !PARTS[part]?.test(content));
    if (missing.length > 0) found(`the page has no ${missing.join(', ')}`, '"Accepted" with a date, Decision, Why, Rejected');
  }
  const inOrder = [...numbers].filter(([number]) => number !== '').toSorted(([one], [other]) => one.localeCompare(other));
  for (const [at, [number, file]] of inOrder.entries()) {
    const expected = String(at + 1).padStart(4, '0');
    if (number === expected) continue;
    findings.push({ file, line: 1, what: `there is no decision ${expected} before this one`, expected: 'numbers without gaps' });
    break;
  }
  return findings;
}

/** Files and headings that a document links to and that do not exist. */
export function checkLinks(file: string, text: string, texts: ProjectTexts, exists: (path: string) => boolean): string[] {
  return linksOf(text).flatMap(({ target, heading }) => {
    const path = target === '' ? file : join(dirname(file), target);
    if (!exists(path)) return [`the link to ${target} has no target`];
    const isMissing = heading !== undefined && !anchorsOf(texts.get(path) ?? '').includes(heading);
    return isMissing ? [`${path} has no heading #${heading}`] : [];
  });
}

/** Scripts that a text runs with npm and that the project does not have. */
export function missingScripts(text: string, texts: ProjectTexts): string[] {
  const { scripts = {} } = JSON.parse(texts.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
  return [...text.matchAll(/\bnpm run (?:-\S+ )*([\w:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));
}

/** The numbers of decisions in a text: "decision 0012". */
export const citedDecisions = (text: string): string[] =>
  [...text.matchAll(/\bdecision (\d{4})\b/gi)].map(([, number = '']) => number);

/** Whether a decision has this number. */
export const isDecision = (number: string, texts: ProjectTexts): boolean =>
  [...texts.keys()].some((file) => DECISION.exec(file)?.[1] === number);
