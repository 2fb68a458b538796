import type { Portal } from '#state/portal/portal.ts';

/** Opens the search over the page; not a second time, and not over what must be answered first. */
export function openSearch(portal: Portal): void {
  const { modals, dialogs } = portal.overlayStore.getState();
  if (dialogs.length > 0 || modals.some(({ name, locked }) => locked || name === 'searchModal')) return;
  void portal.overlay.openModal('searchModal');
}
