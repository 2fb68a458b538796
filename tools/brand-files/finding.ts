import type { Rule } from './rules.ts';
import { visible } from '../support/spelling.ts';

export type { Rule };

export interface Place {
  /** Path from the project's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

/** One finding, with all that the operator needs to repair it. */
export interface Finding extends Place {
  rule: Rule;
  severity: 'error' | 'warning';
  /** JSON pointer inside the file; empty for the whole file. */
  path: string;
  expected: string;
  got: string;
  /** Near matches or a next step. */
  hint?: string;
  /** Ids of the brands for which it holds, when its file is a parent's. */
  brands?: readonly string[];
}

/** A finding in a parent's file, with the brand for which it holds. */
export const inBrand = (id: string, finding: Finding): Finding =>
  finding.file.startsWith(`brands/${id}/`) ? finding : { ...finding, brands: [id] };

/** Brands that a report names; of more it gives the number. */
const NAMED = 3;

/** `folia, mayloc`, or `12, first: acme`. */
export const brandsOf = (ids: readonly string[]): string =>
  ids.length <= NAMED ? ids.join(', ') : `${ids.length}, first: ${ids[0]}`;

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}

/** `did you mean "a" or "b"?` as a hint, if any. */
export function didYouMean(near: readonly string[]): { hint?: string } {
  return near.length === 0 ? {} : { hint: `did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` };
}

/** A value as JSON, truncated to one line, with what cannot be seen as code points. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : visible(JSON.stringify(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** A file's name in one line, whatever characters it has. */
const printable = (file: string): string => file.replaceAll(/[^\P{Cc}]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

/** Unique findings, each with all brands for which it holds, sorted by file, line and column. */
export function sortedFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.file}:${finding.line}:${finding.column}:${finding.rule}:${finding.path}:${finding.got}`;
    const known = unique.get(key);
    const brands = [...new Set([...(known?.brands ?? []), ...(finding.brands ?? [])])];
    const severity = known?.severity === 'error' ? 'error' : finding.severity;
    unique.set(key, { ...(known ?? finding), file: printable(finding.file), severity, ...(brands.length > 0 && { brands }) });
  }
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column);
}

/**
 * Text report:
 *
 *     brands/folia/menus.json:12:9 error unknown-name
 *       at        /side/entries/home/route
 *       expected  a route of layout.json
 *       got       "hom"
 *       hint      did you mean "home"?
 *       brands    folia, orvane
 */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ file, line, column, severity, rule, path, expected, got, hint, brands }) =>
      [
        `${file}:${line}:${column} ${severity} ${rule}`,
        ...(path === '' ? [] : [`  at        ${path}`]),
        `  expected  ${expected}`,
        `  got       ${got}`,
        ...(hint === undefined ? [] : [`  hint      ${hint}`]),
        ...(brands === undefined ? [] : [`  brands    ${brandsOf(brands)}`]),
      ].join('\n'),
    )
    .join('\n\n');
}
