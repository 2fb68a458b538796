import { setTimeout } from 'node:timers/promises';
import type { Key, Tab } from './engine.ts';

/** What to find in the page: a selector, or one with the whole text (or name) or a part of the text. */
export type Query = string | { css: string; text?: string; has?: string };

interface Aim {
  state: 'absent' | 'disabled' | 'covered' | 'free';
  by?: string;
  x: number;
  y: number;
}

/** Longest wait for anything, so that a hang ends on a slow machine too, ms. */
const PATIENCE_MS = 30_000;
const POLL_MS = 40;

const queryOf = (query: Query): string => JSON.stringify(typeof query === 'string' ? { css: query } : query);

/** What a person does in front of one window, whatever it shows, in any engine. */
export interface Hands {
  /** Waits until an expression of the page is true. @throws with what was waited for */
  until: (expression: string, what: string) => Promise<void>;
  see: (query: Query, least?: number) => Promise<void>;
  gone: (query: Query) => Promise<void>;
  /** Acts again until something is gone. */
  actUntilGone: (query: Query, act: () => Promise<void>) => Promise<void>;
  /** Presses the nth match once it stands still and nothing covers it; again when it moved away under the press. */
  press: (query: Query, nth?: number) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (query: Query, text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  isThere: (query: Query) => Promise<boolean>;
  textOf: (query: Query) => Promise<string>;
  value: <T>(expression: string) => Promise<T>;
}

/** @param patience longest wait for anything, ms */
export function handsOf(tab: Tab, patience = PATIENCE_MS): Hands {
  const value = async <T>(expression: string): Promise<T> => (await tab.evaluate(expression)) as T;
  const wait = async (isDone: () => Promise<boolean>, what: () => string): Promise<void> => {
    const end = performance.now() + patience;
    while (!(await isDone())) {
      if (performance.now() > end) throw new Error(what());
      await setTimeout(POLL_MS);
    }
  };
  const until = (expression: string, what: string) =>
    wait(
      () => value<boolean>(expression),
      () => `never: ${what}`,
    );
  const countOf = (query: Query) => `walk.all(${queryOf(query)}).length`;
  const see = (query: Query, least = 1) => until(`${countOf(query)} >= ${least}`, `${least} of ${queryOf(query)}`);

  const press = async (query: Query, nth = 0): Promise<void> => {
    let last: Aim = { state: 'absent', x: 0, y: 0 };
    await wait(
      async () => {
        const before = last;
        last = await value<Aim>(`walk.aim(${queryOf(query)}, ${nth})`);
        if (last.state !== 'free' || before.x !== last.x || before.y !== last.y) return false;
        await tab.press(last.x, last.y);
        // a press that led to another document has no answer
        return value<boolean>('walk.isPressed()').catch(() => true);
      },
      () => `cannot press ${queryOf(query)}: ${last.state}${last.by === undefined ? '' : `, at its place is ${last.by}`}`,
    );
  };

  return {
    until,
    see,
    gone: (query) => until(`${countOf(query)} === 0`, `no ${queryOf(query)}`),
    press,
    actUntilGone: (query, act) =>
      wait(
        async () => {
          if (await value<boolean>(`${countOf(query)} === 0`)) return true;
          await act();
          return false;
        },
        () => `never: no ${queryOf(query)}`,
      ),
    fill: async (query, text) => {
      await press(query);
      await value(`document.activeElement.select?.()`);
      await tab.type(text);
    },
    key: (key) => tab.key(key),
    isThere: (query) => value<boolean>(`${countOf(query)} > 0`),
    textOf: (query) => value<string>(`walk.wordsOf(walk.all(${queryOf(query)})[0])`),
    value,
  };
}
