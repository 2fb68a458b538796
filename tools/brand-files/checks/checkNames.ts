import type { Condition, Menu, MenuEntry } from '#contract/types.ts';
import { pointerKeys, pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, type Spot, say, sayUnknown } from '../checkContext.ts';
import { sayUnknownText } from '../words/brandWords.ts';

/** Targets of menu entries and their names in findings. */
const targets = {
  route: 'a route of layout.json',
  modal: 'a registered modal',
  action: 'a registered action',
  panel: 'a panel of panels.json',
  menu: 'a menu of menus.json',
  submenu: 'a registered submenu',
  link: 'an https address',
} as const;

type Target = keyof typeof targets;

export const routeHome = (name: string): Spot => ({ file: 'layout.json', pointer: pointerTo('/routes', name) });

/** Where a panel is, or was. */
export function panelHome({ removal }: CheckContext, name: string): Spot {
  const [member, agent] = ['/member', '/agent'].map((at) => ({ file: 'panels.json', pointer: pointerTo(at, name) }));
  return removal(agent!.file, agent!.pointer) === null ? member! : agent!;
}

const list = (value: string | readonly string[] | undefined): readonly string[] => (value === undefined ? [] : [value].flat());

/** Checks the flags, routes and languages that a condition names. */
export function checkCondition(context: CheckContext, file: string, pointer: string, condition: Condition | undefined): void {
  if (!condition) return;
  const { flags, layout, languages } = context.brand;
  const knownFlags = [...Object.keys(flags), ...Object.values(flags).map((flag) => flag.modId)];
  for (const flag of list(condition.flag))
    sayUnknown(
      context,
      { rule: 'unknown-flag', file, pointer: `${pointer}/flag`, home: { file: 'flags.json', pointer: pointerTo('', flag) } },
      flag,
      knownFlags,
      'a name of flags.json',
    );
  for (const route of list(condition.route))
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer: `${pointer}/route`, home: routeHome(route) },
      route,
      Object.keys(layout.routes),
      'a route of layout.json',
    );
  for (const locale of list(condition.locale)) {
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer: `${pointer}/locale` },
      locale,
      languages.supported,
      'a language of brand.json languages.supported',
    );
  }
}

function checkIcon(context: CheckContext, file: string, pointer: string, icon: string | undefined): void {
  if (icon !== undefined)
    sayUnknown(context, { rule: 'unknown-icon', file, pointer }, icon, context.names.icon, 'an icon of the portal');
}

function checkOrder(
  context: CheckContext,
  file: string,
  pointer: string,
  order: readonly string[],
  home: string,
  known: object,
  expected: string,
): void {
  order.forEach((name, index) =>
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer: `${pointer}/${index}`, home: { file, pointer: pointerTo(home, name) } },
      name,
      Object.keys(known),
      expected,
    ),
  );
}

/** The panels that an entry of a menu may open: in the menu of a centre those of that centre, whose reader sees no other. */
function panelsFor({ panels: { member, agent } }: CheckContext, menu: string): string[] {
  if (menu === 'member' || menu === 'agent') return Object.keys(menu === 'agent' ? agent : member);
  return [...Object.keys(member), ...Object.keys(agent)];
}

function checkEntry(context: CheckContext, pointer: string, entry: MenuEntry): void {
  const file = 'menus.json';
  const { layout, menus } = context.brand;
  const { modal, action, submenu } = context.names;
  const [menu = ''] = pointerKeys(pointer);
  const known: Record<Target, readonly string[] | undefined> = {
    route: Object.keys(layout.routes),
    menu: Object.keys(menus),
    modal,
    action,
    panel: panelsFor(context, menu),
    submenu,
    // checkAddresses
    link: undefined,
  };
  const given = (Object.keys(targets) as Target[]).filter((target) => entry[target] !== undefined);
  if (given.length !== 1) {
    const got = given.length === 0 ? 'none' : given.join(' and ');
    say(context, {
      rule: 'menu-target',
      file,
      pointer,
      what: 'key',
      expected: `exactly one of ${Object.keys(targets).join(', ')}`,
      got,
    });
  }
  for (const target of given) {
    const name = entry[target]!;
    sayUnknown(
      context,
      {
        rule: 'unknown-name',
        file,
        pointer: `${pointer}/${target}`,
        ...(target === 'route' ? { home: routeHome(name) } : {}),
        ...(target === 'panel' ? { home: panelHome(context, name) } : {}),
        ...(target === 'menu' ? { home: { file, pointer: pointerTo('', name) } } : {}),
      },
      name,
      known[target],
      target === 'panel' && (menu === 'member' || menu === 'agent') ? `${targets.panel}, of ${menu}` : targets[target],
    );
  }
  sayUnknownText(context, { file, pointer: `${pointer}/label` }, entry.label);
  checkIcon(context, file, `${pointer}/icon`, entry.icon);
  checkCondition(context, file, `${pointer}/when`, entry.when);
  checkCondition(context, file, `${pointer}/enabled`, entry.enabled);
}

