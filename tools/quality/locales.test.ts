import { describe, expect, test } from 'vitest';
import { REQUIRED, REQUIRED_IN, checkFiles } from './locales.ts';
import { textUses } from './textUses.ts';

const LANGUAGES = ['en', 'pt', 'zh-CN', 'id', 'th', 'vi'];

type Texts = Record<string, unknown>;

/** A valid project: the required keys and a greeting with a placeholder, in all languages. */
function project(change: (files: Map<string, string>, texts: (path: string, change: (texts: Texts) => void) => void) => void) {
  const namespaces: Record<string, Texts> = {
    portal: {
      greeting: 'Hello, {{name}} & friends < 3',
      ...Object.fromEntries(REQUIRED.map((key) => [key, 'Text'])),
    },
    ...Object.fromEntries(
      Object.entries(REQUIRED_IN).map(([name, keys]) => [name, Object.fromEntries(keys.map((key) => [key, 'Text']))]),
    ),
  };
  const files = new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(namespaces).map(([name, texts]): [string, string] => [
        `locales/${language}/${name}.json`,
        JSON.stringify(texts),
      ]),
    ),
  );
  change(files, (path, edit) => {
    const texts = JSON.parse(files.get(path) ?? '{}') as Texts;
    edit(texts);
    files.set(path, JSON.stringify(texts));
  });
  return checkFiles(files);
}

/** The findings after one text is replaced. */
const withText = (language: string, key: string, text: unknown) =>
  project((_, edit) => edit(`locales/${language}/portal.json`, (texts) => (texts[key] = text)));

test('one thing has one word in a language', () => {
  const said = (portuguese: string) =>
    project((_, edit) => {
      for (const language of LANGUAGES)
        edit(
          `locales/${language}/portal.json`,
          (texts) => (texts['team'] = language === 'pt' ? portuguese : '下级 ดาวน์ไลน์ tuyến dưới downline'),
        );
      edit('locales/en/portal.json', (texts) => (texts['team'] = 'Your downlines'));
    });
  expect(said('Seus downlines')).toEqual([]);
  expect(said('Seus indicados')).toEqual([
    {
      file: 'locales/pt/portal.json',
      key: 'team',
      problem: expect.stringContaining('has another word for "downlines"'),
    },
  ]);
});

/** The findings for a source file with valid texts. */
const withSource = (content: string) => project((files) => files.set('src/Example.tsx', content));

test('a valid project has no findings', () => {
  expect(project(() => {})).toEqual([]);
});

describe('found in a language', () => {
  test('a key that is missing', () => {
    expect(project((_, edit) => edit('locales/th/portal.json', (texts) => delete texts['greeting']))).toEqual([
      { file: 'locales/th/portal.json', key: 'greeting', problem: 'is missing' },
    ]);
  });

  test('a key that English does not have', () => {
    expect(withText('vi', 'welcome', 'Chào')).toEqual([
      { file: 'locales/vi/portal.json', key: 'welcome', problem: 'is not in English' },
    ]);
  });

  test('a plural form of another language, of a text without numbers, or with other placeholders', () => {
    expect(withText('pt', 'greeting_one', 'Oi, {{name}}')).toEqual([]);
    expect(withText('vi', 'greeting_one', 'Chào {{name}}')).toEqual([
      { file: 'locales/vi/portal.json', key: 'greeting_one', problem: 'is a plural form; vi has other' },
    ]);
    expect(withText('pt', 'greeting_one', 'Oi')).toEqual([
      { file: 'locales/pt/portal.json', key: 'greeting_one', problem: 'has other placeholders than greeting' },
    ]);
    expect(withText('pt', 'in_my_account_one', 'Conta')).toEqual([
      { file: 'locales/pt/portal.json', key: 'in_my_account_one', problem: 'is not in English' },
    ]);
  });

  test('English counts with forms of its own, which other languages have only where they have the category', () => {
    const counted = (language: string, ...keys: string[]) =>
      project((files) => {
        const file = (one: string) => `locales/${one}/portal.json`;
        for (const one of ['en', 'pt', 'zh-CN', 'id', 'th', 'vi'])
          files.set(file(one), files.get(file(one))!.replace('{', '{ "found": "{{count}} found",'));
        for (const [one, key] of [['en', 'found_one'], ...keys.map((key) => [language, key])] as [string, string][])
          files.set(file(one), files.get(file(one))!.replace('{', `{ "${key}": "{{count}} one",`));
      });
    expect(counted('pt', 'found_one', 'found_many')).toEqual([]);
    expect(counted('vi')).toEqual([]);
    expect(counted('vi', 'found_one')).toEqual([
      { file: 'locales/vi/portal.json', key: 'found_one', problem: 'is a plural form; vi has other' },
    ]);
  });

  test('a namespace that is missing', () => {
    expect(project((files) => files.delete('locales/id/errors.json'))).toEqual([
      { file: 'locales/id/errors.json', key: '', problem: 'is missing' },
    ]);
  });

  test('a namespace that English does not have', () => {
    const findings = project((files) => {
      for (const language of LANGUAGES.slice(1)) files.set(`locales/${language}/extra.json`, '{}');
    });
    expect(findings).toEqual([{ file: 'locales/en/extra.json', key: '', problem: 'is missing' }]);
  });

  test('a folder that is not a language of the portal', () => {
    expect(project((files) => files.set('locales/pt-BR/portal.json', '{}'))).toMatchObject([
      { file: 'locales/pt-BR/portal.json', key: '' },
    ]);
  });
});

