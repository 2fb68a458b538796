import type { JSONPath } from 'jsonc-parser';
import { type Json, type JsonObject, isJsonObject } from '../../../src/engine/brand/json.ts';
import type { JsonDraft } from './jsonDraft.ts';
import type { Step } from './step.ts';

/** Flat keys of brand.json and their paths in version 5. */
const moves: readonly [old: string, path: JSONPath, turned?: (value: Json) => Json | undefined][] = [
  ['parent', ['extends']],
  ['domains', ['hosts']],
  ['agentSite', ['audience'], (value) => (value === true ? 'agent' : 'member')],
  ['currencySymbol', ['currency', 'symbol']],
  ['currencySpace', ['currency', 'space'], (value) => (value === true ? '\u00a0' : '')],
  ['apiHosts', ['security', 'hosts', 'api']],
  ['imageHosts', ['security', 'hosts', 'images']],
  ['gameHosts', ['security', 'hosts', 'games']],
  ['chatHosts', ['security', 'hosts', 'chat']],
  ['verifyHosts', ['security', 'hosts', 'verify']],
  ['analyticsHosts', ['security', 'hosts', 'analytics']],
  ['rememberMe', ['login', 'rememberMe']],
  ['rememberPassword', ['login', 'rememberPassword']],
  ['firstLoginAction', ['login', 'firstLoginAction']],
  ['requiredFlags', ['regulatory', 'required']],
  ['forbiddenFlags', ['regulatory', 'forbidden']],
  ['legal', ['regulatory', 'legal']],
];

/** Moves a key; an existing value at the new path wins and is reported. */
function move(draft: JsonDraft, old: string, path: JSONPath, turned: (value: Json) => Json | undefined): string[] {
  const value = draft.get([old]);
  if (value === undefined) return [];
  const to = value === null ? null : turned(value);
  const taken = draft.get(path) !== undefined;
  if (!taken && to !== undefined) {
    // a top-level key takes the old key's position; a group is created at it
    const [group] = path;
    if (path.length > 1 && draft.get([group!]) === undefined) draft.set([group!], {}, old);
    draft.set(path, to, old);
  }
  draft.remove([old]);
  return taken ? [`${old} was dropped: ${path.join('.')} already exists`] : [];
}

function identity(draft: JsonDraft): string[] {
  const languages = draft.get(['languages']);
  const chosen = draft.get(['defaultLanguage']);
  if (Array.isArray(languages)) draft.set(['languages'], { supported: languages, default: chosen ?? languages[0] ?? null });
  else if (chosen !== undefined && draft.get(['languages', 'default']) === undefined) draft.set(['languages', 'default'], chosen);
  if (chosen !== undefined) draft.remove(['defaultLanguage']);
  const notes = moves.flatMap(([old, path, turned = (value: Json) => value]) => move(draft, old, path, turned));
  if (draft.get(['schemaVersion']) === undefined) draft.set(['schemaVersion'], 5, 'id');
  else draft.set(['schemaVersion'], 5);
  return notes;
}

/** `[{name, …}]` or `["name"]` as `{order, <named>}`. */
function byName(list: readonly Json[], named: string, where: string): { value: JsonObject; notes: string[] } {
  const order: string[] = [];
  const entries: JsonObject = {};
  const notes: string[] = [];
  list.forEach((item, index) => {
    const { name, ...rest } = isJsonObject(item) ? item : { name: item };
    if (typeof name !== 'string' || order.includes(name)) {
      notes.push(`${where}[${index}] was dropped: ${typeof name === 'string' ? `"${name}" is a duplicate` : 'it has no name'}`);
      return;
    }
    order.push(name);
    if (isJsonObject(item)) entries[name] = rest;
  });
  return { value: { order, ...(Object.keys(entries).length > 0 ? { [named]: entries } : {}) }, notes };
}

function menus(draft: JsonDraft): string[] {
  return draft.keys().flatMap((menu) => {
    const list = draft.get([menu]);
    if (!Array.isArray(list)) return [];
    const { value, notes } = byName(list, 'entries', `menus.json ${menu}`);
    draft.set([menu], value);
    return notes;
  });
}

function layout(draft: JsonDraft): string[] {
  const home = draft.get(['home']);
  if (!Array.isArray(home)) return [];
  const { value, notes } = byName(home, 'sections', 'layout.json home');
  draft.set(['home'], value);
  return notes;
}

function flags(draft: JsonDraft): string[] {
  for (const alias of draft.keys()) {
    const modId = draft.get([alias]);
    if (alias !== '$schema' && typeof modId === 'string') draft.set([alias], { modId, whenAbsent: false });
  }
  return [];
}

function theme(draft: JsonDraft): string[] {
  return (['light', 'dark'] as const).flatMap((name) => move(draft, name, ['color', name], (value) => value));
}

const files: Readonly<Record<string, (draft: JsonDraft) => string[]>> = {
  'brand.json': identity,
  'menus.json': menus,
  'layout.json': layout,
  'flags.json': flags,
  'theme.json': theme,
};

/**
 * Version 0 → 5. Version 0 is a brand.json without `schemaVersion`, or with 0, in the flat form of brands that were
 * forks: `languages` a list beside `defaultLanguage`; `currencySymbol`, `currencySpace` (true: a no-break space);
 * `domains`, `parent`, `agentSite`; `apiHosts`, `imageHosts`, `gameHosts`, `chatHosts`, `verifyHosts`, `analyticsHosts`;
 * `rememberMe`, `rememberPassword`, `firstLoginAction`; `requiredFlags`, `forbiddenFlags`, `legal`. A menu, and `home` of
 * layout.json, is a list of entries with a `name` (or of names) instead of `{order, entries}`; flags.json gives an alias
 * its modId as a text; theme.json has `light` and `dark` at its top. `$schema` is missing.
 */
export const fromZero: Step = {
  from: 0,
  to: 5,
  apply(drafts) {
    return [...drafts].flatMap(([name, draft]) => {
      const change = files[name];
      const notes = change?.(draft) ?? [];
      const kind = name.startsWith('texts/') ? 'texts' : name.replace(/\.json$/, '');
      if (!name.startsWith('sandbox/') && draft.get(['$schema']) === undefined) {
        const up = name.includes('/') ? '../../../' : '../../';
        draft.set(['$schema'], `${up}schemas/brand/${kind}.schema.json`, draft.keys()[0] ?? '');
      }
      return notes;
    });
  },
};
