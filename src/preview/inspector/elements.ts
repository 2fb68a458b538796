import type { Brand } from '#engine/brand/snapshot.ts';

/** The menus of a region or section; the menus that their entries open come last. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  'region/header': ['header', 'avatar'],
  'region/sideMenu': ['side', 'support'],
  'region/bottomBar': ['bottomBar', 'support'],
  'region/footer': ['footer'],
  'section/categories': ['categories'],
};

type Menus = Pick<Brand, 'menus'>['menus'];

const hasEntry = (menus: Menus, menu: string, name: string): boolean =>
  Object.hasOwn(menus, menu) && Object.hasOwn(menus[menu]?.entries ?? {}, name);

/** The nearest slot around, or the one whose reserved space this is. */
function ownerOf(element: Element | null): string | null {
  const { slot, waits } = element?.closest<HTMLElement>('[data-slot], [data-waits]')?.dataset ?? {};
  return slot ?? waits ?? null;
}

/** The name of an element's owner: a menu entry, or the nearest slot. */
export function slotAt(element: Element | null, menus: Menus): string | null {
  const slot = ownerOf(element);
  const entry = element?.closest<HTMLElement>('[data-entry]');
  const name = entry?.dataset['entry'];
  if (entry === null || entry === undefined || name === undefined) return slot;
  const around = entry.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? '';
  const menu = shownIn[around]?.find((candidate) => hasEntry(menus, candidate, name));
  return menu === undefined ? slot : `menu/${menu}/${name}`;
}

/** The element of a name, or the space reserved for it; for an entry of a menu rendered twice the visible one. */
export function elementAt(page: ParentNode, slot: string): Element | null {
  const [place, menu = '', name] = slot.split('/');
  if (place !== 'menu' || name === undefined)
    return page.querySelector(`:is([data-slot="${CSS.escape(slot)}"], [data-waits="${CSS.escape(slot)}"])`);
  const roots = Object.keys(shownIn).filter((root) => shownIn[root]?.includes(menu));
  const found = roots.flatMap((root) => [
    ...page.querySelectorAll(`[data-slot="${CSS.escape(root)}"] [data-entry="${CSS.escape(name)}"]`),
  ]);
  return found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}
