import i18next, { type i18n } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pseudoText } from './pseudoText.ts';
import { watchTexts } from './textLog.ts';

let texts: i18n;
beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dir: '' } });
  texts = i18next.createInstance();
  await texts.init({
    lng: 'en',
    defaultNS: 'portal',
    resources: { en: { portal: { hello: 'Hello {{name}}', bye: 'Bye' }, login: { leave: 'Bye' } } },
    interpolation: { escapeValue: false },
  });
});
// the tests of a worker share their globals
afterEach(() => void vi.unstubAllGlobals());

it('records every key that has given a text', () => {
  const log = watchTexts(texts);
  expect(texts.t('hello', { name: 'Ana' })).toBe('Hello Ana');
  texts.t('bye');
  texts.t('login:leave');
  expect(log.keysOf('Hello Ana')).toEqual(['portal:hello']);
  expect(log.keysOf('Bye')).toEqual(['portal:bye', 'login:leave']);
  expect(log.keysOf('never said')).toEqual([]);
});

it('shows pseudo texts until switched off, and renders the page again', () => {
  const log = watchTexts(texts);
  const drawn = vi.fn();
  texts.on('languageChanged', drawn);
  log.setMode('pseudo');
  expect(drawn).toHaveBeenCalledOnce();
  expect(texts.t('bye')).toBe('[Býé~~]');
  expect(log.keysOf('[Býé~~]')).toEqual(['portal:bye']);
  log.setMode('rtl');
  expect(texts.t('bye')).toBe('Bye');
  expect(document.documentElement.dir).toBe('rtl');
  log.setMode('plain');
  expect(document.documentElement.dir).toBe('');
});

it('pseudo texts are 40 % longer, and an empty text stays empty', () => {
  expect([...pseudoText('0123456789')]).toHaveLength(16);
  expect(pseudoText('')).toBe('');
});
