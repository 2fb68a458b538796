import { expect, test } from 'vitest';
import { contactSheet } from './contactSheet.ts';
import { wantsWorkbench, workbenchPage } from './workbenchPage.ts';

const asks = (address: string, dest?: string) =>
  wantsWorkbench(new URL(address, 'http://localhost'), dest === undefined ? {} : { 'sec-fetch-dest': dest });

test('requests for the tools, or for options of the tools, get them; their frame and others get the page', () => {
  expect(asks('/?brand=folia&tools=on', 'document')).toBe(true);
  expect(asks('/?frame=390', 'document')).toBe(true);
  expect(asks('/?brand=folia&tools=on', 'iframe')).toBe(false);
  expect(asks('/?brand=folia', 'document')).toBe(false);
  expect(asks('/?panel=', 'document')).toBe(false);
  expect(asks('/?tools=on')).toBe(false);
});

test('pages of the tools escape all names', () => {
  expect(workbenchPage('<b>')).toContain('<title>&lt;b&gt; · preview</title>');
  const picture = { file: 'a.jpg', brand: 'folia', address: '/?open=<i>', title: 'Pages: "home"', detail: 'light, desk' };
  const sheet = contactSheet([picture, { ...picture, file: 'b.jpg', detail: 'dark, desk' }]);
  expect(sheet).not.toContain('<i>');
  expect(sheet.match(/<h2>/g)).toHaveLength(1);
  expect(sheet.match(/<img /g)).toHaveLength(2);
});
