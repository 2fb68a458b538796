import { publishedTheme } from '#engine/brand/themes.ts';
import { createStore } from 'zustand/vanilla';
import type { Overlay, OutboxMessage } from '#sandbox/model/state.ts';
import type { LoggedCall } from '../inside/callLog.ts';
import type { PreviewHook } from '../inside/hook.ts';
import type { PreviewOptions } from '../previewOptions.ts';
import type { BrandRecord } from '../brandRecord.ts';

/** The answer of `GET /__sandbox/state`. */
export interface SandboxView extends Overlay {
  clockOffsetMs: number;
  now: number;
  scenarios: readonly { name: string; title: string }[];
  users: readonly { account: string; what: string }[];
}

export const panelNames = [
  'state',
  'flags',
  'outbox',
  'calls',
  'places',
  'states',
  'report',
  'structure',
  'settings',
  'compare',
  'changes',
] as const;
export type PanelName = (typeof panelNames)[number];

/** The tools of a brand: before a running platform those that need no simulated one. */
export const panelsOf = ({ platform }: Pick<BrandRecord, 'platform'>): readonly PanelName[] =>
  platform === null ? panelNames : panelNames.filter((name) => name !== 'outbox' && name !== 'states');

/** State of the page that the tools do not set. */
export interface PageView {
  /** Path, query and hash inside the frame. */
  path: string;
  theme: 'light' | 'dark';
  /** The platform's code, `pseudo` or `rtl`. */
  lang: string;
  /** Account, or `visitor`. */
  user: string;
  /** Steps that would open the open overlays. */
  open: readonly string[];
  /** Increases with every other change of what is shown: flags, settings, overlays. */
  version: number;
}

export interface ToolState {
  record: BrandRecord;
  /** Null while the page loads. */
  hook: PreviewHook | null;
  page: PageView;
  /** Null until the sandbox has answered, and before a running platform. */
  sandbox: SandboxView | null;
  outbox: readonly OutboxMessage[];
  calls: readonly LoggedCall[];
  /** Width of the page in px; null fills the window. */
  frame: number | null;
  panel: PanelName | null;
  lastPanel: PanelName;
  /** The focus is on its way to the tool. */
  isLed: boolean;
  inspecting: boolean;
  /** The hovered and the selected place. */
  hovered: string | null;
  pick: string | null;
  problems: readonly string[];
  busy: boolean;
}

export function createToolStore(record: BrandRecord, options: PreviewOptions, path: string) {
  const wanted = panelsOf(record).find((name) => name === options.panel);
  return createStore<ToolState>(() => ({
    record,
    hook: null,
    page: {
      path,
      theme: options.theme ?? publishedTheme(record.brand),
      lang: options.lang ?? record.brand.languages.default,
      user: options.user ?? 'visitor',
      open: [],
      version: 0,
    },
    sandbox: null,
    outbox: [],
    calls: [],
    frame: options.frame ?? null,
    panel: wanted ?? null,
    lastPanel: wanted ?? 'state',
    isLed: false,
    inspecting: false,
    hovered: null,
    pick: options.pick ?? null,
    problems: [],
    busy: false,
  }));
}

export type ToolStore = ReturnType<typeof createToolStore>;
