interface Line {
  sign: ' ' | '-' | '+';
  text: string;
}

/** Lengths of the longest common rows of lines that remain from each pair of positions. */
function remaining(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1)
      rows[a]![b] = before[a] === after[b] ? rows[a + 1]![b + 1]! + 1 : Math.max(rows[a + 1]![b]!, rows[a]![b + 1]!);
  }
  return rows;
}

function compared(before: readonly string[], after: readonly string[]): Line[] {
  const rows = remaining(before, after);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && before[a] === after[b]) {
      lines.push({ sign: ' ', text: before[a]! });
      a += 1;
      b += 1;
    } else if (a < before.length && (b === after.length || rows[a + 1]![b]! >= rows[a]![b + 1]!)) {
      lines.push({ sign: '-', text: before[a++]! });
    } else {
      lines.push({ sign: '+', text: after[b++]! });
    }
  }
  return lines;
}

const range = (start: number, count: number) => (count === 1 ? `${start}` : `${count === 0 ? start - 1 : start},${count}`);

/** A unified diff of two texts with `context` lines around each change; empty when they are the same. */
export function unifiedDiff(file: string, before: string, after: string, context = 3): string {
  if (before === after) return '';
  const lines = compared(before.split(/\r?\n/), after.split(/\r?\n/));
  const changed = lines.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  const hunks: [start: number, end: number][] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    if (last && index - context <= last[1]) last[1] = index + context + 1;
    else hunks.push([Math.max(0, index - context), index + context + 1]);
  }
  const body = hunks.flatMap(([start, end]) => {
    const part = lines.slice(start, end);
    const count = (part_: readonly Line[], sign: '-' | '+') =>
      part_.filter((line) => line.sign === sign || line.sign === ' ').length;
    const head = lines.slice(0, start);
    const from = range(count(head, '-') + 1, count(part, '-'));
    const to = range(count(head, '+') + 1, count(part, '+'));
    return [`@@ -${from} +${to} @@`, ...part.map(({ sign, text }) => `${sign}${text}`)];
  });
  return [`--- a/${file}`, `+++ b/${file}`, ...body].join('\n');
}
