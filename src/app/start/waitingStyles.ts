/** Applies the style sheets that waited for the first paint; `src/boot.js` does the same where no code is loaded. */
export function applyWaitingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')) link.media = 'all';
}
