import { afterEach, expect, test } from 'vitest';
import boot from './boot.js?raw';

afterEach(() => {
  sessionStorage.removeItem('reloadStamp');
  localStorage.removeItem('theme');
  localStorage.removeItem('language');
  document.body.replaceChildren();
});

/** A document of its own in which the boot script has run, as a published page of an engine has it. */
function bootedDocument(set: (root: HTMLElement) => void = () => undefined): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.documentElement.dataset['engine'] = 'e1';
  page.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#111">');
  set(page.documentElement);
  const script = page.createElement('script');
  script.textContent = boot;
  page.head.append(script);
  return page;
}

/** Whether the page would load again after this element could not be loaded. */
function reloadsAfter(tag: 'link' | 'script', attributes: Readonly<Record<string, string>>): boolean {
  const page = bootedDocument();
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  page.head.append(element);
  element.dispatchEvent(new Event('error'));
  return sessionStorage.getItem('reloadStamp') !== null;
}

test.each([
  { rel: 'preload', as: 'font' },
  { rel: 'preload', as: 'style' },
  { rel: 'preload', as: 'fetch' },
  { rel: 'modulepreload' },
  { rel: 'prefetch' },
  { rel: 'icon' },
])('a hint that could not be loaded has no effect: $rel $as', (attributes) => {
  expect(reloadsAfter('link', attributes)).toBe(false);
});

test('code and styles that could not be loaded do', () => {
  expect(reloadsAfter('script', { type: 'module' })).toBe(true);
  sessionStorage.removeItem('reloadStamp');
  expect(reloadsAfter('link', { rel: 'stylesheet' })).toBe(true);
});

test.each([
  { attributes: {}, stored: 'dark', theme: 'light' },
  { attributes: { keepTheme: '' }, stored: 'dark', theme: 'dark' },
  { attributes: { keepTheme: '' }, stored: 'sepia', theme: 'light' },
  // the browser of the tests is a light device
  { attributes: { deviceTheme: '', theme: 'dark' }, stored: '', theme: 'light' },
  { attributes: { deviceTheme: '', keepTheme: '' }, stored: 'dark', theme: 'dark' },
  { attributes: { theme: 'dark' }, stored: 'light', theme: 'dark' },
])('the first paint has the theme $theme with $attributes and $stored stored (THM-05)', ({ attributes, stored, theme }) => {
  localStorage.setItem('theme', stored);
  const page = bootedDocument((root) => Object.assign(root.dataset, { theme: 'light' }, attributes));
  expect(page.documentElement.dataset['theme']).toBe(theme);
  const isTurned = !('theme' in attributes) || 'deviceTheme' in attributes;
  if (isTurned) expect(page.querySelector('meta')?.content).toBe(theme === 'dark' ? '#111' : '#fff');
});

const others = 'EN:/texts/en.json?v=1 VI:/texts/vi.json?v=1';

test.each([
  { stored: 'EN', words: 'other', texts: '/texts/en.json?v=1' },
  { stored: 'VI', words: 'other', texts: '/texts/vi.json?v=1' },
  // that of the page, one that the brand has not, and none
  { stored: 'PT', words: undefined, texts: null },
  { stored: 'E', words: undefined, texts: null },
  { stored: '', words: undefined, texts: null },
])('with $stored stored, words of another language are not shown, and its texts are asked for', ({ stored, words, texts }) => {
  localStorage.setItem('language', stored);
  const page = bootedDocument((root) => void (root.dataset['others'] = others));
  expect(page.documentElement.dataset['words']).toBe(words);
  expect(page.querySelector('link[as="fetch"]')?.getAttribute('href') ?? null).toBe(texts);
});
