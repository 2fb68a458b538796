import type { Condition } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { supportedLanguages } from '#engine/values/languages.ts';
import { type ConditionContext, holds } from './conditions.ts';
import { guardExempt } from './constants.ts';
import type { SlotKind } from './registry.ts';

/** What is asked about, by its name in the brand's files or in the registry. */
export type Subject =
  | { kind: 'menuEntry'; menu: string; name: string }
  /** `path` is the path that was opened, where the answer may depend on it. */
  | { kind: 'route'; name: string; path?: string }
  /** Around the page of the current route, or on every route. */
  | { kind: 'region'; name: string }
  /** On the home page. */
  | { kind: 'section'; name: string }
  /** Visible wherever a feature offers it; what may open it is a menu entry. */
  | { kind: 'panel' | 'action' | 'modal' | 'submenu'; name: string };

/** Everything that visibility depends on. The same context and subject always give the same answer. */
export interface VisibilityContext {
  brand: Brand;
  /** What the features offer; null where they offer nothing of that name. */
  registry: { find: (kind: SlotKind, name: string) => unknown };
  conditions: ConditionContext;
  /** Game categories that have vendors, `INHOUSE` included. Null while the platform has not told: every category counts. */
  categories: ReadonlySet<string> | null;
}

/** Why a subject is hidden or disabled, as data; the inspector has words for it. */
export type Reason =
  /** The list that has to name it does not: `order` of a menu, `regions` of a route, `home.order`. */
  | { code: 'not-listed' }
  /** The brand's files do not describe `what`: a region, a menu entry, or the route or menu that it leads to. */
  | { code: 'not-defined'; what: string }
  /** It leads nowhere. */
  | { code: 'no-target' }
  /** No feature offers `slot`. */
  | { code: 'not-registered'; slot: string }
  /** A condition does not hold under `conditions`. `disabled` leaves the subject visible; choosing it warns. */
  | { code: 'condition'; effect: 'hidden' | 'disabled'; condition: Condition; conditions: ConditionContext }
  /** The platform has no vendors for the category. */
  | { code: 'no-vendors'; category: string }
  /** A list of one language is no choice. */
  | { code: 'one-language' }
  /** Nothing that the menu holds is visible. */
  | { code: 'empty-menu'; menu: string }
  /** The menu shows its first `limit` visible entries. */
  | { code: 'no-room'; limit: number }
  /** The page that is shown is what it opens. */
  | { code: 'shown-already' }
  /** The brand wants its visitors signed in. */
  | { code: 'sign-in-required' }
  /** The login page is for visitors alone. */
  | { code: 'visitors-only' };

export interface Visibility {
  visible: boolean;
  /** Never true for what is hidden: what cannot be seen cannot be reached either. */
  enabled: boolean;
  /** Empty for what is visible and enabled. */
  reasons: readonly Reason[];
}

type Reasons = Generator<Reason, void>;

/** Decides whether a subject is shown and may be used. Menus, routes, regions, sections and the inspector ask nothing else. */
export function visibility(subject: Subject, context: VisibilityContext): Visibility {
  const reasons = [...reasonsOf(subject, context)];
  return { visible: !reasons.some(hides), enabled: reasons.length === 0, reasons };
}

/** True while the brand wants whoever is here to sign in first. */
export const mustSignIn = ({ brand, conditions }: VisibilityContext): boolean =>
  brand.loginedToHomePage && conditions.roles.has('visitor');

/**
 * Whether the slot of a region or section is rendered: what is visible, and a name that no feature offers, which the
 * slot reports.
 */
export const rendersSlot = ({ reasons }: Visibility): boolean => reasons.every(({ code }) => code === 'not-registered');

const hides = (reason: Reason): boolean => reason.code !== 'condition' || reason.effect === 'hidden';

