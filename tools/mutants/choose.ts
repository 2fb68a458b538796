import { seeded } from '../art/seed.ts';
import { type Kind, kinds, type Site } from './site.ts';

/** Of 40 mutants. Logic is where most tests look; the other kinds are few in the code, and chance alone would leave them out. */
const SHARES: Record<Kind, number> = { condition: 10, comparison: 9, return: 9, display: 4, brandKey: 4, column: 4 };
const WHOLE = 40;

/** Sites at random, each kind with its share, at most one of a line. Equal seeds and sites give equal choices. */
export function choose(sites: readonly Site[], seed: string, count: number): Site[] {
  const random = seeded(seed);
  const drawn = sites
    .map((site) => ({ site, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ site }) => site);
  const taken = new Set<string>();
  const fresh = ({ file, line }: Site): boolean => taken.size < taken.add(`${file}:${line}`).size;
  const one = drawn.filter(fresh);
  const byShare = kinds.flatMap((kind) =>
    one.filter((site) => site.kind === kind).slice(0, Math.round((count * SHARES[kind]) / WHOLE)),
  );
  const rest = one.filter((site) => !byShare.includes(site));
  return [...byShare, ...rest].slice(0, count);
}

const likeness = (site: Site, file: string, lines: readonly string[], index: number): number =>
  (file === site.file ? 4 : file.split('/').at(-1) === site.file.split('/').at(-1) ? 2 : 0) +
  (lines[index - 1]?.trim() === site.around[0].trim() ? 1 : 0) +
  (lines[index + 1]?.trim() === site.around[1].trim() ? 1 : 0);

/** Where the line of a mutant stands now, in whichever file; null when it is gone. Of equal lines the one with the likest surroundings. */
export function locate(site: Site, files: ReadonlyMap<string, string>): Site | null {
  let best: { site: Site; like: number; away: number } | null = null;
  for (const [file, text] of files) {
    if (!text.includes(site.before.trim())) continue;
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (line.trim() !== site.before.trim()) continue;
      const like = likeness(site, file, lines, index);
      const away = Math.abs(index + 1 - site.line);
      if (best !== null && (like < best.like || (like === best.like && away >= best.away))) continue;
      const indent = /^\s*/.exec(line)?.[0] ?? '';
      const around: [string, string] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
      best = { like, away, site: { ...site, file, line: index + 1, before: line, after: indent + site.after.trim(), around } };
    }
  }
  return best?.site ?? null;
}
