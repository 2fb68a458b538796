/** True while a page is rendered to HTML, and while that page hydrates. */
export const inPublishedForm = (): boolean => typeof document === 'undefined' || document.querySelector('[data-fault]') !== null;
