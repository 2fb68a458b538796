import type { Snapshot } from '#engine/brand/snapshot.ts';
import { type SandboxControl, sandboxControl } from '../support/sandboxControl.ts';
import { readSnapshot, type Translate, translatorOf } from '../support/texts.ts';
import type { Tab } from './engine.ts';
import { type Hands, handsOf } from './hands.ts';

/** Width and height by name, px. */
export type Sizes = Readonly<Record<string, readonly [number, number]>>;

/** A person in front of one window: acts and looks as people do, in any engine. */
export interface Walker extends Hands {
  tab: Tab;
  brand: string;
  snapshot: Snapshot;
  say: Translate;
  wordsIn: (language: string) => Translate;
  sandbox: SandboxControl;
  /** Opens a path with a new state of the platform and an empty profile; `as` is signed in. */
  open: (path: string, options?: { as?: string; stored?: Readonly<Record<string, string>> }) => Promise<void>;
  /** Waits until faces are loaded, and spinners and motion have ended. */
  still: () => Promise<void>;
  /** Notes the sizes of landmarks, overlays and controls under a name. @throws when an open overlay or a control is out of shape */
  measure: (name: string) => Promise<void>;
}

interface Site {
  dist: string;
  origin: string;
  brand: string;
  /** Keeps the states of the platform apart. */
  session: () => string;
  note: (view: string, sizes: Sizes) => void;
}

export function walkerOf(tab: Tab, { dist, origin, brand, session, note }: Site): Walker {
  const snapshot = readSnapshot(dist, brand);
  const wordsIn = (language: string) => translatorOf(dist, brand, language);
  let sandbox = sandboxControl(origin, session());
  const hands = handsOf(tab);
  const { until, value } = hands;
  const loading = JSON.stringify(wordsIn(snapshot.texts.language)('portal:loading'));
  const still = () => until(`walk.isStill(${loading})`, 'all faces loaded, no spinner and no motion');

  return {
    ...hands,
    tab,
    brand,
    snapshot,
    wordsIn,
    say: wordsIn(snapshot.texts.language),
    get sandbox() {
      return sandbox;
    },
    open: async (path, { as, stored = {} } = {}) => {
      const name = session();
      sandbox = sandboxControl(origin, name);
      const entries = { ...stored, ...(as === undefined ? {} : { token: await sandbox.tokenOf(as) }) };
      // the page that was there may still be on its way to another one; then a document of the site without its code
      await tab.goto('about:blank');
      await tab.goto(`${origin}/theme.css`);
      await value(`(() => {
        sessionStorage.clear();
        localStorage.clear();
        document.cookie = 'sandbox=${name}; path=/';
        Object.assign(sessionStorage, ${JSON.stringify(entries)});
      })()`);
      await tab.goto(origin + path);
      await until(`document.querySelector('html[data-route], [data-slot^="screen/"]') !== null`, `${path} is hydrated`);
    },
    still,
    measure: async (name) => {
      await still();
      const faults = await value<string[]>('walk.faults()');
      note(name, await value<Sizes>('walk.sizes()'));
      if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    },
  };
}
