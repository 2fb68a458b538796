import type { Place } from '../../brand-files/finding.ts';
import type { Paint } from '../terminal.ts';

/** Maximum width; longer lines are cut around the caret. */
const WIDTH = 120;

/** The line of a finding with one line of context on each side and a caret: 11 | "icon": "house", > 12 | "route": "hom" | ^ */
export function codeFrame(text: string, { line, column }: Place, paint: Paint): string {
  const lines = text.split('\n');
  const digits = String(Math.min(line + 1, lines.length)).length;
  const from = Math.max(0, column - WIDTH + 20);
  const show = (number: number) =>
    (lines[number - 1] ?? '')
      .replaceAll('\t', ' ')
      .replace(/\r$/, '')
      .slice(from, from + WIDTH);
  const rows = [line - 1, line, line + 1]
    .filter((number) => number >= 1 && number <= lines.length && (number === line || show(number).trim() !== ''))
    .flatMap((number) => {
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${show(number)}`;
      if (number !== line) return [paint('dim', row.trimEnd())];
      const caret = `  ${' '.repeat(digits)} | ${' '.repeat(Math.max(0, column - 1 - from))}`;
      return [row.trimEnd(), `${caret}${paint('red', '^')}`];
    });
  return rows.map((row) => `  ${row}`).join('\n');
}
