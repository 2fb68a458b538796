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

/** Screens that replace the app, by registry name. */
export type ScreenName = 'maintenance' | 'restriction' | 'networkError';

export interface SystemState {
  /** False until the platform has admitted the visitor. */
  admitted: boolean;
  /** Replaces the whole app, or null (status 1, 2, and no answer). */
  screen: ScreenName | null;
  /** The visitor's address and the end of the maintenance, once known. */
  permission: Pick<PermissionResponse, 'location' | 'maintenanceEndTime'> | null;
  info: PermissionInfo;
  whitelabel: readonly WhitelabelNode[];
  flags: Flags;
  registerSettings: RegisterSettings;
  /** False when the settings could not be read and none were published: registration is off, with a reason. */
  settingsKnown: boolean;
  announcements: Announcements;
  /** Game categories with vendors, each with its number of games where the platform says so; null until known. */
  categories: ReadonlyMap<string, number | null> | null;
  /** The brand's mirror domains, fastest first; never switched to automatically (D-89). */
  routers: DomainRoute[];
}

/** Flags of a whitelabel tree with the brand's aliases, requirements and prohibitions. */
export function brandFlags(brand: Brand, whitelabel: unknown): Flags {
  return readFlags(whitelabel, {
    aliases: brand.flags,
    required: brand.regulatory.required,
    forbidden: brand.regulatory.forbidden,
  });
}

/** The published system state; `boot.ts` replaces it once with the platform's current one. */
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
