import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { themeCss } from '../../brand-files/themeCss.ts';
import { type FontPlan, planFonts, withSubstitutes } from '../../fonts/fontFaces.ts';

export interface BrandStyles {
  /** The brand's `theme.css`: layer order, tokens of both themes, faces. */
  css: string;
  /** The part of `css` for the first paint, inside the HTML: all but the faces with files. */
  inline: string;
  fonts: FontPlan;
}

/** A brand's style sheet and fonts. */
export function brandStyles({ brand, theme }: LoadedBrand): BrandStyles {
  const fonts = planFonts({ ...theme.type }, brand.languages);
  const type = withSubstitutes({ ...theme.type }) as typeof theme.type;
  const tokens = themeCss({ ...theme, type }).replace(/\n\s*/g, '');
  return { css: tokens + fonts.css, inline: tokens + fonts.substitutes, fonts };
}
