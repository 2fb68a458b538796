import type { ReactNode } from 'react';
import { files as english } from 'virtual:english-texts';
import { onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { JsonObject } from '#engine/brand/json.ts';
import { createToolStore } from '#preview/controls/toolState.ts';
import { ToolsProvider } from '#preview/controls/ToolsProvider.tsx';
import type { Portal } from '#state/portal/portal.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import type { ListCall } from '../../../../tools/studio/listCalls.ts';
import type { BrandBundle, HashedFile } from '../../../../tools/studio/brandBundle.ts';
import type { BrandRecord } from '../../brandRecord.ts';
import { createCallLog } from '../../inside/callLog.ts';
import type { PreviewHook } from '../../inside/hook.ts';
import { watchTexts } from '../../inside/textLog.ts';
import type { StudioCalls } from '../state/calls.ts';
import { openStudio } from '../state/studio.ts';
import { StudioProvider } from '../state/StudioProvider.tsx';
import { ChangesTool } from './ChangesTool.tsx';
import { EditCard } from './EditCard.tsx';
import { pressStudioKey, StudioBar } from './StudioBar.tsx';

const brandFiles = import.meta.glob<string>(
  [
    '../../../../brands/{base,orvane,orvane-desk}/{brand,flags,layout,menus,panels,register-form,theme}.json',
    '../../../../brands/{orvane,orvane-desk}/texts/*.json',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const schemaFiles = import.meta.glob<JsonObject>('../../../../schemas/brand/*.schema.json', { eager: true, import: 'default' });

/** The sample brands as the studio reads them; a file's hash is its text. */
const files = (): Record<string, HashedFile> =>
  Object.fromEntries(
    Object.entries(brandFiles).map(([path, text]) => [path.replace(/^.*\/brands\//, 'brands/'), { text, hash: text }]),
  );

const image = (name: string, width: number, height: number) => ({
  name,
  hash: `hash of ${name}`,
  bytes: 4_000,
  size: { width, height },
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The calls of the contract that panels can list. */
    listCalls: () => Promise<ListCall[]>;
  }
}

const bundleOf = async (): Promise<BrandBundle> => ({
  id: 'orvane-desk',
  layers: [
    { id: 'base', readOnly: null, brands: ['folia', 'mayloc', 'orvane', 'orvane-desk'] },
    { id: 'orvane', readOnly: null, brands: ['orvane', 'orvane-desk'] },
    { id: 'orvane-desk', readOnly: null, brands: ['orvane-desk'] },
  ],
  files: files(),
  pictures: {
    base: {
      images: [image('login-art.webp', 600, 960), image('mark.svg', 32, 32), image('wide.webp', 1_200, 400)],
      originals: [],
      crops: {},
    },
    orvane: { images: [image('status-art.webp', 775, 800)], originals: [], crops: {} },
    'orvane-desk': { images: [image('hall.webp', 600, 900)], originals: [], crops: {} },
  },
  schemas: Object.fromEntries(
    Object.entries(schemaFiles).map(([path, schema]) => [/([\w-]+)\.schema\.json$/.exec(path)?.[1] ?? '', schema]),
  ),
  calls: await commands.listCalls(),
  portalTexts: { en: { portal: { home: 'Home' }, records: english['records.json']! }, pt: { portal: { home: 'Início' } } },
});

/** Who and what conditions are judged by. */
const sandbox = {
  users: {
    users: {
      member01: { what: 'Plain member', type: 0 },
      demo0001: { what: 'Demo account', type: 4 },
      agent001: { what: 'Agent', type: 1 },
    },
  },
  scenarios: {
    scenarios: {
      normal: { title: 'Everything works' },
      'chat-off': { title: 'Chat is closed', flags: { CBS3: '0' } },
    },
  },
  platform: {
    whitelabel: { CBS3: { enabled: '1' } },
    settings: { fields: { email: { enabled: true, required: true } } },
  },
};

interface Opened {
  sources?: readonly string[];
  textKeys?: readonly string[];
  /** What the picked thing shows, and the styles that it uses. */
  html?: string;
}

/** A server that a test plays. */
const playedCalls = (bundle: BrandBundle) => ({
  read: vi.fn<StudioCalls['read']>(async () => bundle),
  check: vi.fn<StudioCalls['check']>(async () => []),
  save: vi.fn<StudioCalls['save']>(async (changed) => ({
    kind: 'saved',
    files: Object.fromEntries(changed.map(({ file, text }) => [file, { text, hash: text }])),
  })),
  live: vi.fn<StudioCalls['live']>(async () => []),
  sendPicture: vi.fn<StudioCalls['sendPicture']>(async (original) => `upload of ${original.size} bytes`),
  original: vi.fn<StudioCalls['original']>(async (file) => Promise.reject(new Error(`${file} has no original beside it.`))),
  pictures: vi.fn<StudioCalls['pictures']>(async (_, pictures) =>
    Object.fromEntries(
      pictures.map(({ file }) => [file, { shown: `${file.split('/').at(-1)?.replace('.webp', '')}.shown.webp`, bytes: 5_000 }]),
    ),
  ),
  reach: vi.fn<StudioCalls['reach']>(async () => ({ changes: ['orvane', 'orvane-desk'], keeps: [] })),
  parity: vi.fn<StudioCalls['parity']>(async () => ({ brands: [], rows: [], titles: {} as never })),
  diff: vi.fn<StudioCalls['diff']>(async (a, b) => ({ a, b, chains: { a: [a], b: [b] }, resolved: [], layers: [] })),
  history: vi.fn<StudioCalls['history']>(async () => ({ versions: [], pending: [] })),
  version: vi.fn<StudioCalls['version']>(async () => ({ texts: {}, others: [] })),
  commit: vi.fn<StudioCalls['commit']>(async () => ({ versions: [], pending: [] })),
});

type PlayedCalls = ReturnType<typeof playedCalls>;

/** The bar, a view and the changes, over the sample brands and a server that the test plays. */
export async function openStudioView(
  view: (hook: PreviewHook, picked: Element) => ReactNode,
  html = '',
  prepare: (calls: PlayedCalls, bundle: BrandBundle) => void = () => undefined,
  portal: Portal = testPortal({ reply: () => ({ rows: [], total: 0, totalPages: 0 }) }),
) {
  // in a phone's width the bar's words wrap, and a check that ends moves what is being pressed
  await page.viewport(1280, 900);
  const bundle = await bundleOf();
  const calls = playedCalls(bundle);
  prepare(calls, bundle);
  const studio = openStudio(bundle, calls);
  const picked = document.createElement('div');
  picked.innerHTML = html;
  document.body.append(picked);
  const press = (event: KeyboardEvent) => pressStudioKey(studio, tools.store, event);
  window.addEventListener('keydown', press);
  onTestFinished(() => {
    picked.remove();
    // the draft that is kept
    localStorage.clear();
    window.removeEventListener('keydown', press);
  });
  const { brand, theme } = studio.store.getState().resolved;
  const log = createCallLog();
  Object.assign(portal, { brand });
  portal.system.setState({ whitelabel: [{ modId: 'CBS3', enabled: '1', childrenNodes: [] }] });
  const control = vi.fn<PreviewHook['control']>(async () => ({ token: 'token of a seed user' }));
  const hook = {
    portal,
    calls: log,
    texts: watchTexts(portal.texts),
    control,
    showRows: async (inner, onStand) =>
      (await import('../../inside/rows/showRows.tsx')).showRows({ portal, control }, inner, onStand),
  } satisfies Partial<PreviewHook> as unknown as PreviewHook;
  const tools = {
    store: createToolStore(
      { id: bundle.id, brand: { ...brand, theme }, sandbox, platform: null } as unknown as BrandRecord,
      {},
      '/',
    ),
    change: vi.fn(async () => undefined),
    reset: vi.fn(async () => undefined),
    refresh: vi.fn(async () => undefined),
    follow: () => () => undefined,
  };
  tools.store.setState({ hook });
  await mount(
    <ToolsProvider tools={tools}>
      <StudioProvider studio={studio}>
        <StudioBar />
        {view(hook, picked)}
        <ChangesTool />
      </StudioProvider>
    </ToolsProvider>,
  );
  return { studio, calls, log, portal, tools, control };
}

/** The card of a picked thing, with the bar and the changes. */
export const openCard = ({ sources = [], textKeys = [], html = '' }: Opened = {}) =>
  openStudioView((hook, picked) => <EditCard sources={sources} textKeys={textKeys} element={picked} hook={hook} />, html);
