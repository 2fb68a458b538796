import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { type CheckContext, say, sayUnknown } from '../checkContext.ts';

const BAR = 'bottomBar';

/** Checks that the shortcuts of the site as an app are entries of the bottom bar that have an address. */
export function checkShortcuts(context: CheckContext): void {
  const { webApp, menus } = context.brand;
  const { entries = {} } = menus[BAR] ?? {};
  webApp?.shortcuts.forEach((name, index) => {
    const where = { file: 'brand.json', pointer: `/webApp/shortcuts/${index}` };
    const home = { file: 'menus.json', pointer: pointerTo(`/${BAR}/entries`, name) };
    sayUnknown(context, { rule: 'unknown-name', ...where, home }, name, Object.keys(entries), `an entry of the menu "${BAR}"`);
    const entry = ownEntry(entries, name);
    if (entry === undefined || entry.route !== undefined || entry.panel !== undefined) return;
    const target = ['action', 'modal', 'menu', 'submenu', 'link'].find((key) => Object.hasOwn(entry, key));
    say(context, {
      rule: 'menu-target',
      ...where,
      expected: 'an entry that leads to a route or a panel',
      got: `one with a ${target}`,
    });
  });
}
