import type { PanelIndex } from '#engine/records/panels.ts';
import type { Announcements, PermissionInfo, RegisterSettings, ResolvedBrand, WhitelabelNode } from '#contract/types.ts';

/** A brand as the engine reads it: all layers merged, without colours, which are in `theme.css`. */
export type Brand = ResolvedBrand;

export type TextResources = Record<string, Record<string, string>>;

/**
 * Data of a published page, with which it renders and hydrates without a request: the brand and the visitor replies of
 * startup, as of publishing.
 */
export interface Snapshot {
  v: 1;
  /** Engine version, the same as in `version.json`. */
  engine: string;
  /** Short hash of the resolved brand and its texts. */
  configHash: string;
  /** Time of publishing, epoch ms. */
  at: number;
  /** A simulated platform answered, which the site says. */
  isSimulated?: true;
  brand: Brand;
  /** The public part of the permission reply's `info`. */
  permission: PermissionInfo;
  whitelabel: WhitelabelNode[];
  registerSettings: RegisterSettings;
  announcements: Announcements;
  /** The panels of the centres, fetched when one is opened. */
  panels: PanelIndex;
  /** Texts of the default language that the first render needs. */
  texts: { language: string; resources: TextResources };
}
