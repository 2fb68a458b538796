import { expect, type PortalUnderTest } from '../portal.ts';

/** Something that the portal can show, and how a person gets there from an empty browser. */
export interface State {
  name: string;
  /** Default: every brand whose visitors see its pages. */
  brands?: readonly string[];
  reach: (portal: PortalUnderTest) => Promise<void>;
}

/** A page, or what stands in its place, at an address. */
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

/** Asks a segmented choice for one of its options; its radio buttons lie under their labels. */
export const choose = (scope: ReturnType<PortalUnderTest['slot']>, name: string): Promise<void> =>
  scope.getByRole('radio', { name, exact: true }).check({ force: true });
