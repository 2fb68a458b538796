/** Checks the interface texts: equal keys and placeholders in every language, plain text, and no unknown keys in source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/engine/brand/json.ts';
import { readJsonSource } from '../brand-files/jsonSource.ts';
import { PLACEHOLDER, placeholdersOf, pluralCategories, pluralFormOf } from '../brand-files/languages/pluralForms.ts';
import { otherWords } from './glossary.ts';
import { textUses } from './textUses.ts';

export interface Finding {
  /** Path from the project's root; for source with its line. */
  file: string;
  /** Key of the text; empty for the whole file. */
  key: string;
  problem: string;
}

/** Files of the project by path: `locales/<language>/<namespace>.json` and source. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** The reference language: all others must have its keys. */
const REFERENCE = 'en';
export const LANGUAGES = [REFERENCE, 'pt', 'zh-CN', 'id', 'th', 'vi'];

const IN_A_NAMESPACE = /^locales\/([^/]+)\/([^/]+)\.json$/;
const MARKUP = /<\/?[a-z][^>]*>|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** Keys that the portal must have, in any namespace. */
export const REQUIRED = [
  'in_my_account',
  'in_my_wallet',
  'in_increase_deposit',
  'in_increase_withdrawal',
  'in_transfer_upline',
  'in_betting_record',
  'in_account_record',
  'in_personal_loss',
  'in_bonus_details',
  'in_reward_center',
  'invite_friends',
  'mission_activity',
  'in_platform_information',
  'in_need_true_account',
  'in_registered_successfully',
  'invitation_code_error',
  'inconsistent_twice',
  'checkPass',
  'birthday_limit',
  'member_no_enter',
  'error_not_agent',
  ...Array.from({ length: 21 }, (_, id) => `pattern_${id}`),
];

/** Messages that every language must have, by namespace. */
export const REQUIRED_IN: Record<string, readonly string[]> = {
  errors: [
    'network_abnormal',
    'page_timeout',
    'invalid_url',
    'username_email_not_exist',
    'wrong_real_name',
    'wrong_phone_format',
    'complete_verification',
    'upload_proof',
    'image_too_large',
    'too_many_images',
    'image_type',
    'wrong_password',
    'contact_agent',
    'game_maintenance',
  ],
  rules: [
    'required',
    'empty',
    'password_length',
    'verification_code',
    'mobile_number',
    'real_name_format',
    'phone_format',
    'invitation_code',
    'marked_required',
    'feedback_length',
    'phone_digits',
    'agreement',
  ],
  fields: ['zalo_id', 'whatsapp_id'],
};

const fileOf = (language: string, namespace: string): string => `locales/${language}/${namespace}.json`;

function problemsOf(text: string): string[] {
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() && text.trim() !== '' ? ['begins or ends with a space'] : []),
    ...(MARKUP.test(text) ? ['contains HTML; texts are plain'] : []),
    ...(text.includes('$t(') ? ['refers to another text with $t('] : []),
    ...(/[{}]/.test(text.replace(PLACEHOLDER, '')) ? ['has a brace outside of a {{placeholder}}'] : []),
  ];
}

function checkFile(file: string, content: string): { texts: Map<string, string>; findings: Finding[] } {
  const source = readJsonSource(file, content);
  const findings: Finding[] = source.findings.map(({ line, path, expected, got }) => ({
    file,
    key: path.slice(1),
    problem: `line ${line}: expected ${expected}, got ${got}`,
  }));
  const value: JsonObject = source.value ?? {};
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string') findings.push({ file, key, problem: 'is not a text; namespaces are flat' });
    else {
      texts.set(key, text);
      findings.push(...problemsOf(text).map((problem) => ({ file, key, problem })));
    }
  }
  return { texts, findings };
}

