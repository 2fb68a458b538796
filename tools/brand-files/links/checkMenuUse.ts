import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import type { MenuEntry } from '#contract/types.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';

/** Page whose chapters are hash targets, and its further targets. */
const HELP = { page: 'help', targets: ['lines'] };

const menusFile = 'menus.json';

/** Hash targets of the help page, as the sandbox's platform has them. */
const helpTargets = (context: CheckContext): string[] => [
  ...Object.keys((context.sandbox['content']?.['help'] as object | undefined) ?? {}),
  ...HELP.targets,
];

function checkHash(context: CheckContext, file: string, pointer: string, page: string | undefined, hash: string): void {
  if (/^[#?]/.test(hash)) {
    say(context, { rule: 'wrong-value', file, pointer, expected: `the target without "${hash[0]}"`, got: shown(hash) });
  } else if (page === HELP.page) {
    const expected = 'a chapter of the help page';
    sayUnknown(context, { rule: 'unknown-anchor', file, pointer }, hash, helpTargets(context), expected);
  }
}

function checkTarget(context: CheckContext, at: string, entry: MenuEntry): void {
  const route = entry.route === undefined ? undefined : ownEntry(context.brand.layout.routes, entry.route);
  const where = (key: string) => ({ file: menusFile, pointer: `${at}/${key}` });
  if (entry.path !== undefined && route === undefined)
    say(context, { rule: 'no-effect', ...where('path'), expected: 'a route, whose path it is', got: shown(entry.path) });
  else if (entry.path !== undefined && route !== undefined)
    sayUnknown(
      context,
      { rule: 'unknown-path', ...where('path') },
      entry.path,
      route.paths,
      `a path of the route "${entry.route}"`,
    );
  if (entry.spread === true && entry.menu === undefined)
    say(context, { rule: 'no-effect', ...where('spread'), expected: 'a menu, whose entries it spreads', got: 'no menu' });
  // an entry of a category lists vendors below itself, a badge counts what waits in the portal
  for (const key of ['category', 'badge', 'params'] as const) {
    if (entry.link === undefined || entry[key] === undefined) continue;
    say(context, {
      rule: 'no-effect',
      ...where(key),
      expected: `no ${key} beside a link to another site`,
      got: shown(entry[key]),
    });
  }
  const { params = {} } = entry;
  if (route === undefined) return;
  const known = new Set([
    'hash',
    'query',
    ...route.paths.flatMap((path) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)),
  ]);
  for (const [name, value] of Object.entries(params)) {
    const pointer = pointerTo(`${at}/params`, name);
    if (!known.has(name)) {
      const expected = `one of ${[...known].join(', ')}`;
      say(context, { rule: 'unknown-name', file: menusFile, pointer, what: 'key', expected, got: shown(name) });
    }
    if (name === 'hash' || name === 'query')
      checkHash(context, menusFile, pointer, name === 'hash' ? route.page : undefined, value);
  }
}

/** Reports a menu that contains itself. */
function checkCycle(context: CheckContext, start: string): void {
  const { menus } = context.brand;
  const visit = (name: string, path: readonly string[]): void => {
    for (const [entryName, entry] of Object.entries(ownEntry(menus, name)?.entries ?? {})) {
      if (entry.menu === undefined || !ownEntry(menus, name)?.order.includes(entryName)) continue;
      if (entry.menu === start) {
        const pointer = `${pointerTo(`${pointerTo('', name)}/entries`, entryName)}/menu`;
        const got = [...path, name, start].join(' > ');
        say(context, { rule: 'menu-cycle', file: menusFile, pointer, expected: 'a menu that does not contain this one', got });
      } else if (!path.includes(entry.menu)) visit(entry.menu, [...path, name]);
    }
  };
  visit(start, []);
}

/** Reports entries of a brand that its order does not list. */
function checkListed(
  context: CheckContext,
  file: string,
  at: string,
  entries: Readonly<Record<string, unknown>>,
  order: readonly string[],
  orderAt: string,
): void {
  const depthOfEntry = (name: string) => {
    const pointer = pointerTo(at, name);
    const given = context.layers.findIndex(({ sources }) => sources.get(file)?.has(pointer) === true);
    return given;
  };
  for (const name of Object.keys(entries)) {
    // base has entries for brands to list
    if (order.includes(name) || depthOfEntry(name) <= 0) continue;
    const expected = `"${name}" in ${orderAt}: what is not listed is never shown`;
    say(context, { rule: 'no-effect', file, pointer: pointerTo(at, name), what: 'key', expected, got: shown(order) });
  }
}

/** Tokens of the HTML standard for `autocomplete`. */
const AUTOFILL =
  /^(?:off|on|(?:section-[a-z0-9-]+ )?(?:(?:shipping|billing) )?(?:(?:home|work|mobile|fax|pager) )?(?:name|honorific-(?:prefix|suffix)|given-name|additional-name|family-name|nickname|username|new-password|current-password|one-time-code|organization(?:-title)?|street-address|address-line[1-3]|address-level[1-4]|country(?:-name)?|postal-code|cc-[a-z-]+|transaction-(?:currency|amount)|language|bday(?:-day|-month|-year)?|sex|url|photo|tel(?:-(?:country-code|national|area-code|local(?:-prefix|-suffix)?|extension))?|email|impp)(?: webauthn)?)$/;

function checkForm(context: CheckContext): void {
  const file = 'register-form.json';
  const { fields, order, agreement } = context.brand.registerForm;
  checkListed(context, file, '/fields', fields, order, '/order');
  for (const [name, { types, forceShow = [], autocomplete }] of Object.entries(fields)) {
    const at = pointerTo('/fields', name);
    if (autocomplete !== undefined && !AUTOFILL.test(autocomplete)) {
      const expected = 'an autofill token of HTML, such as username or tel-national';
      say(context, { rule: 'wrong-value', file, pointer: `${at}/autocomplete`, expected, got: shown(autocomplete) });
    }
    forceShow.forEach((form, index) => {
      if (types.includes(form)) return;
      const expected = `a form of types: ${types.join(', ')}`;
      say(context, { rule: 'no-effect', file, pointer: `${at}/forceShow/${index}`, expected, got: shown(form) });
    });
  }
  for (const [name, link] of Object.entries(agreement.links)) {
    const [path = '', hash] = link.split('#');
    const page = Object.values(context.brand.layout.routes).find(({ paths }) => paths.includes(path))?.page;
    if (hash !== undefined) checkHash(context, file, pointerTo('/agreement/links', name), page, hash);
  }
}

/** Checks that menu entries and form fields are shown and have valid targets. */
export function checkMenuUse(context: CheckContext): void {
  for (const [name, { entries, order }] of Object.entries(context.brand.menus)) {
    const at = `${pointerTo('', name)}/entries`;
    for (const [entryName, entry] of Object.entries(entries)) checkTarget(context, pointerTo(at, entryName), entry);
    checkCycle(context, name);
    checkListed(context, menusFile, at, entries, order, `${pointerTo('', name)}/order`);
  }
  const { sections, order } = context.brand.layout.home;
  checkListed(context, 'layout.json', '/home/sections', sections, order, '/home/order');
  checkForm(context);
}
