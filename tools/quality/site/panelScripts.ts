import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PanelMenu } from '../../../src/engine/records/panels.ts';
import { firstView, readEntries, readManifest } from '../../site/page/manifest.ts';

/** A panel that was the first one opened of its visit. */
export interface OpenedPanel {
  menu: PanelMenu;
  name: string;
  /** Its `data-state` in the end. */
  state: string;
  /** Scripts of the page below, without a centre. */
  ofPage: readonly string[];
  /** Scripts of the page, the centre and the panel. */
  loaded: readonly string[];
}

/** A panel, the brotli bytes of what only it fetched, and the number of scripts that it and the centre fetched. */
export interface PanelWeight {
  menu: PanelMenu;
  name: string;
  bytes: number;
  files: number;
}

/** Brotli bytes of script that the first opening of a panel may fetch. */
export const PANEL_SCRIPTS = 18_200;
/** Scripts that the first opening of a panel may fetch, with those of the centre and what a slow page fetches late. */
export const PANEL_FILES = 20;
/** Brotli bytes of the centre itself, over the page below it. */
export const CENTRE_SCRIPTS = 26_000;
/** Entries of each menu; there may be panels beside them. */
const LEAST: Readonly<Record<PanelMenu, number>> = { member: 13, agent: 12 };

/** Panels with the registration's form: its library and fields are those of the login, which every visit of an agent passes. */
const AFTER_LOGIN: readonly string[] = ['registerCenter'];

/** The scripts that registry entries and modules import statically. @throws when the build lacks one */
function closure(engineDir: string, entries: readonly string[], modules: readonly string[] = []): string[] {
  const manifest = readManifest(engineDir);
  const known = readEntries(engineDir);
  const files = [...entries.map((entry) => known[entry]), ...modules.map((module) => manifest[module]?.file)];
  const missing = [...entries, ...modules].filter((_, index) => files[index] === undefined);
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}.`);
  const { script, preload } = firstView(manifest, files as string[]);
  return [script, ...preload];
}

function compressed(engineDir: string, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(engineDir, path))).length, 0);
}

/**
 * What opening the panels costs: `centre` is the open centre over the page below, without a panel; a panel has all that its first
 * opening fetches, at once or afterwards without input, and that neither the page nor the centre has. A chunk that several panels
 * share counts for each of them, as any of them may be the first; a chunk that all panels of a menu fetch is the centre's.
 */
export function weighPanels(engineDir: string, opened: readonly OpenedPanel[]) {
  const parts = closure(engineDir, ['modal/centre'], ['app/panels.ts']);
  const login = closure(engineDir, ['modal/loginPopupModal', 'field/username', 'field/password']);
  let centre = 0;
  const panels = opened.map(({ menu, name, ofPage, loaded }): PanelWeight => {
    const others = opened.filter((one) => one.menu === menu);
    const shared = loaded.filter((path) => others.every((one) => one.loaded.includes(path)));
    const page = new Set(ofPage);
    const shell = new Set([...parts, ...shared].filter((path) => !page.has(path)));
    centre = Math.max(centre, compressed(engineDir, shell));
    const known = new Set([...page, ...shell, ...(AFTER_LOGIN.includes(name) ? login : [])]);
    const files = new Set(loaded.filter((path) => !page.has(path))).size;
    return { menu, name, bytes: compressed(engineDir, new Set(loaded.filter((path) => !known.has(path)))), files };
  });
  return { centre, panels };
}

/** One message for each panel that is too heavy or was not seen. */
export function panelFindings(opened: readonly OpenedPanel[], { centre, panels }: ReturnType<typeof weighPanels>): string[] {
  return [
    ...(['member', 'agent'] as const).flatMap((menu) => {
      const count = opened.filter((one) => one.menu === menu).length;
      return count < LEAST[menu] ? [`the ${menu} menu has ${count} of at least ${LEAST[menu]} panels`] : [];
    }),
    ...opened
      .filter(({ state }) => state !== 'ready' && state !== 'empty')
      .map(({ menu, name, state }) => `${menu}.${name}: ${state}`),
    ...(centre > CENTRE_SCRIPTS ? [`the centre: scripts ${centre} of ${CENTRE_SCRIPTS}`] : []),
    ...panels
      .filter(({ bytes }) => bytes > PANEL_SCRIPTS)
      .map(({ menu, name, bytes }) => `${menu}.${name}: scripts ${bytes} of ${PANEL_SCRIPTS}`),
    ...panels
      .filter(({ files }) => files > PANEL_FILES)
      .map(({ menu, name, files }) => `${menu}.${name}: ${files} of ${PANEL_FILES} files`),
  ];
}
