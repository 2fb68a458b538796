import { expect, test } from 'vitest';
import { chunkGroup, type ModuleFacts } from './chunkGroup.ts';

const feature = (name: string) => `/p/src/features/${name}/chunk.ts`;
const fetched: ModuleFacts = { isEntry: false, importers: [], dynamicImporters: ['/p/src/x/index.ts'] };
const importedBy = (...importers: string[]): ModuleFacts => ({ isEntry: false, importers, dynamicImporters: [] });

const modules: Record<string, ModuleFacts> = {
  [feature('home')]: fetched,
  [feature('register')]: fetched,
  [feature('login')]: fetched,
  [feature('help')]: fetched,
  '/p/src/platform/client.ts': fetched,
  '/p/src/engine/dates.ts': importedBy(feature('home'), feature('register')),
  '/p/src/state/ruleForm.ts': importedBy(feature('register'), '/p/src/features/login/Popup.tsx'),
  '/p/src/features/login/Popup.tsx': importedBy(feature('login')),
  '/p/src/ui/Modal.tsx': importedBy(feature('login'), feature('help')),
  '/p/src/features/help/HelpPage.tsx': importedBy(feature('help')),
  '/p/src/state/member.ts': importedBy(feature('login'), '/p/src/platform/client.ts'),
  [feature('fields')]: fetched,
  '/p/src/ui/SearchSelect.tsx': importedBy(feature('fields')),
  '/p/src/ui/TextField.tsx': importedBy(feature('fields'), '/p/src/features/help/HelpPage.tsx'),
  '/p/src/features/footer/Footer.tsx': fetched,
  '/p/src/features/footer/Logos.tsx': importedBy('/p/src/features/footer/Footer.tsx'),
  '/p/src/features/fields/InputField.tsx': importedBy(feature('register')),
};
const groupOf = (id: string) => chunkGroup(id, { getModuleInfo: (module) => modules[module] ?? null });

test('shared modules go with the screens that share them', () => {
  expect(groupOf('/p/src/engine/dates.ts')).toBe('common');
  expect(groupOf('/p/src/state/ruleForm.ts')).toBe('forms');
  expect(groupOf('/p/src/ui/Modal.tsx')).toBe('dialogs');
  expect(groupOf('/p/src/features/fields/InputField.tsx')).toBe('forms');
  expect(groupOf('/p/src/ui/SearchSelect.tsx')).toBe('forms');
  expect(groupOf('/p/src/ui/TextField.tsx')).toBe('parts');
  expect(groupOf('/p/src/features/footer/Logos.tsx')).toBe('frame');
});

test('what one screen uses alone, and what is not a screen’s, is left to the bundler', () => {
  expect(groupOf('/p/src/features/help/HelpPage.tsx')).toBeNull();
  expect(groupOf('/p/src/state/member.ts')).toBeNull();
  expect(groupOf('/p/src/unknown.ts')).toBeNull();
});