/** Names come as data: one that every object has, such as `constructor`, is not defined. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function* reasonsOf(subject: Subject, context: VisibilityContext): Reasons {
  const { layout } = context.brand;
  switch (subject.kind) {
    case 'menuEntry':
      yield* ofMenuEntry(subject.menu, subject.name, context, []);
      return yield* ofRoom(subject.menu, subject.name, context);
    case 'route': {
      yield* ofRoute(subject.name, context);
      const exempt = (guardExempt as readonly (string | undefined)[]).includes(subject.path);
      if (!exempt && mustSignIn(context)) yield { code: 'sign-in-required' };
      return;
    }
    case 'region': {
      const region = own(layout.regions, subject.name);
      if (!region) return yield { code: 'not-defined', what: `region/${subject.name}` };
      const listed = own(layout.routes, context.conditions.route)?.regions ?? [];
      if (!region.everyRoute && !listed.includes(subject.name)) yield { code: 'not-listed' };
      yield* ofConditions(region, context.conditions);
      break;
    }
    case 'section':
      if (!layout.home.order.includes(subject.name)) yield { code: 'not-listed' };
      yield* ofConditions(own(layout.home.sections, subject.name), context.conditions);
  }
  yield* ofSlot(subject.kind, subject.name, context);
}

/** Slots that a menu entry may lead to. */
const slotKinds = ['modal', 'action', 'panel', 'submenu'] as const;

/** @param around the menus that this one stands in: one that holds itself is empty there. */
function* ofMenuEntry(menu: string, name: string, context: VisibilityContext, around: readonly string[]): Reasons {
  const { brand, conditions, categories } = context;
  const described = own(brand.menus, menu);
  if (!described?.order.includes(name)) yield { code: 'not-listed' };
  const entry = described && own(described.entries, name);
  if (!entry) return yield { code: 'not-defined', what: `menu/${menu}/${name}` };

  yield* ofConditions(entry, conditions);
  if (entry.category && categories?.has(entry.category) === false) yield { code: 'no-vendors', category: entry.category };

  const kind = slotKinds.find((one) => entry[one]);
  if (entry.route) yield* ofRoute(entry.route, context);
  else if (entry.menu) yield* ofMenu(entry.menu, context, [...around, menu]);
  else if (kind) yield* ofSlot(kind, entry[kind]!, context);
  else yield { code: 'no-target' };
  if (entry.submenu === 'language' && supportedLanguages(brand).length < 2) yield { code: 'one-language' };
  if (entry.modal === 'registerModal' && conditions.route === 'register') yield { code: 'shown-already' };
}

const BOTTOM_BAR_ROOM = 5;

function* ofRoom(menu: string, name: string, context: VisibilityContext): Reasons {
  if (menu !== 'bottomBar') return;
  const order = context.brand.menus[menu]?.order ?? [];
  const before = order.slice(0, order.indexOf(name)).filter((other) => ![...ofMenuEntry(menu, other, context, [])].some(hides));
  if (before.length >= BOTTOM_BAR_ROOM) yield { code: 'no-room', limit: BOTTOM_BAR_ROOM };
}

function* ofMenu(name: string, context: VisibilityContext, around: readonly string[]): Reasons {
  const menu = around.includes(name) ? undefined : own(context.brand.menus, name);
  if (!menu) return yield { code: 'not-defined', what: `menu/${name}` };
  const isVisible = (entry: string) => ![...ofMenuEntry(name, entry, context, around)].some(hides);
  if (!menu.order.some(isVisible)) yield { code: 'empty-menu', menu: name };
}

/** The route for whoever is signed in as the brand wants: an entry that leads to the login first stays visible. */
function* ofRoute(name: string, context: VisibilityContext): Reasons {
  const route = own(context.brand.layout.routes, name);
  if (!route) return yield { code: 'not-defined', what: `route/${name}` };
  yield* ofSlot('page', route.page, context);
  // a condition on the route is about being there
  yield* ofConditions(route, { ...context.conditions, route: name });
  if (route.page === 'login' && !context.conditions.roles.has('visitor')) yield { code: 'visitors-only' };
}

function* ofSlot(kind: SlotKind, name: string, { registry }: VisibilityContext): Reasons {
  if (registry.find(kind, name) === null) yield { code: 'not-registered', slot: `${kind}/${name}` };
}

function* ofConditions({ when, enabled }: { when?: Condition; enabled?: Condition } = {}, conditions: ConditionContext): Reasons {
  for (const [effect, condition] of [
    ['hidden', when],
    ['disabled', enabled],
  ] as const)
    if (condition != null && !holds(condition, conditions)) yield { code: 'condition', effect, condition, conditions };
}
