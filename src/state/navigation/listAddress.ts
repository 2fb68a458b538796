/** Filters, sorting and page of a list on a page stand in the address: `/pointMall?view=history&r.status=rejected&r.page=2`. */
const VALUE = 'r.';

/** What an address says of the list on its page, by name. */
export function listValuesOf(search: string): Readonly<Record<string, string>> {
  const own = [...new URLSearchParams(search)].filter(([key]) => key.startsWith(VALUE));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(VALUE.length), value]));
}

/** The same path and query with other values of the list; an empty one goes. Keys that are not the list's stay. */
export function withListValues(path: string, values: Readonly<Record<string, string>>): string {
  const [pathname = '/', search = ''] = path.split('?');
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => !key.startsWith(VALUE)));
  for (const [key, value] of Object.entries(values)) if (value !== '') query.set(VALUE + key, value);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
