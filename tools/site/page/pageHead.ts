import { documentTitle } from '../../../src/engine/brand/documentTitle.ts';
import type { Theme } from '#contract/types.ts';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { supportedLanguages } from '../../../src/engine/values/languages.ts';
import { type ThemeName, keepsTheme, publishedTheme } from '../../../src/engine/brand/themes.ts';
import type { Preloads } from './preloads.ts';
import { LOBBY_PAGE } from '../../../src/early/lobbyPage.ts';
import { EARLY_PAGE } from '../../../src/early/earlyPage.ts';
import { escapeHtml, escapeJson, tag } from './document.ts';
import { heroPreloads } from './heroImage.ts';
import { indexTags } from './indexing.ts';
import type { InlineBlocks } from './inlineBlocks.ts';
import type { FirstView } from './manifest.ts';

/** The file that says how the site is installed. */
export const APP_MANIFEST = 'app.webmanifest';

/** The colour of a page, by theme. */
type Canvas = Readonly<Record<ThemeName, string>>;

export const canvasOf = ({ color }: Pick<Theme, 'color'>): Canvas => ({ light: color.light.bg, dark: color.dark.bg });

export interface HeadParts {
  brand: Brand;
  texts: TextResources;
  /** Whether search engines may show it, and where: null for a page of several addresses, such as the shell. */
  index: { address: string | null } | null;
  /** Canvas colours of both themes. */
  canvas: Canvas;
  blocks: InlineBlocks;
  view: FirstView;
  /** `src/early/load.js`, which loads the code after the first paint. */
  loader: string;
  /** Integrity digest of an engine file. */
  integrityOf: (address: string) => string;
  page: string;
  /** What the script of a lobby knows. */
  early: unknown;
  /** For the shell: preloads by path. */
  preloads?: Preloads | undefined;
}

/** The addresses of the texts in which a page is not published, as the boot script reads them: `EN:/texts/en.json VI:/texts/vi.json`. */
const otherTexts = (brand: Brand, configHash: string): string =>
  supportedLanguages(brand)
    .filter(({ code }) => code !== brand.languages.default)
    .map(({ code, htmlLang }) => `${code}:/texts/${htmlLang}.json?v=${configHash}`)
    .join(' ');

/** Attributes of the root element: brand, default language, theme; of a build its version and the texts of other languages. */
export function rootAttributes(
  brand: Brand,
  language: string,
  build?: { engine: string; configHash: string },
): Record<string, string | true | undefined> {
  return {
    lang: language,
    'data-brand': brand.id,
    'data-theme': publishedTheme(brand),
    // the boot script reads them
    'data-keep-theme': keepsTheme(brand) || undefined,
    'data-device-theme': brand.theme.default === 'system' || undefined,
    'data-engine': build?.engine,
    'data-others': (build && otherTexts(brand, build.configHash)) || undefined,
  };
}

const HEADING = /<h1\b[^>]*>([^<]*)<\/h1>/;

/** The text of a page's heading, still in HTML. */
const headingOf = (page: string): string => (HEADING.exec(page)?.[1] ?? '').replaceAll('&#x27;', "'");

/** The name of a page in the title of its document, as `DocumentTitle` has it. */
const titleOf = (brand: Brand, page: string): string =>
  `<title>${documentTitle(headingOf(page), escapeHtml(brand.name))}</title>`;

function indexing({ brand, texts, page, index }: Pick<HeadParts, 'brand' | 'texts' | 'page' | 'index'>): string[] {
  if (index === null) return [tag('meta', { name: 'robots', content: 'noindex' })];
  return index.address === null ? [] : indexTags({ brand, texts, heading: headingOf(page), address: index.address });
}

/** The document without scripts and styles. */
export function pageMeta(brand: Brand, texts: TextResources, canvas: Canvas, page = ''): string[] {
  const description = texts['portal']?.['site_description']?.replaceAll('{{brand}}', brand.name);
  return [
    titleOf(brand, page),
    ...(description === undefined ? [] : [tag('meta', { name: 'description', content: description })]),
    tag('meta', {
      name: 'theme-color',
      content: canvas[publishedTheme(brand)],
      'data-light': canvas.light,
      'data-dark': canvas.dark,
    }),
    tag('link', { rel: 'icon', href: `/images/${brand.images.favicon}` }),
  ];
}

