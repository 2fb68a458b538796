import type { PortalUnderTest } from './portal.ts';

/** Goes to a path within the running portal, as a link of it does. */
export const goWithin = ({ page }: Pick<PortalUnderTest, 'page'>, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
