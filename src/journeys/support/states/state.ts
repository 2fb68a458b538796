import { expect, type PortalUnderTest } from '../portal.ts';

/** A state of the portal, and the steps to it from an empty browser. */
export interface State {
  name: string;
  /** Default: every brand whose visitors see its pages. */
  brands?: readonly string[];
  reach: (portal: PortalUnderTest) => Promise<void>;
}

/** A page of few elements below overlays. The home page is checked by itself, and takes a second more each time. */
export const LIGHT_PAGE = '/vip';

/** A page, or its placeholder state, at an address. */
export const at =
  (path: string, slot: string, options?: { as?: string }): State['reach'] =>
  async (portal) => {
    await portal.open(path, options);
    await expect(portal.slot(slot)).toBeVisible();
  };

/** The same in a scenario of the sandbox. */
export const within =
  (scenario: string, reach: State['reach']): State['reach'] =>
  async (portal) => {
    await portal.sandbox.scenario(scenario);
    await reach(portal);
  };

/** Selects an option of a segmented control, whose radio buttons are under their labels. */
export const choose = (scope: ReturnType<PortalUnderTest['slot']>, name: string): Promise<void> =>
  scope.getByRole('radio', { name, exact: true }).check({ force: true });
