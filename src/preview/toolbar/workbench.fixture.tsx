import { vi } from 'vitest';
import type { PortalFeature } from '#state/portal/feature.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { createCallLog } from '../inside/callLog.ts';
import type { PreviewHook } from '../inside/hook.ts';
import { watchTexts } from '../inside/textLog.ts';
import type { PreviewOptions } from '../previewOptions.ts';
import type { BrandRecord } from '../brandRecord.ts';
import type { Tools } from '#preview/controls/connect.ts';
import { createToolStore, type SandboxView, type ToolState } from '#preview/controls/toolState.ts';
import { ToolsProvider } from '#preview/controls/ToolsProvider.tsx';
import { Workbench } from './Workbench.tsx';
import '#preview/controls/tools.css';

const sandbox: SandboxView = {
  scenario: 'normal',
  status: null,
  flags: { CBS3: '1' },
  settings: {},
  data: {},
  latencyMs: null,
  faults: [],
  clockOffsetMs: 7_200_000,
  now: Date.UTC(2026, 4, 1, 14),
  scenarios: [
    { name: 'normal', title: 'Everything works' },
    { name: 'maintenance', title: 'Closed for a while' },
  ],
  users: [{ account: 'member01', what: 'plain member' }],
};

/** The tools around an empty page, with a portal that the test can change and a sandbox that records calls. */
export async function openWorkbench({
  options = {},
  state = {},
  features = [],
  platform = null,
}: {
  options?: PreviewOptions;
  state?: Partial<ToolState>;
  features?: readonly PortalFeature[];
  /** Origin of a running platform; null: simulated. */
  platform?: string | null;
} = {}) {
  const portal = testPortal({ features });
  const menus = {
    side: {
      order: ['home', 'chat'],
      entries: {
        home: { label: 'portal:home', route: 'home' },
        chat: { label: 'portal:support', action: 'chat', when: { flag: 'chat' } },
      },
    },
  };
  const layout = { routes: { home: { paths: ['/'], page: 'home', regions: [] } }, home: { order: ['notice'], sections: {} } };
  Object.assign(portal, { brand: { ...portal.brand, menus, layout } });
  const record = {
    id: 'test',
    chain: ['base', 'test'],
    brands: ['test', 'other'],
    brand: { ...portal.brand, flags: { chat: { modId: 'CBS3', whenAbsent: false } } },
    texts: {},
    platform,
    sandbox: {
      scenarios: { scenarios: { normal: { title: '' }, maintenance: { title: '', status: 1 } } },
      users: { users: { member01: { what: 'plain member' } } },
      platform: {},
    },
    provenance: { 'layout.json#/home/order': { layer: 'test', file: 'brands/test/layout.json', line: 7 } },
  } as unknown as BrandRecord;
  const hook: PreviewHook = {
    portal,
    calls: createCallLog(),
    texts: watchTexts(portal.texts),
    control: vi.fn(async () => ({})),
    asked: { options: {}, problems: [] },
    change: vi.fn(async () => []),
    reset: vi.fn(async () => undefined),
    open: vi.fn(async () => []),
    showRows: vi.fn(async () => ({ update: () => undefined, end: () => undefined })),
    settled: Promise.resolve(),
  };
  const store = createToolStore(record, options, '/');
  store.setState({ hook, sandbox: platform === null ? sandbox : null, ...state });
  const change = vi.fn(async () => undefined);
  const tools: Tools = {
    store,
    change,
    reset: vi.fn(async () => undefined),
    refresh: vi.fn(async () => undefined),
    follow: () => () => undefined,
  };
  await mount(
    <ToolsProvider tools={tools}>
      <Workbench src="about:blank" />
    </ToolsProvider>,
  );
  const set = (next: Partial<ToolState>) => settle(() => store.setState(next));
  return { store, set, change, tools, portal, hook };
}
