import type { ComponentType, ReactNode } from 'react';
import type { RegisterFieldEntry } from '#contract/types.ts';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';

/** What a rendered entry spreads on its root element, so that people, tests and tools find it by name. */
export interface SlotProps {
  'data-slot': string;
}

/** The matched route: its name in `layout.json`, the concrete path and the path's parameters. */
export interface RouteMatch {
  name: string;
  path: string;
  params: Record<string, string>;
}

/** The forms that share fields; a rule may be read differently in each. */
export type FormKind =
  | 'register'
  | 'registerMobile'
  | 'login'
  | 'loginSms'
  | 'forgotEmail'
  | 'forgotPhone'
  | 'changePassword'
  | 'feedback';

export interface PageProps {
  slotProps: SlotProps;
  route: RouteMatch;
  /** The banner region, or null where the route has none; the page decides where it stands. */
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
  /** Already translated. */
  label: string;
  rule: FieldRule;
  required: boolean;
  form: FormKind;
  entry: RegisterFieldEntry | null;
}

export interface ModalProps {
  slotProps: SlotProps;
  params: Record<string, string>;
  /** True where the visitor may not put it away: no close button, no Escape. */
  locked: boolean;
  /** Closes this modal and answers the promise that `openModal` gave. */
  close: (result?: unknown) => void;
}

export interface SubmenuProps {
  slotProps: SlotProps;
  /** Closes the menu that holds this list. */
  close: () => void;
}

export interface ScreenProps {
  slotProps: SlotProps;
  /** Try again, where the screen offers it. */
  retry: () => void;
}

export interface PanelProps {
  slotProps: SlotProps;
  name: string;
}

/** Places whose entries are components. */
export interface ComponentSlots {
  /** Rendered for the route whose `page` names it. */
  page: PageProps;
  /**
   * Rendered at its `position` in `layout.json`, on the routes whose `regions` name it or with `everyRoute` on all,
   * while its `when` holds.
   */
  region: RegionProps;
  /** Rendered as a block of the home page, in the order of `layout.json`. */
  section: SectionProps;
  /** Rendered for each enabled field of a form. */
  field: FieldProps;
  /** Rendered over the page while it is open. */
  modal: ModalProps;
  /** Rendered inside an opened menu entry whose content is not a plain menu. */
  submenu: SubmenuProps;
  /** Rendered instead of the whole app: maintenance, restriction, network error, failed page. */
  screen: ScreenProps;
  /** Rendered inside the member centre or the agent centre. */
  panel: PanelProps;
}

/**
 * Every slot kind: the extension manual. A feature offers entries by name; brand files and platform replies ask by
 * name. `Services` is what actions may use; it is bound one layer up (`#state/portal/feature.ts`).
 */
export type SlotKinds<Services> = {
  [Kind in keyof ComponentSlots]: ComponentType<ComponentSlots[Kind]>;
} & {
  /** Run when a menu entry, button or banner that names it is chosen, with the params of the entry. */
  action: (services: Services, params: Record<string, string>) => void | Promise<void>;
  /** Run when a game of that kind is started (`launchKind.ts`); who asks is a member, and the game is open. */
  launch: (services: Services, game: GameToStart) => void | Promise<void>;
};

export type SlotKind = keyof SlotKinds<unknown>;

export interface Feature<Services> {
  id: string;
  /**
   * The build puts its styles into the first page's style sheet: it is around every page, on a prerendered page, or a
   * dialog that opens from one. Read from the source, so write a literal.
   */
  firstStyles?: true;
  provides: { [Kind in SlotKind]?: Record<string, SlotKinds<Services>[Kind]> };
}

export interface Registry<Services> {
  /** The entry of that name, or null when no feature offers it. */
  find<Kind extends SlotKind>(kind: Kind, name: string): SlotKinds<Services>[Kind] | null;
  names(kind: SlotKind): string[];
}

/** Two features that offer one name are a programming error; it is found when the portal starts. */
export class DuplicateEntryError extends Error {
  override name = 'DuplicateEntryError';
}

/** Collects the features' entries. @throws DuplicateEntryError naming both features. */
export function createRegistry<Services>(features: readonly Feature<Services>[]): Registry<Services> {
  const entries = new Map<string, unknown>();
  const owners = new Map<string, string>();
  const namesOf = new Map<string, string[]>();
  for (const feature of features) {
    for (const [kind, provided] of Object.entries(feature.provides)) {
      for (const [name, entry] of Object.entries(provided)) {
        const key = `${kind}/${name}`;
        const owner = owners.get(key);
        if (owner !== undefined) {
          throw new DuplicateEntryError(`${key} is offered by the features "${owner}" and "${feature.id}"; rename one of them.`);
        }
        owners.set(key, feature.id);
        entries.set(key, entry);
        namesOf.set(kind, [...(namesOf.get(kind) ?? []), name]);
      }
    }
  }
  return {
    find: <Kind extends SlotKind>(kind: Kind, name: string) =>
      (entries.get(`${kind}/${name}`) ?? null) as SlotKinds<Services>[Kind] | null,
    names: (kind) => namesOf.get(kind) ?? [],
  };
}
