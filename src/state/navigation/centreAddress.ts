import type { PanelMenu } from '#engine/records/panels.ts';

/** What of a centre stands in the address: `?centre=member.transactionHistory&c.type=DEPOSIT&c.page=2`. */
export interface CentreAddress {
  menu: PanelMenu;
  /** Empty for the first panel of the menu. */
  panel: string;
  /** Filters, page and view, by name. */
  values: Readonly<Record<string, string>>;
}

/** The value with the id whose records are shown, for views that lead from a row to those below it. */
export const UNDER = 'under';

const KEY = 'centre';
const VALUE = 'c.';

/** The centre that an address opens; null where it opens none. */
export function centreOf(search: string): CentreAddress | null {
  const query = new URLSearchParams(search);
  const [menu = '', panel = ''] = (query.get(KEY) ?? '').split('.');
  if (menu !== 'member' && menu !== 'agent') return null;
  const values = [...query].filter(([key]) => key.startsWith(VALUE)).map(([key, value]) => [key.slice(VALUE.length), value]);
  return { menu, panel, values: Object.fromEntries(values) };
}

/** Menu and panel of the centre that an address names, such as `member.messageV2`; null for none. */
export function panelIn(address: string): string | null {
  const centre = centreOf(address.slice(address.indexOf('?') + 1));
  return centre === null ? null : `${centre.menu}.${centre.panel}`;
}

/** The same path and query with another centre, or with none. Keys that are not the centre's stay. */
export function withCentre(path: string, centre: CentreAddress | null): string {
  const [pathname = '/', search = ''] = path.split('?');
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== KEY && !key.startsWith(VALUE));
  const query = new URLSearchParams(others);
  if (centre !== null) {
    query.set(KEY, centre.panel === '' ? centre.menu : `${centre.menu}.${centre.panel}`);
    for (const [key, value] of Object.entries(centre.values)) if (value !== '') query.set(VALUE + key, value);
  }
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
