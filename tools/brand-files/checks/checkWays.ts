import { ownEntry } from '../../../src/engine/values/ownEntry.ts';
import type { ResolvedBrand } from '#contract/types.ts';
import { type CheckContext, say } from '../checkContext.ts';

type Entry = NonNullable<ResolvedBrand['menus'][string]>['entries'][string];

/** Menus that are on the page at every width and for everybody. */
const always = ['header', 'side'];

const LOGIN = 'loginPopupModal';

/** Checks that people can sign in, sign out and change the language. */
export function checkWays(context: CheckContext): void {
  const { menus, layout, languages } = context.brand;
  const file = 'menus.json';
  const leads = (names: readonly string[], isWay: (entry: Entry) => boolean): boolean =>
    names.some((name) => {
      const { order = [], entries = {} } = ownEntry(menus, name) ?? {};
      const listed = order.map((entry) => ownEntry(entries, entry));
      return listed.some((entry) => entry !== undefined && isWay(entry));
    });
  /** Where the brand removed the usual entry, or else the order that lacks it. */
  const miss = (menu: string, entry: string, expected: string): void => {
    const usual = `/${menu}/entries/${entry}`;
    const pointer = context.removal(file, usual) === null ? `/${menu}/order` : usual;
    say(context, { rule: 'no-way', file, pointer, expected, got: 'none' });
  };
  const opensLogin = ({ modal, route }: Entry) =>
    modal === LOGIN || (route !== undefined && ownEntry(layout.routes, route)?.page === 'login');
  if (!leads(always, opensLogin))
    miss('header', 'login', `an entry with the modal "${LOGIN}" or a route to the page "login", here or in the side menu`);
  const all = Object.keys(menus);
  if (!leads(all, ({ action }) => action === 'logout'))
    miss('avatar', 'logout', 'an entry with the action "logout" in some menu');
  if (languages.supported.length > 1 && !leads(all, ({ submenu }) => submenu === 'language'))
    miss('side', 'language', 'an entry with the submenu "language" in some menu');
}
