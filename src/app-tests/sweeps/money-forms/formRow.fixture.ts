import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Tab } from './tab.fixture.tsx';
import type { Treatment, TestPlatform } from './platform.fixture.ts';

/** What a person does while the request is on its way. */
export const actions = [
  'nothing',
  'press again',
  'escape',
  'reload',
  'other panel',
  'back',
  'close and reopen',
  'language',
  'maintenance',
  'records unreadable',
] as const;

/** One request, and what happens until its end is known. */
export interface Try {
  network: Treatment;
  action: (typeof actions)[number];
}

/** A form that sends a write, and how a person gets through it. */
export interface FormRow {
  form: string;
  call: EndpointName;
  panel: string;
  /** The centre that has the panel; the member's unless given. */
  menu?: 'agent';
  /** Who fills it in; a member unless given. */
  as?: string;
  /** Values in the address of the panel. */
  at?: string;
  /** Makes the write possible. */
  prepare?: (platform: TestPlatform) => Promise<unknown>;
  /** Opens the form in its panel, where it is not there yet. */
  show?: (tab: Tab, platform: TestPlatform) => Promise<unknown> | void;
  /** What is chosen by a press, before the fields. */
  choose?: string;
  fields?: Readonly<Record<string, string>>;
  /** A picture goes with it. */
  hasPicture?: true;
  secrets?: Readonly<Record<string, string>>;
  /** The platform's code that goes with it. */
  code?: (platform: TestPlatform) => Promise<string>;
  /** The controls from the filled form to the request. */
  presses: readonly string[];
  /** What is shown when it is done. */
  done: RegExp;
  /** Done, it cannot be done again. */
  once?: true;
  /** False where no record shows it: repeating it changes nothing. */
  reconciles?: false;
  /** Schedules that once failed, played in each run. */
  known?: readonly (readonly Try[])[];
  /** One request makes several records. */
  rowsOfKey?: 'many';
}
