import { expect, test } from 'vitest';
import { contactSheet } from './contactSheet.ts';
import { wantsWorkbench, workbenchPage } from './workbenchPage.ts';

const asks = (address: string, dest?: string) =>
  wantsWorkbench(new URL(address, 'http://localhost'), dest === undefined ? {} : { 'sec-fetch-dest': dest });

test('a browser’s own page gets the tools, a frame and whoever asks for the page alone get the page', () => {
  expect(asks('/?brand=folia', 'document')).toBe(true);
  expect(asks('/?brand=folia', 'iframe')).toBe(false);
  expect(asks('/?tools=off', 'document')).toBe(false);
  expect(asks('/')).toBe(false);
});

test('pages of the tools hold no markup of what they name', () => {
  expect(workbenchPage('<b>')).toContain('<title>&lt;b&gt; · preview</title>');
  const picture = { file: 'a.jpg', brand: 'folia', address: '/?open=<i>', title: 'Pages: "home"', detail: 'light, desk' };
  const sheet = contactSheet([picture, { ...picture, file: 'b.jpg', detail: 'dark, desk' }]);
  expect(sheet).not.toContain('<i>');
  expect(sheet.match(/<h2>/g)).toHaveLength(1);
  expect(sheet.match(/<img /g)).toHaveLength(2);
});