/** Whether a page has a form with places for early faults. */
export const hasEarlyForm = (html: string): boolean => html.includes(' data-fault=');

/** A script that answers before the page's code, after what it knows. */
const answering = (id: string, data: unknown, script: string): string[] => [
  `<script type="application/json" id="${id}">${escapeJson(data)}</script>`,
  `<script>${script}</script>`,
];

/** What answers in the form of a page, after its markup: the form is seen before it can be left. */
export const formAnswers = (page: string, known: unknown, { early }: InlineBlocks): string =>
  hasEarlyForm(page) ? answering(EARLY_PAGE, known, early).join('') : '';

/**
 * A sheet that does not delay the first paint: requested after it, or for print until it is applied. Without scripts it applies
 * at once.
 */
const waiting = (kind: Record<string, string>, attributes: Record<string, string>): string[] => [
  tag('link', { ...kind, ...attributes }),
  `<noscript>${tag('link', { rel: 'stylesheet', ...attributes })}</noscript>`,
];

/**
 * The head of a published page: what the next request needs comes first. The scripts are named before the blocks of the first
 * paint, as links that the loader uses after it, the entry the first; the shell, which paints nothing without them, loads them at
 * once. The sheets and the faces of the brand are requested after them and applied when the page's scripts are loaded: the page
 * has the part that it shows. The boot script precedes sheets that it would have to wait for.
 */
export function pageHead({
  brand,
  texts,
  index,
  canvas,
  blocks,
  view,
  loader,
  integrityOf,
  page,
  early,
  preloads,
}: HeadParts): string[] {
  const integrity = (address: string) => ({ integrity: integrityOf(address) });
  const sheets = view.styles.map((href) => ({ href, ...integrity(href) }));
  // a page that is seen without its code: it would compete with the first paint
  const isWaiting = blocks.critical !== '';
  const first = isWaiting ? loader : view.script;
  const code = isWaiting ? [view.script, ...view.preload] : view.preload;
  const rel = isWaiting ? 'deferred' : 'modulepreload';
  const kind = isWaiting ? { rel, as: 'style' } : { rel: 'stylesheet', media: 'print' };
  // the reads of the script in the page are small, and do not queue behind the code
  const priority = blocks.lobby === '' ? {} : { fetchpriority: 'low' };
  return [
    ...pageMeta(brand, texts, canvas, page),
    ...(brand.webApp === undefined ? [] : [tag('link', { rel: 'manifest', href: `/${APP_MANIFEST}` })]),
    ...indexing({ brand, texts, page, index }),
    // the boot script reads it
    ...(preloads === undefined ? [] : [`<script type="application/json" id="preloads">${escapeJson(preloads)}</script>`]),
    ...heroPreloads(page),
    tag('script', { type: 'module', src: first, ...integrity(first) }, ''),
    ...code.map((href) => tag('link', { rel, href, ...priority, ...integrity(href) })),
    `<script>${blocks.boot}</script>`,
    `<style>${blocks.theme}</style>`,
    ...(isWaiting ? [`<style>${blocks.critical}</style>`] : []),
    ...waiting(kind, { href: '/theme.css' }),
    ...(isWaiting ? sheets.flatMap((sheet) => waiting(kind, sheet)) : []),
    ...(blocks.lobby === '' ? [] : answering(LOBBY_PAGE, early, blocks.lobby)),
    ...(isWaiting ? [] : sheets.map((attributes) => tag('link', { rel: 'stylesheet', ...attributes }))),
  ];
}

/** Shown by `src/early/boot.js` when the page's code fails to load twice, and without any style. The page's code hides it. */
export function unloadedNote(texts: TextResources): string {
  const { chunk_error_title: title = '', chunk_error_text: text = '', retry = '' } = texts['portal'] ?? {};
  const again = tag('a', { class: 'link', href: '' }, retry);
  return `<div id="unloaded" role="alert">${tag('p', { class: 'h-s' }, title)}${tag('p', {}, text)}${again}</div>`;
}

/** The message for browsers without scripts: the page is readable but not interactive. */
export function noScriptNote(texts: TextResources): string {
  const text = texts['portal']?.['scripts_off'];
  return text === undefined ? '' : `<noscript>${tag('p', { id: 'scriptless' }, text)}</noscript>`;
}
