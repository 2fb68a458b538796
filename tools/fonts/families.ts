/**
 * The type faces that a brand's `theme.json` may name. The metrics make a system font match a face, so that the page does not
 * shift when the face loads; `npx tsx tools/fonts/measure.ts` measures them.
 */
export interface FontFamily {
  /** npm package whose `files/` holds the subsets. */
  package: string;
  /** Subset files are `files/<stem>-<subset>-<variant>-normal.woff2`. */
  stem: string;
  /** `font-weight` of each face and the variant in its file name; a variable file covers a range. */
  faces: readonly { weight: string; variant: string }[];
  substitute: 'sans' | 'serif';
  /** Ascent and descent in em. */
  ascent: number;
  descent: number;
  /** Width of running text relative to the system font, at weights 400 and 700. */
  regular: number;
  bold: number;
}

const variable = (stem: string, weight: string, rest: Omit<FontFamily, 'package' | 'stem' | 'faces'>): FontFamily => ({
  package: `@fontsource-variable/${stem}`,
  stem,
  faces: [{ weight, variant: 'wght' }],
  ...rest,
});

export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  'Bricolage Grotesque Variable': variable('bricolage-grotesque', '200 800', {
    substitute: 'sans',
    ascent: 0.93,
    descent: 0.27,
    regular: 1.0389,
    bold: 1.0086,
  }),
  'Manrope Variable': variable('manrope', '200 800', {
    substitute: 'sans',
    ascent: 1.066,
    descent: 0.3,
    regular: 1.0121,
    bold: 0.9961,
  }),
  'Newsreader Variable': variable('newsreader', '200 800', {
    substitute: 'serif',
    ascent: 0.735,
    descent: 0.265,
    regular: 1.039,
    bold: 1.0576,
  }),
  'Hanken Grotesk Variable': variable('hanken-grotesk', '100 900', {
    substitute: 'sans',
    ascent: 1,
    descent: 0.303,
    regular: 1.0008,
    bold: 0.9474,
  }),
  'Phudu Variable': variable('phudu', '300 900', {
    substitute: 'sans',
    ascent: 1.025,
    descent: 0.2,
    regular: 1.0258,
    bold: 0.9381,
  }),
  'Be Vietnam Pro': {
    package: '@fontsource/be-vietnam-pro',
    stem: 'be-vietnam-pro',
    faces: [
      { weight: '400', variant: '400' },
      { weight: '600', variant: '600' },
    ],
    substitute: 'sans',
    ascent: 1,
    descent: 0.265,
    regular: 1.0941,
    bold: 1.0471,
  },
};
