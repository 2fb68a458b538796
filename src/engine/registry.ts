import type { ComponentType, ReactNode } from 'react';
import type { RegisterFieldEntry } from '#contract/types.ts';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';

/** Attributes that an entry spreads on its root element; people, tests and tools find it by them. */
export interface SlotProps {
  'data-slot': string;
}

/** The matched route: its name in `layout.json`, the path and its parameters. */
export interface RouteMatch {
  name: string;
  path: string;
  params: Record<string, string>;
}

/** The forms that share fields; a rule may apply differently in each. */
export type FormKind =
  | 'register'
  | 'registerMobile'
  | 'login'
  | 'loginSms'
  | 'forgotEmail'
  | 'forgotPhone'
  | 'changePassword'
  | 'security'
  | 'feedback';

export interface PageProps {
  slotProps: SlotProps;
  route: RouteMatch;
  /** The banner region, or null where the route has none; the page decides where to render it. */
  banner: ReactNode;
}

export interface RegionProps {
  slotProps: SlotProps;
  route: RouteMatch;
}

export interface SectionProps {
  slotProps: SlotProps;
  name: string;
  /** The brand's settings of this block, from `layout.json` `home.sections`. */
  settings: Record<string, unknown>;
}

export interface FieldProps {
  slotProps: SlotProps;
  /** The platform's field key: the input's `name` and its key in the form's values. */
  name: string;
  /** Translated. */
  label: string;
  rule: FieldRule;
  required: boolean;
  form: FormKind;
  entry: RegisterFieldEntry | null;
}

export interface ModalProps {
  slotProps: SlotProps;
  params: Record<string, string>;
  /** True when the visitor cannot dismiss it: no close button, no Escape. */
  locked: boolean;
  /** Closes this modal and resolves the promise of `openModal`. */
  close: (result?: unknown) => void;
}

export interface SubmenuProps {
  slotProps: SlotProps;
  close: () => void;
}

export interface ScreenProps {
  slotProps: SlotProps;
  /** Retries, where the screen offers it. */
  retry: () => void;
}

/** How a panel stands; `forbidden` where the platform or the account refuses it. */
export type PanelState = 'loading' | 'ready' | 'empty' | 'error' | 'forbidden';

export interface PanelProps {
  slotProps: SlotProps;
  name: string;
  /** Told of how the panel stands, where a centre shows it. */
  onState?: (state: PanelState) => void;
  /** Choices of the panel that the address keeps, by name. */
  values?: Readonly<Record<string, string>>;
  /** Changes some of the values; an empty one leaves the address. */
  onChange?: (changed: Readonly<Record<string, string>>) => void;
}

/** Slot kinds whose entries are components. */
export interface ComponentSlots {
  /** Rendered for the route whose `page` names it. */
  page: PageProps;
  /** Rendered at its `position` while its `when` holds, on the routes that name it or on all with `everyRoute`. */
  region: RegionProps;
  /** Rendered as a block of the home page, in the order of `layout.json`. */
  section: SectionProps;
  /** Rendered for each enabled field of a form. */
  field: FieldProps;
  /** Rendered over the page while open. */
  modal: ModalProps;
  /** Rendered inside an open menu entry whose content is not a plain menu. */
  submenu: SubmenuProps;
  /** Rendered instead of the app: maintenance, restriction, network error, failed page. */
  screen: ScreenProps;
  /** Rendered inside the member centre or the agent centre. */
  panel: PanelProps;
}

/**
 * Every slot kind. Features offer entries by name; brand files and platform replies refer to them by name. `Services` is what
 * actions may use, bound in `#state/portal/feature.ts`.
 */
export type SlotKinds<Services> = {
  [Kind in keyof ComponentSlots]: ComponentType<ComponentSlots[Kind]>;
} & {
  /** Run when the menu entry, button or banner that names it is activated, with the entry's params. */
  action: (services: Services, params: Record<string, string>) => void | Promise<void>;
  /** Run to start a game of that launch kind (`launchKind.ts`) by a member, once the game may be opened. */
  launch: (services: Services, game: GameToStart) => void | Promise<void>;
};

export type SlotKind = keyof SlotKinds<unknown>;

export interface Feature<Services> {
  id: string;
  /**
   * The build puts its styles into the first page's style sheet: for entries on every page, on a prerendered page, or in a
   * dialog that opens from one. Read from the source, so use a literal.
   */
  firstStyles?: true;
  provides: { [Kind in SlotKind]?: Record<string, SlotKinds<Services>[Kind]> };
}

export interface Registry<Services> {
  /** Adds features whose code comes later, such as the panels of the centres; one that is there already is left as it is. */
  add(features: readonly Feature<Services>[]): void;
  /** The entry of that name, or null when no feature offers it. */
  find<Kind extends SlotKind>(kind: Kind, name: string): SlotKinds<Services>[Kind] | null;
  names(kind: SlotKind): string[];
}

/** Two features offer the same name: a programming error, thrown at startup. */
export class DuplicateEntryError extends Error {
  override name = 'DuplicateEntryError';
}

export function createRegistry<Services>(features: readonly Feature<Services>[]): Registry<Services> {
  const added = new Set<string>();
  const entries = new Map<string, unknown>();
  const owners = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  const addOne = ({ id, provides }: Feature<Services>): void => {
    if (added.has(id)) return;
    added.add(id);
    for (const [kind, provided] of Object.entries(provides)) {
      for (const [name, entry] of Object.entries(provided)) {
        const key = `${kind}/${name}`;
        const owner = owners.get(key);
        if (owner !== undefined) {
          throw new DuplicateEntryError(`${key} is offered by the features "${owner}" and "${id}".`);
        }
        owners.set(key, id);
        entries.set(key, entry);
        namesOf.set(kind, [...(namesOf.get(kind) ?? []), name]);
      }
    }
  };
  for (const feature of features) addOne(feature);
  return {
    add: (later) => later.forEach(addOne),
    find: <Kind extends SlotKind>(kind: Kind, name: string) =>
      (entries.get(`${kind}/${name}`) ?? null) as SlotKinds<Services>[Kind] | null,
    names: (kind) => namesOf.get(kind) ?? [],
  };
}
