import type { PortalUnderTest } from './portal.ts';

/** Navigates within the running portal, like one of its links. */
export const navigateInApp = ({ page }: Pick<PortalUnderTest, 'page'>, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
