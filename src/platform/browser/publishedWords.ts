/** Shows the words of the page, which `boot.js` hid where it is published in another language than the stored one. */
export function showWords(): void {
  delete document.documentElement.dataset['words'];
}