function checkMenu(context: CheckContext, name: string, menu: Menu): void {
  const pointer = pointerTo('', name);
  checkOrder(
    context,
    'menus.json',
    `${pointer}/order`,
    menu.order,
    `${pointer}/entries`,
    menu.entries,
    `an entry of the menu "${name}"`,
  );
  for (const [entryName, entry] of Object.entries(menu.entries))
    checkEntry(context, pointerTo(`${pointer}/entries`, entryName), entry);
}

function checkLayout(context: CheckContext): void {
  const file = 'layout.json';
  const { routes, regions, home } = context.brand.layout;
  const owners = new Map<string, string>();
  for (const [name, route] of Object.entries(routes)) {
    const pointer = pointerTo('/routes', name);
    sayUnknown(
      context,
      { rule: 'unknown-name', file, pointer: `${pointer}/page` },
      route.page,
      context.names.page,
      'a registered page',
    );
    route.regions.forEach((region, index) =>
      sayUnknown(
        context,
        {
          rule: 'unknown-name',
          file,
          pointer: `${pointer}/regions/${index}`,
          home: { file, pointer: pointerTo('/regions', region) },
        },
        region,
        Object.keys(regions),
        'a region of layout.json regions',
      ),
    );
    checkCondition(context, file, `${pointer}/when`, route.when);
    checkCondition(context, file, `${pointer}/enabled`, route.enabled);
    route.paths.forEach((path, index) => {
      const owner = owners.get(path);
      if (owner !== undefined)
        say(context, {
          rule: 'path-twice',
          file,
          pointer: `${pointer}/paths/${index}`,
          expected: 'a path of one route',
          got: `"${path}", which already belongs to the route "${owner}"`,
        });
      owners.set(path, name);
    });
  }
  for (const [name, region] of Object.entries(regions)) {
    const pointer = pointerTo('/regions', name);
    sayUnknown(context, { rule: 'unknown-name', file, pointer, what: 'key' }, name, context.names.region, 'a registered region');
    checkCondition(context, file, `${pointer}/when`, region.when);
  }
  checkOrder(context, file, '/home/order', home.order, '/home/sections', home.sections, 'a section of layout.json home.sections');
  for (const [name, section] of Object.entries(home.sections)) {
    const pointer = pointerTo('/home/sections', name);
    const where = section.section === undefined ? { pointer, what: 'key' as const } : { pointer: `${pointer}/section` };
    const expected =
      section.section === undefined ? 'a registered section, or one that names it with "section"' : 'a registered section';
    sayUnknown(context, { rule: 'unknown-name', file, ...where }, section.section ?? name, context.names.section, expected);
    checkCondition(context, file, `${pointer}/when`, section.when);
  }
}

function checkForm(context: CheckContext): void {
  const file = 'register-form.json';
  const { order, fields } = context.brand.registerForm;
  checkOrder(context, file, '/order', order, '/fields', fields, 'a field of register-form.json fields');
  for (const [name, field] of Object.entries(fields)) {
    const pointer = pointerTo('/fields', name);
    sayUnknown(context, { rule: 'unknown-name', file, pointer, what: 'key' }, name, context.names.field, 'a registered field');
    sayUnknownText(context, { file, pointer: `${pointer}/label` }, field.label);
    checkIcon(context, file, `${pointer}/icon`, field.icon);
  }
}

/** Checks that every referenced route, registry entry, flag, text and icon exists. */
export function checkNames(context: CheckContext): void {
  checkLayout(context);
  for (const [name, menu] of Object.entries(context.brand.menus)) checkMenu(context, name, menu);
  checkForm(context);
}
