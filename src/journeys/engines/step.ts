import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { Walker } from './walker.ts';

/** A part of the walk. Each begins with an empty profile and a new state of the platform. */
export interface Step {
  name: string;
  /** Default: all. */
  brands?: readonly string[];
  /** Whether a brand has what the step uses. Default: every brand. */
  needs?: (snapshot: Snapshot) => boolean;
  /** An ordinary run too walks it on a phone in each brand, and at every width in that of tests: brands configure what it shows. */
  everyBrand?: boolean;
  /** Default: at both widths. */
  width?: 390 | 1280;
  walk: (walker: Walker, place: Place) => Promise<void>;
}

export interface Place {
  width: 390 | 1280;
  isPhone: boolean;
}

const slotOf = (name: string): string => `[data-slot="${name}"]`;

/** The selector of the root of a registry entry, or of something in it. */
export const slot = (name: string, inside = ''): string => `${slotOf(name)} ${inside}`.trim();

/** Whether a brand has a page at a path. */
export const hasPath =
  (path: string) =>
  ({ brand }: Snapshot): boolean =>
    Object.values(brand.layout.routes).some(({ paths }) => paths.includes(path));

/** Whether a brand has the centre of agents. */
export const hasAgents = ({ brand }: Snapshot): boolean => brand.menus['agent'] !== undefined;

/** A page of few elements below overlays. */
export const LIGHT_PAGE = '/vip';
