import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { themeCss } from '../brand-files/themeCss.ts';
import { type FontPlan, planFonts, withSubstitutes } from '../fonts/fontFaces.ts';

export interface BrandStyles {
  /** The brand's `theme.css`: layer order, tokens of both themes, faces. */
  css: string;
  fonts: FontPlan;
}

/** A brand's style sheet and fonts. */
export function brandStyles({ brand, theme }: LoadedBrand): BrandStyles {
  const fonts = planFonts({ ...theme.type }, brand.languages);
  const type = withSubstitutes({ ...theme.type }) as typeof theme.type;
  return { css: themeCss({ ...theme, type }).replace(/\n\s*/g, '') + fonts.css, fonts };
}
