/** Uses of what some supported browser lacks, each with what the page does there. One that nothing needs any more is reported. */
export interface Allowance {
  name: string;
  /** Where; without them, in every file. */
  files?: readonly string[];
  why: string;
}

const ACCOUNT = 'src/features/register-success/GeneratedAccount.module.css';
const BUTTON = 'src/ui/actions/Button.module.css';

export const allowedApis: readonly Allowance[] = [
  {
    name: 'share',
    files: ['src/features/referral/ShareButtons.tsx'],
    why: 'not in Firefox for computers: the button is shown where the function is there, the networks are links everywhere',
  },
  {
    name: '<datalist>',
    files: ['src/features/fields/NationalityField.tsx'],
    why: 'not in Firefox for Android: suggestions only, the field takes what is typed',
  },
  {
    name: '<select size>',
    files: ['src/preview/structure/panels/CallChoice.tsx'],
    why: 'not on phones and tablets: the list opens as a choice there',
  },
  {
    name: 'beforeunload',
    files: ['src/state/drafts/unsaved.ts'],
    why: 'not on iOS: a tab closes there without a question; Back and closing the overlay are asked by the page itself',
  },
  ...['fullscreenEnabled', 'fullscreenElement', 'fullscreenchange', 'exitFullscreen', 'requestFullscreen'].map((name) => ({
    name,
    files: ['src/ui/media/useFullscreen.ts'],
    why: 'not on iPhones: the button is shown where `fullscreenEnabled` is true',
  })),
  {
    name: 'requestIdleCallback',
    files: ['src/early/load.js'],
    why: 'not in Safari: a timer does it there',
  },
  ...['beforeinstallprompt', 'appinstalled'].map((name) => ({
    name,
    files: ['src/platform/browser/installOffer.ts'],
    why: 'Chromium only: elsewhere a menu of the browser installs the site, and the Lite app has its steps',
  })),
  {
    name: 'isComposing',
    files: ['src/ui/dom/isComposing.ts'],
    why: 'false in Safari before 27 for the key that ends a composition: its key code tells it there',
  },
];

export const allowedStyles: readonly Allowance[] = [
  ...['pointer', 'default', 'not-allowed', 'progress', 'grab', 'grabbing'].map((shape) => ({
    name: `cursor: ${shape}`,
    why: 'phones have no cursor',
  })),
  ...['overscroll-behavior', 'overscroll-behavior: contain', 'overscroll-behavior-x', 'overscroll-behavior-x: contain'].map(
    (name) => ({ name, why: 'nowhere whole before 2026: where an area cannot scroll, the page behind it may' }),
  ),
  ...['user-select', 'user-select: all', 'user-select: none'].map((name) => ({
    name,
    files: [name.endsWith('all') ? ACCOUNT : BUTTON, ...(name === 'user-select' ? [ACCOUNT] : [])],
    why: 'Safari has it with its prefix, which the build writes',
  })),
  { name: 'text-size-adjust', files: ['src/ui/styles/base.css'], why: 'Safari has it with its prefix; Firefox needs none' },
  {
    name: ':fullscreen',
    files: ['src/features/game/SeamlessPage.module.css', 'src/parts/launch/LaunchStage.module.css'],
    why: 'not on iPhones, where no button leads there',
  },
  {
    name: ':autofill',
    files: ['src/ui/form/TextField.module.css'],
    why: 'all know it; the data doubts Firefox, where a page cannot set the colour of such a field',
  },
  {
    name: 'resize',
    files: ['src/ui/controls/TextArea.module.css', 'src/preview/calls/ReportTool.module.css'],
    why: 'not on iOS: the field keeps its height and scrolls',
  },
  { name: 'accent-color', files: ['src/ui/controls/RadioCard.module.css'], why: 'Safari before 26.2: the colour of the system' },
  {
    name: 'scrollbar-color',
    files: ['src/ui/styles/base.css'],
    why: 'Safari before 26.2: the scrollbar of the system, which follows `color-scheme`',
  },
  {
    name: 'font-family: ui-monospace',
    files: ['src/features/register-centre/RegisterCentre.module.css'],
    why: 'Safari only: `monospace` follows it',
  },
];
