import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { htmlLangOf, supportedLanguages } from '../../../src/engine/values/languages.ts';
import type { Brand, TextResources } from '../../../src/engine/brand/snapshot.ts';
import { offlineScripts, offlineStyle } from '../../engine/engineFiles.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { contentType } from '../../paths/content.ts';
import { tag } from '../page/document.ts';
import { checkedBlock, type BlockHashes, hashOf, type InlineBlocks } from '../page/inlineBlocks.ts';
import { canvasOf, pageMeta, rootAttributes } from '../page/pageHead.ts';

export const OFFLINE_PAGE = 'offline.html';
export const OFFLINE_WORKER = 'offline-worker.js';

interface Blocks {
  style: string;
  script: string;
}

export const offlineBlocks = (engineDir: string): Blocks => ({
  style: checkedBlock(readFileSync(join(engineDir, offlineStyle), 'utf8'), offlineStyle),
  script: checkedBlock(readFileSync(join(engineDir, offlineScripts.page), 'utf8'), offlineScripts.page),
});

/** The hashes of what `offlineDocument` has inline beside the blocks of all pages. */
export const offlineHashes = ({ style, script }: Blocks): BlockHashes => ({ scripts: [hashOf(script)], styles: [hashOf(style)] });

/** Who can be called without a line, from the organisations that help problem gamblers. */
const phones = ({ regulatory }: Brand): { name: string; phone: string }[] =>
  Object.values(regulatory.help ?? {}).flatMap(({ name, phone }) => (phone === undefined ? [] : [{ name, phone }]));

/** The words in one language, hidden but in the brand's first: the script of the page shows those that were chosen, and those of what is missing. */
function words(brand: Brand, code: string, texts: TextResources): string {
  const {
    offline_title: title = '',
    offline_text: text = '',
    offline_back: back = '',
    unreachable_title: unreachable = '',
    unreachable_back: unreachableBack = '',
    offline_phone: phone = '',
  } = texts['screens'] ?? {};
  const called = phones(brand).map(({ name, phone: number }) =>
    tag('dd', {}, `${name}: `).replace('</dd>', `${tag('a', { href: `tel:${number.replaceAll(/[^+\d]/g, '')}` }, number)}</dd>`),
  );
  return [
    tag('section', {
      lang: htmlLangOf(code),
      'data-language': code,
      hidden: code === brand.languages.default ? undefined : true,
    }),
    // without script it is not known whether the device has a line
    tag('h1', { 'data-line': 'off' }, title),
    tag('h1', { 'data-line': 'on', hidden: true }, unreachable),
    tag('p', {}, text),
    tag('p', { 'data-line': 'off' }, back),
    tag('p', { 'data-line': 'on', hidden: true }, unreachableBack),
    // the address is that of the wanted page
    tag('a', { class: 'again', href: '' }, texts['portal']?.['retry'] ?? ''),
    ...(called.length > 0 ? ['<dl>', tag('dt', {}, phone), ...called, '</dl>'] : []),
    '</section>',
  ].join('');
}

/**
 * `/offline.html`: what the service worker shows instead of a page that cannot be fetched. All of it is in the document, as
 * nothing else can be. `textsOf` are the brand's texts of a language (BCP 47).
 */
export function offlineDocument(
  { brand, theme, images }: Pick<LoadedBrand, 'brand' | 'theme' | 'images'>,
  { boot, theme: tokens }: Pick<InlineBlocks, 'boot' | 'theme'>,
  { style, script }: Blocks,
  textsOf: (tag: string) => TextResources,
): string {
  const language = htmlLangOf(brand.languages.default);
  const path = images.get(brand.images.mark);
  const mark =
    path === undefined ? '' : `data:${contentType(`a${extname(path)}`)};base64,${readFileSync(path).toString('base64')}`;
  return [
    '<!doctype html>',
    tag('html', rootAttributes(brand, language)),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    ...pageMeta(brand, textsOf(language), canvasOf(theme)),
    `<script>${boot}</script><style>${tokens}</style><style>${style}</style></head>`,
    '<body><main>',
    mark === '' ? '' : tag('img', { src: mark, alt: brand.name, width: '64', height: '64' }),
    ...supportedLanguages(brand).map(({ code, htmlLang }) => words(brand, code, textsOf(htmlLang))),
    `</main><script>${script}</script></body></html>`,
  ].join('');
}