describe('found in a text', () => {
  test.each([
    ['another placeholder', 'Olá, {{nome}}', 'has the placeholders [nome], English has [name]'],
    ['no placeholder', 'Olá', 'has the placeholders [], English has [name]'],
    ['a broken placeholder', 'Olá, {{name}} {amount}', 'has a brace outside of a {{placeholder}}'],
    ['a tag', 'Olá, <b>{{name}}</b>', 'contains HTML; texts are plain'],
    ['a character written as in HTML', 'Olá,&nbsp;{{name}}', 'contains HTML; texts are plain'],
    ['another text', 'Olá, {{name}} $t(portal:home)', 'refers to another text with $t('],
    ['a space at its end', 'Olá, {{name}} ', 'begins or ends with a space'],
    ['a namespace inside the namespace', { text: 'Olá' }, 'is not a text; namespaces are flat'],
  ])('%s', (_, text, problem) => {
    expect(withText('pt', 'greeting', text)).toContainEqual({ file: 'locales/pt/portal.json', key: 'greeting', problem });
  });

  test('nothing at all', () => {
    expect(withText('zh-CN', 'checkPass', ' ')).toEqual([
      { file: 'locales/zh-CN/portal.json', key: 'checkPass', problem: 'is empty' },
    ]);
  });

  test('placeholders in another order are the same', () => {
    const findings = project((_, edit) => {
      for (const language of LANGUAGES)
        edit(`locales/${language}/portal.json`, (texts) => {
          texts['greeting'] = language === 'th' ? '{{to}} {{from}} {{to}}' : '{{from}}–{{to}}';
        });
    });
    expect(findings).toEqual([]);
  });
});

describe('found in a file', () => {
  test('that is cut off', () => {
    const findings = project((files) => files.set('locales/vi/fields.json', '{ "zalo_id": "Zalo'));
    expect(findings[0]).toMatchObject({ file: 'locales/vi/fields.json', key: '' });
    expect(findings[0]?.problem).toMatch(/^line 1: expected a closing/);
  });

  test('that is a list', () => {
    expect(project((files) => files.set('locales/vi/fields.json', '["Zalo"]'))).toContainEqual({
      file: 'locales/vi/fields.json',
      key: '',
      problem: 'line 1: expected an object, got ["Zalo"]',
    });
  });

  test('with a key twice', () => {
    const twice = '{ "zalo_id": "1", "whatsapp_id": "2", "zalo_id": "3" }';
    expect(project((files) => files.set('locales/vi/fields.json', twice))).toMatchObject([
      { file: 'locales/vi/fields.json', key: 'zalo_id' },
    ]);
  });
});

test.each(REQUIRED)('the required text %s is missed when no namespace has it', (key) => {
  const findings = project((_, edit) => {
    for (const language of LANGUAGES) edit(`locales/${language}/portal.json`, (texts) => delete texts[key]);
  });
  expect(findings).toEqual([{ file: 'locales/en', key, problem: 'is in no namespace' }]);
});

test('a required message is reported although another namespace has it', () => {
  const findings = project((_, edit) => {
    for (const language of LANGUAGES) {
      edit(`locales/${language}/errors.json`, (texts) => delete texts['page_timeout']);
      edit(`locales/${language}/portal.json`, (texts) => (texts['page_timeout'] = 'Text'));
    }
  });
  expect(findings).toEqual([{ file: 'locales/en/errors.json', key: 'page_timeout', problem: 'is missing' }]);
});

describe('found in source', () => {
  const component = (namespace: string, use: string) =>
    `export function Example() {\n  const { t } = useTranslation(${namespace});\n  return <p>{${use}}</p>;\n}\n`;

  test.each([
    ["'portal'", "t('greting')", 'portal:greting'],
    ['', "t('greting')", 'portal:greting'],
    ["'rules'", "t('greeting')", 'rules:greeting'],
    ["['fields', 'rules']", "t('checkPass')", 'fields:checkPass'],
    ["'rules'", "t('portal:greting', { name })", 'portal:greting'],
    ["'portal'", "t(open ? 'greeting' : 'greting')", 'portal:greting'],
    ["'portal'", 't(`greting_${name}`)', 'portal:greting_'],
    ["'rules'", 't(`portal:greting_${name}`)', 'portal:greting_'],
    ["'portal'", "say({ key: 'errors:page_timout' })", 'errors:page_timout'],
    ["'portal'", "<Box label='errors:page_timout' />", 'errors:page_timout'],
  ])('useTranslation(%s) with %s', (namespace, use, key) => {
    expect(withSource(component(namespace, use))).toEqual([{ file: 'src/Example.tsx:3', key, problem: 'is not in English' }]);
  });

  test('an unknown namespace', () => {
    expect(withSource(component("'purtal'", '1'))).toEqual([
      { file: 'src/Example.tsx:2', key: 'purtal:', problem: 'has no namespace' },
    ]);
    expect(withSource(component("'portal'", "t('purtal:greeting')"))).toEqual([
      { file: 'src/Example.tsx:3', key: 'purtal:greeting', problem: 'has no namespace' },
    ]);
  });

  test.each(["t('greeting')", "t('rules:empty')", 't(`pattern_${id}`)', "open('about:blank')", 't(key)', "translate('greting')"])(
    'nothing in %s',
    (use) => {
      expect(withSource(component("'portal'", use))).toEqual([]);
    },
  );

  test('each component by its own namespace, under its own name', () => {
    const two = `
      function A() { const { t } = useTranslation('portal'); return t('greeting'); }
      function B() { const { t: say } = useTranslation('rules'); return items.map(() => say('empty')); }
      function C(t: (text: string) => string) { return t('anything'); }`;
    expect(withSource(two)).toEqual([]);
    expect(textUses('src/Two.ts', two).filter(({ key }) => key !== null)).toMatchObject([
      { line: 2, namespace: 'portal', key: 'greeting' },
      { line: 3, namespace: 'rules', key: 'empty' },
    ]);
  });
});
