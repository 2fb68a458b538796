import { type Finding, formatFindings } from '../../brand-files/finding.ts';
import type { Paint } from '../terminal.ts';
import { codeFrame } from './codeFrame.ts';

/** The text of a file by its path from the project's root; null for binary files. */
export type ReadFile = (file: string) => string | null;

/** `1 file`, `2 files`. */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** `2 errors, 1 warning`. */
export function tally(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`;
}

function block(finding: Finding, readFile: ReadFile, paint: Paint): string {
  const [head = '', ...rest] = formatFindings([finding]).split('\n');
  const colour = finding.severity === 'error' ? 'red' : 'yellow';
  const place = `${finding.file}:${finding.line}:${finding.column}`;
  const text = readFile(finding.file);
  return [
    `${paint('bold', place)} ${paint(colour, finding.severity)} ${head.slice(head.lastIndexOf(' ') + 1)}`,
    ...rest.map((line) => line.replace(/^ {2}(\S+)/, (_, word: string) => `  ${paint('cyan', word)}`)),
    ...(text === null ? [] : [codeFrame(text, finding, paint)]),
  ].join('\n');
}

/** Text report: each finding with its source lines, then the totals. */
export function textReport(findings: readonly Finding[], checked: readonly string[], readFile: ReadFile, paint: Paint): string {
  const errors = findings.some(({ severity }) => severity === 'error');
  const colour = errors ? 'red' : findings.length > 0 ? 'yellow' : 'green';
  const last = `${count(checked.length, 'brand folder')} checked: ${paint(colour, tally(findings))}`;
  return [...findings.map((finding) => block(finding, readFile, paint)), last].join('\n\n');
}
