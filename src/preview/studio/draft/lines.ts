import { diffArrays } from 'diff';

/** A line of a difference of two texts. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Its numbers in both texts, from 1; null in the one that lacks it. */
  before: number | null;
  after: number | null;
}

/** Lines that are alike and left out, or a line. */
export type DiffRow = DiffLine | { kind: 'gap'; count: number };

const linesOf = (text: string | null): string[] => (text === null ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** Every line of two texts; null is no text. */
export function diffLines(before: string | null, after: string | null): DiffLine[] {
  let [left, right] = [0, 0];
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => {
      if (removed) return { kind: 'removed', text, before: (left += 1), after: null };
      if (added) return { kind: 'added', text, before: null, after: (right += 1) };
      return { kind: 'same', text, before: (left += 1), after: (right += 1) };
    }),
  );
}

/** The changed lines with `around` lines of their surroundings. */
export function diffRows(before: string | null, after: string | null, around = 2): DiffRow[] {
  const lines = diffLines(before, after);
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some((line) => line.kind !== 'same'),
  );
  const rows: DiffRow[] = [];
  lines.forEach((line, index) => {
    const last = rows.at(-1);
    if (isNear[index] === true) rows.push(line);
    else if (last?.kind === 'gap') last.count += 1;
    else rows.push({ kind: 'gap', count: 1 });
  });
  return rows;
}
