import type { Brand, TextResources } from '#engine/snapshot.ts';
import { tag } from './document.ts';
import { heroPreloads } from './heroImage.ts';
import type { FirstView } from './manifest.ts';

export interface HeadParts {
  brand: Brand;
  texts: TextResources;
  /** Canvas colour of the light theme. */
  canvas: string;
  /** Addresses of fonts to load first. */
  fonts: readonly string[];
  /** Address of the boot script. */
  boot: string;
  view: FirstView;
  /** Markup of `#root`. */
  page: string;
}

/** Attributes of the root element: the brand, its default language and the light theme. */
export function rootAttributes(brand: Brand, language: string): Record<string, string | true | undefined> {
  return {
    lang: language,
    'data-brand': brand.id,
    'data-theme': 'light',
    'data-keep-theme': brand.theme.forceLightOnMount ? undefined : true,
  };
}

/** Everything about the document but its scripts and styles. */
export function pageMeta(brand: Brand, texts: TextResources, canvas: string): string[] {
  const description = texts['portal']?.['site_description'];
  return [
    tag('title', {}, brand.name),
    ...(description === undefined ? [] : [tag('meta', { name: 'description', content: description })]),
    tag('meta', { name: 'theme-color', content: canvas }),
    tag('link', { rel: 'icon', href: `/images/${brand.images.favicon}` }),
  ];
}

/**
 * The head of a published page. The boot script comes before the first style, the brand's style before the engine's,
 * and every file that the page needs before it is interactive is named, so that none waits for another.
 */
export function pageHead({ brand, texts, canvas, fonts, boot, view, page }: HeadParts): string[] {
  return [
    ...pageMeta(brand, texts, canvas),
    tag('script', { src: boot }, ''),
    ...heroPreloads(page),
    ...fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true })),
    ...['/theme.css', ...view.styles].map((href) => tag('link', { rel: 'stylesheet', href })),
    tag('script', { type: 'module', src: view.script }, ''),
    ...view.preload.map((href) => tag('link', { rel: 'modulepreload', href })),
  ];
}
