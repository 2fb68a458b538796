import { tag } from './document.ts';

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]?.replaceAll('&amp;', '&');
}

/** `<source>` elements of the `<picture>` around a position. */
function sourcesAround(page: string, position: number): string[] {
  const before = page.slice(0, position);
  const picture = before.lastIndexOf('<picture');
  if (picture <= before.lastIndexOf('</picture>')) return [];
  return before.slice(picture).match(/<source\b[^>]*>/gi) ?? [];
}

function preload(element: string, media: string): string {
  const srcset = attribute(element, 'srcset');
  const several = srcset !== undefined && /\s/.test(srcset);
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: several ? undefined : (srcset ?? attribute(element, 'src')),
    imagesrcset: several ? srcset : undefined,
    imagesizes: several ? attribute(element, 'sizes') : undefined,
    media: media === '' ? undefined : media,
    type: attribute(element, 'type'),
    fetchpriority: 'high',
  });
}

/**
 * Preloads for the image that the page marks with `fetchpriority="high"`, one for each source of its `<picture>`, so
 * that the browser requests the right one before layout. Empty without such an image.
 */
export function heroPreloads(page: string): string[] {
  const image = /<img\b[^>]*\sfetchpriority="high"[^>]*>/i.exec(page);
  if (!image) return [];
  const excluded: string[] = [];
  const choices = sourcesAround(page, image.index).map((source) => {
    const media = attribute(source, 'media') ?? 'all';
    const link = preload(source, [...excluded, media].join(' and '));
    excluded.push(`(not ${media})`);
    return link;
  });
  return [...choices, preload(image[0], excluded.join(' and '))];
}
