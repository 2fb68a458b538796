import { addFaces } from './fontFaces.ts';

const waiting = () => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');

/** Applies the style sheets that waited for the first paint; `src/early/boot.js` does the same where no code is loaded. */
export function applyWaitingStyles(): void {
  for (const link of waiting()) link.media = 'all';
}

/** Keeps a sheet from being applied, or waited for, again. */
const DONE = 'not all';

/** The brand's theme is in the page: of its sheet, only the faces are new. */
const isTheme = (link: HTMLLinkElement): boolean => link.getAttribute('href') === '/theme.css';

/**
 * Applies the sheets of the engine to a page that contains the rules that it shows. A sheet with layers that changes its
 * medium, or comes before another one, makes Chromium lay out the whole page; one that is added last does not.
 */
export function applySheets(): void {
  for (const link of waiting()) {
    if (isTheme(link)) continue;
    if (link.sheet === null) link.media = 'all';
    else {
      link.after(Object.assign(link.cloneNode(), { media: 'all' }));
      link.media = DONE;
    }
  }
}

/** Adds the brand's faces when the files that the page needs are there. */
export function applyFaces(): void {
  for (const link of waiting()) if (isTheme(link)) void takeFaces(link);
}

async function takeFaces(link: HTMLLinkElement): Promise<void> {
  if (link.sheet === null) await new Promise((resolve) => link.addEventListener('load', resolve));
  if (link.sheet !== null) await addFaces(link.sheet, document.getElementById('root')?.textContent ?? '');
  link.media = DONE;
}
