import type { Condition } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { supportedLanguages } from '#engine/values/languages.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';
import { sectionOf } from '#engine/brand/content.ts';
import { outsideLink } from '#engine/brand/outsideLink.ts';
import type { PanelIndex, PanelMenu } from './records/panels.ts';
import { type ConditionContext, holds } from './conditions.ts';
import { guardExempt } from './constants.ts';
import type { SlotKind } from './registry.ts';

/** The subject of a decision, by its name in the brand's files or in the registry. */
export type Subject =
  | { kind: 'menuEntry'; menu: string; name: string }
  /** `path` is the opened path, where the decision may depend on it. */
  | { kind: 'route'; name: string; path?: string }
  /** Around the page of the current route, or on every route. */
  | { kind: 'region'; name: string }
  /** On the home page. */
  | { kind: 'section'; name: string }
  /** Visible wherever a feature offers it; a menu entry decides who may open it. */
  | { kind: 'panel' | 'action' | 'modal' | 'submenu'; name: string };

/** Everything that visibility depends on: the same context and subject always give the same result. */
export interface VisibilityContext {
  brand: Brand;
  /** The extension of that name; null where no feature offers one. */
  registry: { find: (kind: SlotKind, name: string) => unknown };
  conditions: ConditionContext;
  /** Game categories with vendors, `INHOUSE` included. Null while unknown: then every category counts. */
  categories: Pick<ReadonlySet<string>, 'has'> | null;
  /** Names of the centres' panels; without them no menu entry leads to one. */
  panels?: Pick<PanelIndex, PanelMenu>;
}

/** Why a subject is hidden or disabled, as data; the inspector words it. */
export type Reason =
  /** The list that must name it does not: `order` of a menu, `regions` of a route, `home.order`. */
  | { code: 'not-listed' }
  /** The brand's files do not describe `what`: a region, a menu entry, or the route or menu that it opens. */
  | { code: 'not-defined'; what: string }
  /** It has no target. */
  | { code: 'no-target' }
  | { code: 'not-registered'; slot: string }
  /** It leads to another site that is not https, or on no host of the brand's list. */
  | { code: 'not-allowed'; link: string }
  /** A condition does not hold. With `disabled` the subject stays visible and warns when activated. */
  | { code: 'condition'; effect: 'hidden' | 'disabled'; condition: Condition; conditions: ConditionContext }
  /** The platform has no vendors for the category, or the brand none for the page. */
  | { code: 'no-vendors'; category: string }
  /** Only one language to choose from. */
  | { code: 'one-language' }
  /** Every entry of the menu is hidden. */
  | { code: 'empty-menu'; menu: string }
  /** The menu shows its first `limit` visible entries. */
  | { code: 'no-room'; limit: number }
  /** It opens the current page. */
  | { code: 'shown-already' }
  /** The brand requires sign-in. */
  | { code: 'sign-in-required' }
  /** The login page is for visitors only. */
  | { code: 'visitors-only' };

export interface Visibility {
  visible: boolean;
  /** Never true for a hidden subject. */
  enabled: boolean;
  /** Empty when visible and enabled. */
  reasons: readonly Reason[];
}

type Reasons = Generator<Reason, void>;

/** Decides whether a subject is visible and enabled; the only such decision of the portal. */
export function visibility(subject: Subject, context: VisibilityContext): Visibility {
  const reasons = [...reasonsOf(subject, context)];
  return { visible: !reasons.some(hides), enabled: reasons.length === 0, reasons };
}

/** True while the brand requires sign-in and the visitor is not signed in. */
export const mustSignIn = ({ brand, conditions }: VisibilityContext): boolean =>
  brand.loginedToHomePage && conditions.roles.has('visitor');

/**
 * Whether to render the slot of a region or section: when it is visible, and when no feature offers it, so that the slot
 * reports it.
 */
export const rendersSlot = ({ reasons }: Visibility): boolean => reasons.every(({ code }) => code === 'not-registered');

const hides = (reason: Reason): boolean => reason.code !== 'condition' || reason.effect === 'hidden';

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
      const region = ownEntry(layout.regions, subject.name);
      if (!region) return yield { code: 'not-defined', what: `region/${subject.name}` };
      const listed = ownEntry(layout.routes, context.conditions.route)?.regions ?? [];
      if (!region.everyRoute && !listed.includes(subject.name)) yield { code: 'not-listed' };
      yield* ofConditions(region, context.conditions);
      break;
    }
    case 'section':
      if (!layout.home.order.includes(subject.name)) yield { code: 'not-listed' };
      yield* ofConditions(ownEntry(layout.home.sections, subject.name), context.conditions);
      return yield* ofSlot('section', sectionOf(context.brand, subject.name), context);
  }
  yield* ofSlot(subject.kind, subject.name, context);
}

/** Slots that a menu entry may open. */
const slotKinds = ['modal', 'action', 'submenu'] as const;

/** @param around the menus that contain this one; a menu that contains itself is empty there. */
function* ofMenuEntry(menu: string, name: string, context: VisibilityContext, around: readonly string[]): Reasons {
  const { brand, conditions, categories } = context;
  const described = ownEntry(brand.menus, menu);
  if (!described?.order.includes(name)) yield { code: 'not-listed' };
  const entry = described && ownEntry(described.entries, name);
  if (!entry) return yield { code: 'not-defined', what: `menu/${menu}/${name}` };

  yield* ofConditions(entry, conditions);
  if (entry.category && categories?.has(entry.category) === false) yield { code: 'no-vendors', category: entry.category };

  const kind = slotKinds.find((one) => entry[one]);
  if (entry.route) yield* ofRoute(entry.route, context);
  else if (entry.menu) yield* ofMenu(entry.menu, context, [...around, menu]);
  else if (entry.panel) {
    const { member = [], agent = [] } = context.panels ?? {};
    if (![...member, ...agent].includes(entry.panel)) yield { code: 'not-defined', what: `panel/${entry.panel}` };
  } else if (kind) yield* ofSlot(kind, entry[kind]!, context);
  else if (entry.link) {
    if (outsideLink(brand, entry.link) === null) yield { code: 'not-allowed', link: entry.link };
  } else yield { code: 'no-target' };
  if (entry.route === 'seamless' && brand.games.seamlessVendors.length === 0) yield { code: 'no-vendors', category: entry.route };
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
  const menu = around.includes(name) ? undefined : ownEntry(context.brand.menus, name);
  if (!menu) return yield { code: 'not-defined', what: `menu/${name}` };
  const isVisible = (entry: string) => ![...ofMenuEntry(name, entry, context, around)].some(hides);
  if (!menu.order.some(isVisible)) yield { code: 'empty-menu', menu: name };
}

/** The route as for a signed-in member: an entry that leads through the login stays visible. */
function* ofRoute(name: string, context: VisibilityContext): Reasons {
  const route = ownEntry(context.brand.layout.routes, name);
  if (!route) return yield { code: 'not-defined', what: `route/${name}` };
  yield* ofSlot('page', route.page, context);
  // the route's condition is evaluated as if it were the current route
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
