/** A file and the files that it imports, by their paths in the project. */
interface SourceModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

const SOURCE = /^(?:src|tools)\//;
const TESTS = /\.(?:test|fixture|journey|matrix)\.tsx?$/;

/** What two paths have in common, and the part of each below it: the two parts lie in one folder. */
function siblingsOf(from: string, to: string): [folder: string, from: string, to: string] | null {
  const [left, right] = [from.split('/'), to.split('/')];
  const at = left.findIndex((part, index) => part !== right[index]);
  const [first, second] = [left[at], right[at]];
  // `src` and `tools` themselves are not compared
  return at < 1 || first === undefined || second === undefined ? null : [left.slice(0, at).join('/'), first, second];
}

/** Whether `goal` is reached from `start`, which may be the same. */
function reaches(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set<string>();
  const open = [...(arrows.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === goal) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(arrows.get(next) ?? []));
  }
  return false;
}

/**
 * Imports that close a circle between what lies side by side in one folder, folders as well as files, as `from → to`. Tests may
 * import upward.
 */
export function folderCycles(modules: readonly SourceModule[]): string[] {
  const folders = new Map<string, Map<string, Set<string>>>();
  const imports: { folder: string; from: string; to: string; text: string }[] = [];
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if ([source, resolved].some((file) => !SOURCE.test(file) || TESTS.test(file))) continue;
      const siblings = siblingsOf(source, resolved);
      if (siblings === null) continue;
      const [folder, from, to] = siblings;
      const arrows = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, arrows.set(from, (arrows.get(from) ?? new Set()).add(to)));
      imports.push({ folder, from, to, text: `${source} → ${resolved}` });
    }
  }
  const none = new Map<string, Set<string>>();
  return imports.filter(({ folder, from, to }) => reaches(folders.get(folder) ?? none, to, from)).map(({ text }) => text);
}
