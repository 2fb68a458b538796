/** Menus that the portal shows wherever they stand. */
export const shownMenus: readonly string[] = [
  'header',
  'avatar',
  'side',
  'bottomBar',
  'footer',
  'categories',
  'member',
  'memberHead',
  'agent',
  'agentHead',
  'agentActions',
];

/** Every menu of the portal; `support` is shown where an entry opens it. */
export const portalMenus: readonly string[] = [...shownMenus, 'support'];
