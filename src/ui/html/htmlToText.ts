/** Longer HTML is not parsed: sanitising it would block the page. In UTF-16 units. */
export const HTML_LIMIT = 64 * 1024;

/** The text of HTML without parsing it: tags become spaces, blocks become lines. Linear in time. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(?:p|div|li|h[1-6]|tr)>|<br[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
