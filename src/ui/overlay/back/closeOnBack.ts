import { listenFirst } from './listenFirst.ts';

/** What of the window closing on Back uses. */
export interface BackWindow {
  readonly history: Pick<History, 'go' | 'pushState' | 'state'>;
}

/** From the page up: its unsaved form, what is over it, and what stays above overlays that open later. */
const layers = ['form', 'overlay', 'top'] as const;
type Layer = (typeof layers)[number];

interface Held {
  layer: Layer;
  isHeld: () => boolean;
  /** Answers a step that was undone; true repeats it. */
  close: () => void | Promise<boolean>;
}

interface Options {
  layer?: Layer;
  /** False once steps may pass, although it is not released yet. */
  isHeld?: () => boolean;
}

type Hold = (close: Held['close'], options?: Options) => () => void;

/** The state of an entry: the router's position, and whether Back alone needs it. */
interface EntryState {
  idx?: unknown;
  spare?: unknown;
}

const stateOf = (state: unknown): EntryState => (state ?? {}) as EntryState;

/** The position in the history that the router keeps with each entry; null where another script made the entry. */
function positionOf(state: unknown): number | null {
  const { idx } = stateOf(state);
  return typeof idx === 'number' ? idx : null;
}

/**
 * Back closes the overlay that opened last, and the page stays; an unsaved form of the page itself answers Forward, too. The step
 * is undone before the router hears it, so that nothing unmounts. The first page of a tab gets a spare entry when an overlay
 * opens, as Back would leave the site there. It stays, as taking it out again would undo a navigation that comes meanwhile: it
 * shows the same page, and a step back from it goes on.
 * @param listen hears steps before the router does
 */
export function createCloseOnBack({ history }: BackWindow, listen: (listener: (event: PopStateEvent) => void) => void): Hold {
  const held: Held[] = [];
  /** Where the page is. */
  let at: number | null = null;
  /** Where a step of this module leads; null while there is none. */
  let target: number | null = null;
  let whenThere: (() => void) | null = null;
  /** The entry above the first is its spare one. */
  let hasSpare = false;

  const goTo = (position: number, from: number) => {
    target = position;
    history.go(position - from);
  };
  const settle = () => {
    if (at !== 0 || !held.some(({ layer }) => layer !== 'form')) return;
    history.pushState({ ...stateOf(history.state), idx: 1, spare: true }, '');
    at = 1;
    hasSpare = true;
  };

  const onPop = (event: PopStateEvent) => {
    const to = positionOf(event.state);
    if (at === null || to === null) return;
    if (target !== null) {
      event.stopImmediatePropagation();
      at = to;
      if (to !== target) return goTo(target, to);
      target = null;
      whenThere?.();
      return settle();
    }
    const from = at;
    at = to;
    const last = held.findLast(({ layer, isHeld }) => isHeld() && (to < from || layer === 'form'));
    if (last !== undefined && to !== from) {
      event.stopImmediatePropagation();
      goTo(from, to);
      whenThere = () => {
        void Promise.resolve(last.close()).then((leaves) => leaves === true && history.go(to - from));
      };
      return;
    }
    if (to === 0 && from === 1 && hasSpare) history.go(-1);
    hasSpare = to !== 0 && (hasSpare || stateOf(event.state).spare === true);
  };
  listen(onPop);

  return (close, { layer = 'overlay', isHeld = () => true } = {}) => {
    const entry: Held = { layer, isHeld, close };
    const below = (other: Held) => layers.indexOf(other.layer) <= layers.indexOf(layer);
    held.splice(held.findLastIndex(below) + 1, 0, entry);
    if (target === null) {
      at = positionOf(history.state);
      settle();
    }
    return () => {
      const index = held.indexOf(entry);
      if (index >= 0) held.splice(index, 1);
    };
  };
}

let ofWindow: Hold | null = null;

/** Lets Back close what has been opened over the page. @returns ends that, once it is closed */
export const closeOnBack: Hold = (close, options) => {
  ofWindow ??= createCloseOnBack(window, listenFirst);
  return ofWindow(close, options);
};
