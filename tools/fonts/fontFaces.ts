import { ownEntry } from '../../src/engine/values/ownEntry.ts';
import { scriptOf } from '../../src/engine/values/languageCatalogue.ts';
import { htmlLangOf } from '../../src/engine/values/languages.ts';
import { fontFamilies, type FontFamily } from './families.ts';
import { fontSource, fontUrl, unicodeRanges, type Subset } from './fontFiles.ts';

/** The files of a brand's type faces: rules for `theme.css`, and files to copy. */
export interface FontPlan {
  css: string;
  /** The part of `css` that needs no file: system fonts with the measures of the faces. */
  substitutes: string;
  files: { url: string; source: string }[];
  /** Unknown first names of a font stack; the next name is used. */
  unknown: string[];
}

/** The brand's languages in the platform's codes. */
export interface FontLanguages {
  supported: readonly string[];
  default: string;
}

const LOCAL: Record<FontFamily['substitute'], { regular: string[]; bold: string[] }> = {
  sans: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  },
};

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

const substituteName = (name: string): string => `${name} Substitute`;

/** Subsets beside Latin by script (ISO 15924); the faces have no others, so that systems' fonts show these scripts. */
const ofScripts: Readonly<Record<string, readonly Subset[]>> = {
  Cyrl: ['cyrillic-ext', 'cyrillic'],
  Grek: ['greek-ext', 'greek'],
};

/** If two faces contain a letter the later rule wins, so Vietnamese follows extended Latin. */
function subsetsOf(family: FontFamily, languages: FontLanguages): Subset[] {
  const scripts = new Set(languages.supported.map((code) => scriptOf(htmlLangOf(code))));
  const wanted: Subset[] = [
    ...[...scripts].flatMap((script) => ofScripts[script] ?? []),
    'latin-ext',
    ...(languages.supported.includes('VI') ? (['vietnamese'] as const) : []),
    'latin',
  ];
  const ranges = unicodeRanges(family);
  // rare letters alone would mix two fonts within words
  return wanted.filter((subset) => Object.hasOwn(ranges, subset) && Object.hasOwn(ranges, subset.replace(/-ext$/, '')));
}

function faceRules(name: string, family: FontFamily, subsets: readonly Subset[]): string {
  const ranges = unicodeRanges(family);
  return subsets
    .flatMap((subset) =>
      family.faces.map(
        ({ weight, variant }) =>
          `@font-face{font-family:"${name}";font-style:normal;font-weight:${weight};font-display:swap;` +
          `src:url(${fontUrl(family, subset, variant)}) format("woff2");unicode-range:${ranges[subset] ?? 'U+0-10FFFF'}}`,
      ),
    )
    .join('\n');
}

function substituteRules(name: string, family: FontFamily): string {
  const local = LOCAL[family.substitute];
  const rule = (weight: string, names: string[], size: number) =>
    `@font-face{font-family:"${substituteName(name)}";font-weight:${weight};` +
    `src:${names.map((font) => `local("${font}")`).join(',')};size-adjust:${percent(size)};` +
    `ascent-override:${percent(family.ascent / size)};descent-override:${percent(family.descent / size)};line-gap-override:0%}`;
  return `${rule('1 549', local.regular, family.regular)}\n${rule('550 1000', local.bold, family.bold)}`;
}

/** The first name of a `font-family` list. */
function firstFamily(stack: string): string {
  return (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

const stacksOf = (type: Record<string, string>): [string, string][] =>
  Object.entries(type).filter(([token, stack]) => token.startsWith('font-') && !stack.startsWith('var('));

/** The theme's `type` tokens, with a matching system font after each known face. */
export function withSubstitutes(type: Record<string, string>): Record<string, string> {
  const changed = stacksOf(type).map(([token, stack]) => {
    const name = firstFamily(stack);
    if (!Object.hasOwn(fontFamilies, name)) return [token, stack];
    const rest = stack.split(',').slice(1);
    return [token, [`"${name}"`, `"${substituteName(name)}"`, ...rest].join(',')];
  });
  return { ...type, ...(Object.fromEntries(changed) as Record<string, string>) };
}

/** The faces of a theme's `font-display`, `font-text` and further `font-*` tokens. */
export function planFonts(type: Record<string, string>, languages: FontLanguages): FontPlan {
  const names = [...new Set(stacksOf(type).map(([, stack]) => firstFamily(stack)))];
  const known = names.flatMap((name) => {
    const family = ownEntry(fontFamilies, name);
    return family ? [{ name, family }] : [];
  });
  const files = known.flatMap(({ family }) =>
    subsetsOf(family, languages).flatMap((subset) =>
      family.faces.map(({ variant }) => ({ url: fontUrl(family, subset, variant), source: fontSource(family, subset, variant) })),
    ),
  );
  return {
    css: known
      .map(({ name, family }) => `${faceRules(name, family, subsetsOf(family, languages))}\n${substituteRules(name, family)}\n`)
      .join(''),
    substitutes: known.map(({ name, family }) => substituteRules(name, family).replace('\n', '')).join(''),
    files,
    unknown: names.filter((name) => name !== '' && !Object.hasOwn(fontFamilies, name)),
  };
}
