/** Shape and type tokens that differ from the base theme. */
export interface Look {
  shape: Readonly<Record<string, string>>;
  type: Readonly<Record<string, string>>;
}

const sans = '"Noto Sans","Noto Sans Thai","Noto Sans SC","Noto Sans KR",system-ui,-apple-system,"Segoe UI",sans-serif';
const serif = '"Noto Serif","Noto Serif Thai",Georgia,serif';

const faces = (display: string, text: string, fallback = sans) => ({
  'font-display': `"${display}",${fallback}`,
  'font-text': `"${text}",${sans}`,
  'font-num': `"${text}",${sans}`,
});

/** Starting looks of a brand; its theme.json can change every value. */
export const looks = {
  round: {
    shape: {
      'radius-xs': '6px',
      'radius-sm': '10px',
      'radius-md': '14px',
      'radius-lg': '18px',
      'radius-xl': '24px',
      'radius-control': '12px',
      'radius-button': '999px',
      'radius-chip': '999px',
      'radius-card': '18px',
      'radius-tile': '16px',
      'radius-modal': '24px',
      'radius-nav': '12px',
      'card-border': '0px',
      'radius-badge': '999px',
      'radius-ibtn': '50%',
      'radius-seg': '999px',
      'radius-seg-item': '999px',
      'logo-weight': '800',
      'logo-tracking': '-0.025em',
    },
    type: {
      ...faces('Bricolage Grotesque Variable', 'Manrope Variable'),
      'display-weight': '800',
      'display-tracking': '-0.025em',
      'heading-font': 'var(--font-display)',
      'display-leading': '1.04',
      'button-weight': '700',
      'eyebrow-weight': '700',
      'w-body': '500',
      'w-medium': '600',
      'w-strong': '700',
    },
  },
  crisp: {
    shape: {
      'radius-xs': '2px',
      'radius-sm': '4px',
      'radius-md': '6px',
      'radius-lg': '8px',
      'radius-xl': '12px',
      'radius-control': '6px',
      'radius-button': '6px',
      'radius-chip': '6px',
      'radius-card': '10px',
      'radius-tile': '8px',
      'radius-modal': '12px',
      'radius-nav': '6px',
      'radius-badge': '4px',
      'radius-ibtn': '6px',
      'radius-seg': '8px',
      'radius-seg-item': '5px',
      'radius-check': '4px',
      'logo-weight': '800',
      'logo-tracking': '-0.02em',
    },
    type: {
      ...faces('Hanken Grotesk Variable', 'Hanken Grotesk Variable'),
      'display-weight': '800',
      'display-tracking': '-0.03em',
      'heading-font': 'var(--font-display)',
    },
  },
  classic: {
    shape: {
      'radius-xs': '2px',
      'radius-sm': '4px',
      'radius-md': '6px',
      'radius-lg': '8px',
      'radius-xl': '10px',
      'radius-control': '6px',
      'radius-button': '6px',
      'radius-chip': '4px',
      'radius-card': '8px',
      'radius-tile': '6px',
      'radius-modal': '10px',
      'radius-nav': '4px',
      'tile-border': '1px',
      'radius-badge': '2px',
      'radius-ibtn': '6px',
      'radius-avatar': '6px',
      'logo-size': '25px',
      'logo-weight': '500',
      'logo-tracking': '0',
    },
    type: {
      ...faces('Newsreader Variable', 'Hanken Grotesk Variable', serif),
      'display-weight': '400',
      'heading-font': 'var(--font-display)',
      'heading-weight': '500',
      'heading-tracking': '-0.012em',
      'display-scale': '1.06',
      'display-leading': '1.04',
    },
  },
  plain: { shape: {}, type: {} },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof looks;

export const lookNames = Object.keys(looks) as LookName[];
