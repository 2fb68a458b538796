import type { Announcements, PermissionInfo, RegisterSettings, ResolvedBrand, WhitelabelNode } from '#contract/types.ts';

/** A brand as the engine reads it: every layer merged, without colours (they live in `theme.css`). */
export type Brand = ResolvedBrand;

/** Texts by namespace, then key. */
export type TextResources = Record<string, Record<string, string>>;

/**
 * What a published page carries so that it paints and hydrates without a request: the brand and the visitor's four
 * start-up reads as they were when the brand was published.
 */
export interface Snapshot {
  v: 1;
  /** Engine version, equal in `version.json`. */
  engine: string;
  /** Short hash of the resolved brand and its texts. */
  configHash: string;
  /** When it was published, epoch ms. */
  at: number;
  brand: Brand;
  /** The public part of the permission reply's `info`. */
  permission: PermissionInfo;
  whitelabel: WhitelabelNode[];
  registerSettings: RegisterSettings;
  announcements: Announcements;
  /** The default language's texts that the page needs before anything is fetched. */
  texts: { language: string; resources: TextResources };
}
