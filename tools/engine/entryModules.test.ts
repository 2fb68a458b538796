import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { entriesOf } from './entryModules.ts';

test('parses the modules of lazy entries from a feature', () => {
  const program = parseAst(`
    import { Notice } from './Notice.tsx';
    const chunk = () => loadChunk(() => import('./Page.tsx'));
    export const register = defineFeature({
      id: 'register',
      provides: {
        page: { register: lazyEntry(() => import('./RegisterPage.tsx').then((module) => module.RegisterPage)) },
        field: { 'captcha': lazyEntry(async () => (await import('./CaptchaField.tsx')).CaptchaField) },
        section: { notice: Notice, form: lazyEntry(async () => (await chunk()).Form) },
      },
    });
  `);
  expect(entriesOf(program)).toEqual({
    'page/register': './RegisterPage.tsx',
    'field/captcha': './CaptchaField.tsx',
    'section/form': './Page.tsx',
  });
});
