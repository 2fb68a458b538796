import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';
import type { PublishedPanels } from '#engine/records/panels.ts';
import { sampleBrand, sampleBrandIds } from '#app-tests/sampleBrands.fixture.ts';
import { BRAND_WORDS } from '#engine/constants.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { readSessionJson, sessionArea } from '#platform/browser/storage.ts';
import { createPortal } from '#state/startup/createPortal.ts';
import type { Portal } from '#state/portal/portal.ts';
import { chooseLanguage } from '#state/preferences/language.ts';
import { askStatus } from '#state/startup/statusPoll.ts';
import { startPortal } from '#state/startup/boot.ts';
import { signIn } from '#state/session/signIn.ts';
import { leavePage, mount, settle } from '#ui/dom/mount.fixture.tsx';
import { App } from '#app/App.tsx';
import { createWholeRegistry } from '#app/allFeatures.ts';
import { englishTexts } from '#app/englishTexts.fixture.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';

const otherFiles = import.meta.glob<Record<string, string>>('../../../../locales/*/*.json', { import: 'default' });

/** The texts of a language by namespace. */
export async function textsIn(language: string): Promise<Record<string, Record<string, string>>> {
  if (language === 'EN') return englishTexts;
  const folder = `/locales/${htmlLangOf(language)}/`;
  const own = Object.entries(otherFiles).filter(([path]) => path.includes(folder));
  const words = own.map(async ([path, read]) => [path.replace(/^.*\/|\.json$/g, ''), await read()] as const);
  return Object.fromEntries(await Promise.all(words));
}

/** The platform that a tab speaks to. */
interface TabPlatform {
  brand: Brand;
  panels: PublishedPanels;
  /** Who is signed in. */
  account: string;
  /** A token of a session of its own. */
  token: () => Promise<string>;
  /** The page with that token is left. */
  leave: (token: string) => void;
  isBusy: () => boolean;
  control: (action: string, body: object) => Promise<unknown>;
}

/** A tab of the member with the whole app. Its storage outlives `reload`. */
export function createTab(
  platform: TabPlatform,
  address: string,
  report: (event: ReportEvent) => void = () => undefined,
  language = 'EN',
) {
  let token = '';
  let portal: Portal | null = null;
  const toasts: string[] = [];
  const load = async (at = address): Promise<void> => {
    const { id } = platform.brand;
    const own = sampleBrandIds.includes(id) ? sampleBrand(id).texts[htmlLangOf(language)]?.[BRAND_WORDS] : undefined;
    const resources = { ...(await textsIn(language)), ...(own && { [BRAND_WORDS]: own }) };
    // a session of its own: what the page before it still waits for, is not answered
    token = await platform.token();
    sessionArea.set('token', token);
    sessionArea.set('popupNotices', '1');
    sessionArea.set('playWarned', '1');
    const snapshot: Snapshot = {
      v: 1,
      engine: 'test',
      configHash: 'test',
      at: Date.now(),
      brand: platform.brand,
      permission: {},
      whitelabel: [],
      registerSettings: {},
      announcements: {},
      panels: {
        file: '/panels.json',
        member: Object.keys(platform.panels.member),
        agent: Object.keys(platform.panels.agent),
        pages: Object.keys(platform.panels.pages),
      },
      texts: { language, resources },
    };
    const opened = createPortal(snapshot, createWholeRegistry(), {
      development: true,
      report,
      watch: null,
      fetchTexts: async () => resources,
      cipher: null,
      humanVerifier: null,
      phoneVerifier: null,
    });
    portal = opened;
    opened.overlayStore.subscribe(({ toasts: shown }) => {
      for (const { id, message } of shown)
        if (!toasts.includes(`${id} ${JSON.stringify(message)}`)) toasts.push(`${id} ${JSON.stringify(message)}`);
    });
    await startPortal(opened, null);
    await mount(
      <MemoryRouter initialEntries={['/helpmc', at]} initialIndex={1}>
        <App portal={opened} />
      </MemoryRouter>,
    );
  };
  /** A page that is gone hears and says nothing, whatever its code still does. */
  const leave = async (): Promise<void> => {
    platform.leave(token);
    const { channel } = found();
    channel.close();
    channel.post = () => undefined;
    await leavePage();
  };
  const found = () => {
    if (portal === null) throw new Error('No page is open');
    return portal;
  };
  return {
    load,
    portal: found,
    toasts,
    /** Loads the page again, at the address it began with or at another one. */
    async reload(at = address) {
      await leave();
      await load(at);
    },
    leave,
    /** Signs the member in again, as the form of the login does once it is accepted. */
    async login() {
      token = await platform.token();
      const reply = { token, username: platform.account } as never;
      await signIn(found(), reply, { kind: 'username', userName: platform.account, stay: true });
    },
    isSignedIn: () => found().session.getState().token !== null,
    dismiss: () => void found().overlayStore.setState({ toasts: [] }),
    /** Back, as the button of the browser. */
    back: () => settle(() => void found().router.navigate(-1 as never)),
    language: () => found().preferences.getState().language,
    speak: (language: string) => settle(() => chooseLanguage(found(), language)),
    /** Closes the site, or opens it again, and lets the page learn of it. */
    async maintain(isClosed: boolean) {
      await platform.control('/settings', { status: isClosed ? 1 : null });
      await askStatus(found());
      await expect.poll(() => found().system.getState().screen).toBe(isClosed ? 'maintenance' : null);
    },
    open: () => (readSessionJson('pendingWrites') ?? []) as { key: string; operation: string }[],
    /** Waits until nothing is on its way but what the schedule holds. */
    async quiet() {
      let calm = 0;
      await expect
        .poll(() => (calm = platform.isBusy() || document.body.textContent.includes('Checking the records…') ? 0 : calm + 1), {
          interval: 30,
        })
        .toBeGreaterThan(2);
    },
  };
}

export type Tab = ReturnType<typeof createTab>;
