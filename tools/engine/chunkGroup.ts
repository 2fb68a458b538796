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
  /\/src\/state\/registerSubmit\.ts$|\/src\/features\/(?:register|register-success|fields|verification|login|forgot-password|change-password|two-step|human-check|welcome)\//;

/** What every form uses, whether or not the bundler sees that it is shared. */
const FORM_PARTS = /\/src\/features\/(?:fields|verification)\/(?!(?:index|sendCode)\.ts$)/;

const HOME = /\/src\/features\/home\//;

/** The registration page, whose first view has a budget of its own. */
const REGISTER_PAGE = /\/src\/features\/register\/chunk\.ts$/;

/** The regions that frame most pages, but not the registration page. */
const FRAME = /\/src\/features\/(?:footer\/Footer|side-menu\/SideMenu|bottom-bar\/BottomBar)\.tsx$/;

const SCREENS = /\/src\/(?:features|app)\/|\/src\/state\/registerSubmit\.ts$/;

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
 * its own: what frames the pages, what the home page shares, what the registration page shares with other forms alone
 * (`forms`) or with any screen (`parts`), what dialogs and other pages share. Null leaves the module to the bundler.
 */
export function chunkGroup(id: string, graph: ModuleGraph): 'frame' | 'common' | 'forms' | 'parts' | 'dialogs' | null {
  if (FORM_PARTS.test(id)) return 'forms';
  const ways = waysTo(id, graph);
  if (ways.length > 0 && ways.every((way) => FORM_PARTS.test(way))) return 'forms';
  if (ways.length > 0 && ways.every((way) => FRAME.test(way))) return 'frame';
  if (ways.length < 2 || ways.some((way) => !SCREENS.test(way))) return null;
  if (ways.some((way) => HOME.test(way))) return 'common';
  if (!ways.some((way) => REGISTER_PAGE.test(way) || FORM_PARTS.test(way))) return 'dialogs';
  return ways.every((way) => FORMS.test(way)) ? 'forms' : 'parts';
}
