import { afterEach, expect, test } from 'vitest';
import { applySheets, applyWaitingStyles } from './waitingStyles.ts';

afterEach(() => document.querySelectorAll('link[data-test]').forEach((link) => link.remove()));

/** A sheet for print, with one rule for the root. */
function waitingSheet(rule: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.dataset['test'] = '';
  const address = `data:text/css,${encodeURIComponent(`@layer ui{:root{${rule}}}`)}`;
  return document.head.appendChild(Object.assign(link, { rel: 'stylesheet', media: 'print', href: address }));
}

const loaded = (link: HTMLLinkElement) => new Promise((resolve) => link.addEventListener('load', resolve));
const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

test('a sheet that has come is applied by a copy behind it, once', async () => {
  const link = waitingSheet('--waited:yes');
  await loaded(link);
  expect(valueOf('--waited')).toBe('');
  applySheets();
  await expect.poll(() => valueOf('--waited')).toBe('yes');
  applySheets();
  applyWaitingStyles();
  expect([...document.querySelectorAll('link[data-test]')].map((one) => (one as HTMLLinkElement).media)).toEqual([
    'not all',
    'all',
  ]);
});

test('a sheet that has not come yet is applied when it comes', async () => {
  waitingSheet('--late:yes');
  applySheets();
  await expect.poll(() => valueOf('--late')).toBe('yes');
});

test('the sheet of the theme is not applied', () => {
  const link = waitingSheet('--themed:yes');
  link.setAttribute('href', '/theme.css');
  applySheets();
  expect(link.media).toBe('print');
});
