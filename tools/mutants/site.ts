export const kinds = ['condition', 'comparison', 'return', 'display', 'brandKey', 'column'] as const;
export type Kind = (typeof kinds)[number];

/** A change of one line. File and text identify it: a line number does not survive the next commit. */
export interface Site {
  /** From the project's root. */
  file: string;
  /** From 1. */
  line: number;
  kind: Kind;
  /** The whole line, and what replaces it. */
  before: string;
  after: string;
  /** The lines above and below, which tell equal lines of a file apart. */
  around: readonly [string, string];
}

/** A range of a text, its end excluded, and what replaces it. */
export interface Edit {
  kind: Kind;
  start: number;
  end: number;
  text: string;
}

/** The edits that stay on one line and change it, as sites. */
export function sitesOf(file: string, text: string, edits: readonly Edit[]): Site[] {
  const lines = text.split('\n');
  return edits.flatMap(({ kind, start, end, text: replacement }) => {
    if (text.slice(start, end).includes('\n')) return [];
    const index = text.slice(0, start).split('\n').length - 1;
    const before = lines[index] ?? '';
    const column = start - (text.lastIndexOf('\n', start - 1) + 1);
    const after = before.slice(0, column) + replacement + before.slice(column + end - start);
    const around: [string, string] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    return after === before ? [] : [{ file, line: index + 1, kind, before, after, around }];
  });
}

/** The text with the mutated line; null when the line is not the expected one. */
export function mutated(text: string, { line, before, after }: Site): string | null {
  const lines = text.split('\n');
  if (lines[line - 1] !== before) return null;
  return lines.with(line - 1, after).join('\n');
}