/** Compares a namespace of one language with English. */
function compare(
  tag: string,
  file: string,
  reference: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  const english = Object.fromEntries(reference);
  for (const [key, said] of reference) {
    if (pluralFormOf(key, english) !== null) continue;
    const text = texts.get(key);
    if (text === undefined) findings.push({ file, key, problem: 'is missing' });
    else if (placeholdersOf(text).join() !== placeholdersOf(said).join())
      findings.push({
        file,
        key,
        problem: `has the placeholders [${placeholdersOf(text).join(', ')}], English has [${placeholdersOf(said).join(', ')}]`,
      });
  }
  for (const [key, text] of texts) {
    const form = pluralFormOf(key, english);
    if (form === null && reference.has(key)) continue;
    const base = form === null ? undefined : reference.get(form.base);
    if (form === null || base === undefined) findings.push({ file, key, problem: 'is not in English' });
    else if (!pluralCategories(tag).includes(form.category))
      findings.push({ file, key, problem: `is a plural form; ${tag} has ${pluralCategories(tag).join(', ')}` });
    else if (placeholdersOf(text).join() !== placeholdersOf(base).join())
      findings.push({ file, key, problem: `has other placeholders than ${form.base}` });
  }
  return findings;
}

/** Compares the keys that the source uses with the English ones. */
function checkUses(files: ProjectFiles, english: ReadonlyMap<string, ReadonlyMap<string, string>>): Finding[] {
  return [...files].flatMap(([file, content]) =>
    (IN_A_NAMESPACE.test(file) ? [] : textUses(file, content)).flatMap(({ line, namespace, key, computed, certain }) => {
      const texts = english.get(namespace);
      const at = `${file}:${line}`;
      if (!texts) return certain ? [{ file: at, key: `${namespace}:${key ?? ''}`, problem: 'has no namespace' }] : [];
      const found = key === null || (computed ? [...texts.keys()].some((known) => known.startsWith(key)) : texts.has(key));
      return found ? [] : [{ file: at, key: `${namespace}:${key}`, problem: 'is not in English' }];
    }),
  );
}

/** Checks texts and source by their content. */
export function checkFiles(files: ProjectFiles): Finding[] {
  const findings: Finding[] = [];
  const read = new Map<string, Map<string, string>>();
  for (const [file, content] of files) {
    const language = IN_A_NAMESPACE.exec(file)?.[1];
    if (language === undefined) continue;
    const checked = checkFile(file, content);
    findings.push(...checked.findings);
    read.set(file, checked.texts);
    if (!LANGUAGES.includes(language))
      findings.push({ file, key: '', problem: `is in a folder that is not a language: expected ${LANGUAGES.join(', ')}` });
  }

  const namespaces = new Set([...read.keys()].map((file) => IN_A_NAMESPACE.exec(file)?.[2] ?? ''));
  const english = new Map<string, Map<string, string>>();
  for (const namespace of namespaces) {
    const reference = read.get(fileOf(REFERENCE, namespace));
    if (reference) english.set(namespace, reference);
    for (const language of LANGUAGES) {
      const file = fileOf(language, namespace);
      const texts = read.get(file);
      if (!texts) findings.push({ file, key: '', problem: 'is missing' });
      else if (reference)
        findings.push(
          ...compare(language, file, reference, texts),
          ...otherWords(language, reference, texts).map((one) => ({ file, ...one })),
        );
    }
  }

  const keys = new Set([...english.values()].flatMap((texts) => [...texts.keys()]));
  for (const key of REQUIRED)
    if (!keys.has(key)) findings.push({ file: `locales/${REFERENCE}`, key, problem: 'is in no namespace' });
  for (const [namespace, required] of Object.entries(REQUIRED_IN))
    for (const key of required)
      if (!english.get(namespace)?.has(key)) findings.push({ file: fileOf(REFERENCE, namespace), key, problem: 'is missing' });

  return [...findings, ...checkUses(files, english)];
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

/** Checks the texts of the project at `root` and their uses in source; tests and fixtures may use any key. */
export function checkLocales(root: string): Finding[] {
  const paths = [
    ...filesBelow(root, 'locales').filter((file) => IN_A_NAMESPACE.test(file)),
    ...filesBelow(root, 'src').filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)),
  ];
  return checkFiles(new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}
