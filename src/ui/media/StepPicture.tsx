import type { ReactNode } from 'react';
import styles from './StepPicture.module.css';

export type StepSubject = 'scan' | 'get' | 'allow' | 'open' | 'install' | 'trust' | 'browser' | 'share' | 'place';

/** Drawing inside the phone of each picture, in units of 72 by 128. */
const screens: Readonly<Record<StepSubject, ReactNode>> = {
  scan: (
    <>
      <path className={styles.ink} d="M14 44v-8h8M50 36h8v8M58 80v8h-8M22 88h-8v-8" />
      <path className={styles.fill} d="M24 46h10v10H24zM38 46h10v10H38zM24 60h10v10H24zM38 60h4v4h-4zM44 66h4v4h-4z" />
      <path className={styles.accentLine} d="M10 62h52" />
    </>
  ),
  get: (
    <>
      <circle className={styles.primary} cx="36" cy="56" r="20" />
      <path className={styles.onPrimary} d="M36 46v18m-8-7 8 8 8-8" />
      <path className={styles.track} d="M16 92h40" />
      <path className={styles.accentLine} d="M16 92h26" />
    </>
  ),
  allow: (
    <>
      <path className={styles.line} d="M12 36h28M12 46h18M12 84h24M12 94h16" />
      <rect className={styles.primary} x="32" y="56" width="30" height="17" rx="8.5" />
      <circle className={styles.paper} cx="53.5" cy="64.5" r="6" />
    </>
  ),
  open: (
    <>
      <rect className={styles.primary} x="18" y="36" width="36" height="36" rx="9" />
      <path className={styles.onPrimary} d="m27 54 7 7 12-13" />
      <rect className={styles.accentFill} x="18" y="86" width="36" height="11" rx="5.5" />
    </>
  ),
  install: (
    <>
      <rect className={styles.tile} x="18" y="36" width="36" height="36" rx="9" />
      <path className={styles.primaryLine} d="M36 43a11 11 0 1 1-10.5 7.7" />
      <rect className={styles.accentFill} x="20" y="86" width="32" height="12" rx="6" />
    </>
  ),
  trust: (
    <>
      <path className={styles.primary} d="M36 34 54 40v14c0 11-7.6 18-18 22-10.4-4-18-11-18-22V40z" />
      <path className={styles.onPrimary} d="m28 54 6 6 11-11" />
      <path className={styles.line} d="M16 92h40M24 101h24" />
    </>
  ),
  browser: (
    <>
      <rect className={styles.tile} x="10" y="24" width="52" height="13" rx="6.5" />
      <circle className={styles.accentFill} cx="17" cy="30.5" r="3" />
      <path className={styles.line} d="M24 30.5h28" />
      <rect className={styles.primary} x="10" y="44" width="52" height="30" rx="6" />
      <path className={styles.line} d="M10 84h52M10 94h34" />
    </>
  ),
  share: (
    <>
      <path className={styles.ink} d="M26 56h-6v32h32V56h-6" />
      <path className={styles.primaryLine} d="M36 76V38m-10 9 10-10 10 10" />
    </>
  ),
  place: (
    <>
      <rect className={styles.tile} x="12" y="32" width="20" height="20" rx="5" />
      <rect className={styles.tile} x="40" y="32" width="20" height="20" rx="5" />
      <rect className={styles.tile} x="12" y="60" width="20" height="20" rx="5" />
      <rect className={styles.primary} x="40" y="60" width="20" height="20" rx="5" />
      <path className={styles.onPrimary} d="M50 65v10m-5-5h10" />
      <rect className={styles.tile} x="12" y="94" width="48" height="10" rx="5" />
    </>
  ),
};

/** A phone that illustrates a step; decorative. */
export function StepPicture({ subject }: { subject: StepSubject }) {
  return (
    <svg className={styles.picture} viewBox="0 0 200 140" aria-hidden="true" focusable="false" data-subject={subject}>
      <path
        className={styles.ground}
        d="M22 96c-16-40 14-84 62-84 32 0 34 20 62 22 34 3 48 38 34 66-10 20-28 30-46 30H60c-18 0-32-16-38-34z"
      />
      <circle className={styles.accentFill} cx="38" cy="34" r="5" />
      <path className={styles.spark} d="m166 24 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
      <g transform="translate(64 6)">
        <rect className={styles.phone} x="1" y="1" width="70" height="126" rx="13" />
        <rect className={styles.screen} x="6" y="6" width="60" height="116" rx="9" />
        <path className={styles.notch} d="M28 12h16" />
        {screens[subject]}
      </g>
    </svg>
  );
}
