/** The page numbers to show: `range` around the current one, `margin` at each end, `null` for a gap of more than one page. */
export function pageNumbers(page: number, count: number, range = 3, margin = 1): (number | null)[] {
  const half = Math.floor(range / 2);
  const first = Math.max(1, Math.min(page - half, count - range + 1));
  const wanted = new Set<number>();
  for (let step = 0; step < range; step += 1) wanted.add(first + step);
  for (let step = 1; step <= margin; step += 1) wanted.add(step).add(count + 1 - step);
  const pages = [...wanted].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const skipped = number - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [null, number];
  });
}
