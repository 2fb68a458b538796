/** Edit distance of two words (insert, delete, replace, swap of neighbours); stops counting above `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, beforeLast[column - 2]! + 1);
      }
      current.push(edits);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

/** Longer names are not compared. */
const longest = 80;

/** Known names similar to `name`, best first: at most a third of the letters differ, or one contains the other. */
export function nearMatches(name: string, candidates: Iterable<string>, count = 3): string[] {
  const wanted = name.toLowerCase();
  if (wanted === '' || wanted.length > longest) return [];
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  const found: { candidate: string; edits: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const known = candidate.toLowerCase();
    if (known === '' || known.length > longest) continue;
    const contained = wanted.length > 2 && known.length > 2 && (known.includes(wanted) || wanted.includes(known));
    const edits = distance(wanted, known, limit);
    if (edits <= limit) found.push({ candidate, edits });
    else if (contained) found.push({ candidate, edits: limit + 1 });
  }
  return found
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
