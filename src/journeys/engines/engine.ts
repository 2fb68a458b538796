/** Names of the keys that the walk presses. */
export type Key = 'Enter' | 'Escape' | 'End' | 'ArrowDown' | 'Tab';

/** A point of the viewport, CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** A window of a browser engine, as far as the walk needs one: real input at coordinates, and questions to the page. */
export interface Tab {
  /** Loads an address, until the document has loaded. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. @returns its JSON value, awaited */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the primary button at a point of the viewport, CSS px. */
  press: (x: number, y: number) => Promise<void>;
  /** Holds the primary button down from one point to another. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Sets the size of the viewport, CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of the viewport, PNG. */
  picture: () => Promise<Uint8Array>;
  /** Console errors, uncaught errors and violations of the policy, since the last call. */
  takeProblems: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Program and version, such as `Firefox 153.7.0`. */
  version: string;
  /** Opens a window with a profile of its own. Motion is reduced where the engine can be told so. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** Moves of the pointer between the ends of a drag. */
export const DRAG_STEPS = 4;

/** Why an engine cannot be run on this machine. */
export class EngineMissing extends Error {
  override name = 'EngineMissing';
}
