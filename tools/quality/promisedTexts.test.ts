import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../locales/', import.meta.url);
const languages = readdirSync(folder);
const namespacesOf = (language: string) => readdirSync(new URL(`${language}/`, folder));

/** All keys of a language with a text, in any namespace. */
function keysOf(language: string): Set<string> {
  const texts = namespacesOf(language).map(
    (file) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>,
  );
  return new Set(texts.flatMap((all) => Object.keys(all).filter((key) => (all[key] ?? '').trim() !== '')));
}

const memberLabels = [
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
];
const messages = [
  'in_need_true_account',
  'in_registered_successfully',
  'invitation_code_error',
  'inconsistent_twice',
  'checkPass',
  'birthday_limit',
  'member_no_enter',
  'error_not_agent',
];
const patterns = Array.from({ length: 21 }, (_, id) => `pattern_${id}`);

test('there are six languages', () => {
  expect(languages.sort()).toEqual(['en', 'id', 'pt', 'th', 'vi', 'zh-CN']);
});

test.each(languages)(
  '%s has the 13 labels of the member centre, the named messages and 21 pattern messages (I18-07)',
  (language) => {
    expect(memberLabels).toHaveLength(13);
    const keys = keysOf(language);
    expect([...memberLabels, ...messages, ...patterns].filter((key) => !keys.has(key))).toEqual([]);
  },
);
