import { HOOK_EVENT, type LiveChange, type PreviewHook } from '../inside/hook.ts';
import { persistOptions } from '../persistedOptions.ts';
import { addressOf } from '../previewOptions.ts';
import { shownOptions } from './shownOptions.ts';
import type { PageView, SandboxView, ToolState, ToolStore } from './toolState.ts';

/** Operations of the tools on the page. */
export interface Tools {
  store: ToolStore;
  change: (change: LiveChange) => Promise<void>;
  reset: () => Promise<void>;
  /** Fetches the sandbox's current state, if there is one. */
  refresh: () => Promise<void>;
  /** Connects to the page in a frame, and to the pages that replace it. */
  follow: (frame: HTMLIFrameElement) => () => void;
}

/** Debounce before reading again, ms; path changes fire no event. */
const REST_MS = 120;
const CHECK_MS = 400;

export function createTools(store: ToolStore): Tools {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    const { hook, record } = store.getState();
    if (hook === null || record.platform !== null) return;
    const [sandbox, outbox] = await Promise.all([hook.control('/__sandbox/state'), hook.control('/__sandbox/outbox')]);
    store.setState({ sandbox: sandbox as SandboxView, outbox: outbox as ToolState['outbox'] });
  };
  const refreshSoon = () => {
    clearTimeout(resting);
    resting = setTimeout(() => void refresh().catch(() => undefined), REST_MS);
  };
  const look = () => {
    const { hook, page } = store.getState();
    if (hook === null) return;
    const seen = { ...viewOf(hook), version: page.version };
    if (JSON.stringify(seen) !== JSON.stringify(page)) store.setState({ page: seen });
  };
  const touched = () => {
    store.setState(({ page }) => ({ page: { ...page, version: page.version + 1 } }));
    look();
  };

  const adopt = (hook: PreviewHook): (() => void) => {
    const { portal, calls, asked } = hook;
    // a fast platform may have answered every call before the tools came
    store.setState({ hook, problems: asked.problems, calls: calls.list() });
    look();
    refreshSoon();
    const ends = [
      portal.system.subscribe(touched),
      portal.session.subscribe(touched),
      portal.preferences.subscribe(touched),
      portal.overlayStore.subscribe(touched),
      calls.subscribe(() => {
        store.setState({ calls: calls.list() });
        refreshSoon();
      }),
    ];
    return () => ends.forEach((end) => end());
  };

  const work = async (task: (hook: PreviewHook) => Promise<readonly string[] | void>) => {
    const { hook } = store.getState();
    if (hook === null) return;
    store.setState({ busy: true });
    try {
      const refused = await task(hook);
      store.setState({ problems: refused ?? [] });
      await refresh();
    } catch (cause) {
      store.setState({ problems: [cause instanceof Error ? cause.message : String(cause)] });
    } finally {
      look();
      store.setState({ busy: false });
    }
  };

  return {
    store,
    refresh,
    change: (change) => work((hook) => hook.change(change)),
    reset: () => work((hook) => hook.reset()),
    follow(frame) {
      let leave = () => undefined as void;
      const take = () => {
        const hook = frame.contentWindow?.previewHook ?? null;
        leave();
        leave = () => undefined;
        if (hook !== null) leave = adopt(hook);
      };
      const gone = () => {
        if (frame.contentWindow?.previewHook === undefined) store.setState({ hook: null, calls: [] });
        take();
      };
      window.addEventListener(HOOK_EVENT, take);
      frame.addEventListener('load', gone);
      const timer = setInterval(look, CHECK_MS);
      const end = store.subscribe(writeAddress(store));
      take();
      return () => {
        window.removeEventListener(HOOK_EVENT, take);
        frame.removeEventListener('load', gone);
        clearInterval(timer);
        end();
        leave();
      };
    },
  };
}

function viewOf({ portal, texts }: PreviewHook): Omit<PageView, 'version'> {
  const { theme, language } = portal.preferences.getState();
  const mode = texts.mode();
  const { token, username } = portal.session.getState();
  return {
    path: portal.router.path(),
    theme,
    lang: mode === 'plain' ? language : mode,
    user: token === null ? 'visitor' : (username ?? 'visitor'),
    open: portal.overlayStore
      .getState()
      .modals.filter(({ locked }) => !locked)
      .map(({ name, params }) => [`modal/${name}`, ...Object.entries(params).map((pair) => pair.join('='))].join(':')),
  };
}

/** Keeps the address in sync with what is shown, so that it can be shared and reloaded. */
function writeAddress(store: ToolStore): () => void {
  let written = '';
  return () => {
    const state = store.getState();
    if (state.hook === null || (state.sandbox === null && state.record.platform === null)) return;
    const options = shownOptions(state);
    const address = addressOf(state.page.path, options, state.record.id);
    if (address === written) return;
    written = address;
    window.history.replaceState(window.history.state, '', address);
    persistOptions(options);
  };
}

/** The full address of what is shown. */
export function fullAddress(state: ToolState): string {
  return window.location.origin + addressOf(state.page.path, shownOptions(state, { full: true }), state.record.id);
}
