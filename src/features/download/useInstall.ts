import { useSyncExternalStore } from 'react';
import { canInstall, onInstallOffer } from '#platform/browser/installOffer.ts';

/** Whether the browser offers to install the site. */
export const useInstall = (): boolean => useSyncExternalStore(onInstallOffer, canInstall, () => false);
