import { securityCentre } from '#features/security-centre/index.ts';
import type { PortalFeature } from '#state/portal/feature.ts';

/** The features behind the panels of the member centre and the agent centre. */
export const panelFeatures: readonly PortalFeature[] = [securityCentre];
