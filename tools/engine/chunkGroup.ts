/** What the bundler tells about a module. */
export interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

/** Features whose dialogs and pages are forms. */
const FORMS =
  /\/src\/features\/(?:register|register-success|fields|verification|login|forgot-password|change-password|two-step|human-check|welcome)\//;

/** What every form uses, whether or not the bundler sees that it is shared. */
const FORM_PARTS = /\/src\/features\/(?:fields|verification)\/(?!index\.ts$)/;

const HOME = /\/src\/features\/home\//;

const SCREENS = /\/src\/(?:features|app)\//;

/** The modules that are fetched by themselves and that lead to this one. */
function waysTo(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const open = [id];
  const ways: string[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = graph.getModuleInfo(next);
    if (module === null) continue;
    if (module.isEntry || module.dynamicImporters.length > 0) ways.push(next);
    open.push(...module.importers);
  }
  return ways;
}

/**
 * The chunk for a module that several screens share, so that a screen needs few requests and carries little that is not
 * its own: what the home page shares, what forms alone share, what other dialogs and pages share. Null leaves the
 * module to the bundler.
 */
export function chunkGroup(id: string, graph: ModuleGraph): 'common' | 'forms' | 'dialogs' | null {
  if (FORM_PARTS.test(id)) return 'forms';
  const ways = waysTo(id, graph);
  if (ways.length > 0 && ways.every((way) => FORM_PARTS.test(way))) return 'forms';
  if (ways.length < 2 || ways.some((way) => !SCREENS.test(way))) return null;
  if (ways.some((way) => HOME.test(way))) return 'common';
  return ways.every((way) => FORMS.test(way)) ? 'forms' : 'dialogs';
}
