import { MemoryRouter } from 'react-router-dom';
import type { Announcements, MemberInfo, PermissionInfo, RegisterSettings } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { PanelIndex } from '#engine/records/panels.ts';
import { type MadeCall, testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { createSystemStore, type SystemState } from '#state/portal/system.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import flagsFile from '../../brands/base/flags.json';
import layout from '../../brands/base/layout.json';
import menus from '../../brands/base/menus.json';
import { App } from '#app/App.tsx';
import { allFeatures } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';

const { $schema: _, ...flags } = flagsFile;

export interface AppSetup {
  path?: string;
  /** The signed-in member; a visitor without it. */
  member?: Partial<MemberInfo>;
  /** modIds that are on. */
  on?: readonly string[];
  info?: Partial<PermissionInfo>;
  announcements?: Announcements;
  registerSettings?: RegisterSettings;
  /** Changes to the base brand. */
  brand?: Partial<Brand>;
  system?: Partial<SystemState>;
  /** Published from a simulated platform. */
  isSimulated?: true;
  /** Where the panels of the centres are, and their names. */
  panels?: PanelIndex;
  /** The answer of a call; null for the default answer. */
  reply?: (call: MadeCall) => unknown;
}

const lanes = ['LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT'].map((gameCategory) => ({
  gameCategory,
  cards: [gameCategory, ...(gameCategory === 'SPORTS' ? ['AV'] : [])].map((vassalage) => ({ vassalage, isHot: 0 })),
}));

const usual: Partial<Record<string, unknown>> = {
  gameVendor: { data: { lanes } },
  hotGames: { list: [] },
  recentGames: { list: [], total: 0, totalPages: 0 },
  favouriteList: { content: [], total: 0, totalPages: 0 },
  favouriteIds: [],
  balance: { sumBalance: '1234567.5' },
  playerAvatar: { url: null },
  memberIcon: { icon: null },
  countryCodes: [],
  captcha: 'iVBORw0KGgo=',
};

/** Mounts the whole app of the base brand in English, with calls answered by the test. */
export async function openApp(setup: AppSetup = {}) {
  const portal = testPortal({ features: allFeatures, reply: (call) => setup.reply?.(call) ?? usual[call.name] ?? null });
  const brand = { ...portal.brand, name: 'Test', flags, layout, menus, ...setup.brand } as unknown as Brand;
  const snapshot = {
    ...portal.snapshot,
    at: Date.UTC(2026, 4, 1),
    brand,
    ...(setup.isSimulated && { isSimulated: true as const }),
    permission: (setup.info ?? {}) as PermissionInfo,
    whitelabel: (setup.on ?? []).map((modId) => ({ modId, enabled: '1' })),
    registerSettings: setup.registerSettings ?? {},
    announcements: setup.announcements ?? {},
    panels: setup.panels ?? { file: '/panels.json', member: [], agent: [], pages: [] },
  };
  Object.assign(portal, { brand, snapshot, system: createSystemStore(snapshot) });
  for (const [namespace, words] of Object.entries(englishTexts)) {
    portal.texts.addResourceBundle('en', namespace, words);
  }
  if (setup.system) portal.system.setState(setup.system);
  if (setup.member) {
    const member = { id: 'm-1', account: 'ana01', nickname: 'Ana', type: 0, ...setup.member } as MemberInfo;
    portal.session.setState({ token: 'st_1', memberType: member.type, username: member.account, member });
  }
  await mount(
    <MemoryRouter initialEntries={[setup.path ?? '/']}>
      <App portal={portal} />
    </MemoryRouter>,
  );
  return {
    portal,
    sent: (name: string) => portal.calls.filter((call) => call.name === name).map(({ request }) => request),
    /** The idempotency keys of one call, in order. */
    keys: (name: string) => portal.calls.filter((call) => call.name === name).map(({ key }) => key),
    /** Opens a modal; resolves with its result. */
    async modal(name: string, params: Record<string, string> = {}) {
      let closed: Promise<unknown> = Promise.resolve();
      await settle(() => {
        closed = portal.overlay.openModal(name, params);
      });
      return { closed };
    },
  };
}

export const slot = (name: string): HTMLElement | null => document.querySelector(`[data-slot="${name}"]`);

/** The names of the entries inside a registry entry, in order. */
export const entriesIn = (name: string): (string | null)[] =>
  [...(slot(name)?.querySelectorAll('[data-entry]') ?? [])].map((entry) => entry.getAttribute('data-entry'));
