import type { AppKind } from '#state/content/apps.ts';
import type { IconName } from '#ui/icon/iconNames.ts';
import type { StepSubject } from '#ui/media/StepPicture.tsx';

/** The four steps of each app; their texts are `<kind>_<step>_title` and `_text`. */
export const appSteps: Readonly<Record<AppKind, readonly StepSubject[]>> = {
  android: ['scan', 'get', 'allow', 'open'],
  ios: ['scan', 'install', 'trust', 'open'],
  lite: ['browser', 'share', 'place', 'open'],
};

export const appIcons: Readonly<Record<AppKind, IconName>> = { android: 'smartphone', ios: 'tablet-smartphone', lite: 'zap' };
