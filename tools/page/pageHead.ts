import type { Brand, TextResources } from '../../src/engine/brand/snapshot.ts';
import type { Preloads } from './preloads.ts';
import { escapeJson, tag } from './document.ts';
import { heroPreloads } from './heroImage.ts';
import type { FirstView } from './manifest.ts';

export interface HeadParts {
  brand: Brand;
  texts: TextResources;
  /** Canvas colour of the light theme. */
  canvas: string;
  /** Addresses of fonts to load first. */
  fonts: readonly string[];
  boot: string;
  view: FirstView;
  /** Integrity digest of an engine file. */
  integrityOf: (address: string) => string;
  page: string;
  /** For the shell: preloads by path. */
  preloads?: Preloads | undefined;
}

/** Attributes of the root element: brand, default language, light theme, engine version of a build. */
export function rootAttributes(brand: Brand, language: string, engine?: string): Record<string, string | true | undefined> {
  return {
    lang: language,
    'data-brand': brand.id,
    'data-theme': 'light',
    'data-keep-theme': brand.theme.forceLightOnMount ? undefined : true,
    'data-engine': engine,
  };
}

/** The document without scripts and styles. */
export function pageMeta(brand: Brand, texts: TextResources, canvas: string): string[] {
  const description = texts['portal']?.['site_description']?.replaceAll('{{brand}}', brand.name);
  return [
    tag('title', {}, brand.name),
    ...(description === undefined ? [] : [tag('meta', { name: 'description', content: description })]),
    tag('meta', { name: 'theme-color', content: canvas }),
    tag('link', { rel: 'icon', href: `/images/${brand.images.favicon}` }),
  ];
}

/**
 * The head of a published page. The boot script precedes all styles, the brand's style precedes the engine's,
 * and every file that is needed before the page is interactive is preloaded, to avoid a waterfall.
 */
export function pageHead({ brand, texts, canvas, fonts, boot, view, integrityOf, page, preloads }: HeadParts): string[] {
  const integrity = (address: string) => ({ integrity: integrityOf(address) });
  return [
    ...pageMeta(brand, texts, canvas),
    // the boot script reads it
    ...(preloads === undefined ? [] : [`<script type="application/json" id="preloads">${escapeJson(preloads)}</script>`]),
    tag('script', { src: boot, ...integrity(boot) }, ''),
    ...heroPreloads(page),
    // after the styles: on slow lines a font costs as much as the whole first paint
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true, fetchpriority: 'low' }),
    ),
    tag('link', { rel: 'stylesheet', href: '/theme.css' }),
    ...view.styles.map((href) => tag('link', { rel: 'stylesheet', href, ...integrity(href) })),
    tag('script', { type: 'module', src: view.script, ...integrity(view.script) }, ''),
    ...view.preload.map((href) => tag('link', { rel: 'modulepreload', href, ...integrity(href) })),
  ];
}

/** Shown by `src/boot.js` when the page's code fails to load twice. Hidden until then. */
export function unloadedNote(texts: TextResources): string {
  const { chunk_error_title: title = '', chunk_error_text: text = '', retry = '' } = texts['portal'] ?? {};
  const again = tag('a', { class: 'link', href: '' }, retry);
  return `<div id="unloaded" role="alert" hidden>${tag('p', { class: 'h-s' }, title)}${tag('p', {}, text)}${again}</div>`;
}

/** The message for browsers without scripts: the page is readable but not interactive. */
export function noScriptNote(texts: TextResources): string {
  const text = texts['portal']?.['scripts_off'];
  return text === undefined ? '' : `<noscript>${tag('p', { id: 'scriptless' }, text)}</noscript>`;
}
