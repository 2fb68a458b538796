import { createStore } from 'zustand/vanilla';
import type {
  Announcements,
  DomainRoute,
  PermissionInfo,
  PermissionResponse,
  RegisterSettings,
  WhitelabelNode,
} from '#contract/types.ts';
import { type Flags, readFlags } from '#engine/flags/flags.ts';
import type { Brand, Snapshot } from '#engine/brand/snapshot.ts';

/** Full-page replacements of the app, by their name in the registry. */
export type ScreenName = 'maintenance' | 'restriction' | 'networkError';

export interface SystemState {
  /** False until the platform has said that this visitor may use the site. */
  admitted: boolean;
  /** What replaces the whole app, or null for the app itself (status 1, 2, and no answer). */
  screen: ScreenName | null;
  /** The visitor's address and the maintenance's end, once known. */
  permission: Pick<PermissionResponse, 'location' | 'maintenanceEndTime'> | null;
  info: PermissionInfo;
  whitelabel: readonly WhitelabelNode[];
  flags: Flags;
  registerSettings: RegisterSettings;
  /** False when the settings could not be had and none were published: registering is off, with a reason. */
  settingsKnown: boolean;
  announcements: Announcements;
  /** Game categories that have vendors; null until the platform has told them. */
  categories: ReadonlySet<string> | null;
  /** The domains of this brand, fastest first; shown, never switched to by itself (D-89). */
  routers: DomainRoute[];
}

/** The brand's flags over a whitelabel tree: its aliases, what its regulator demands and what it forbids. */
export function brandFlags(brand: Brand, whitelabel: unknown): Flags {
  return readFlags(whitelabel, {
    aliases: brand.flags,
    required: brand.regulatory.required,
    forbidden: brand.regulatory.forbidden,
  });
}

/** The system as the page was published; `boot.ts` replaces it once with what the platform says now. */
export function createSystemStore(snapshot: Snapshot) {
  return createStore<SystemState>(() => ({
    admitted: false,
    screen: null,
    permission: null,
    info: snapshot.permission,
    whitelabel: snapshot.whitelabel,
    flags: brandFlags(snapshot.brand, snapshot.whitelabel),
    registerSettings: snapshot.registerSettings,
    settingsKnown: true,
    announcements: snapshot.announcements,
    categories: null,
    routers: [],
  }));
}

export type SystemStore = ReturnType<typeof createSystemStore>;
