import { expect, it } from 'vitest';
import { parseAccounts, readAccounts, secretsOf } from './accounts.ts';

it('reads accounts, and knows their secrets', () => {
  const accounts = parseAccounts(
    'accounts.json',
    '{"member":{"username":"ana","password":"p1"},"registration":{"captcha":"0000"}}',
  );
  expect(accounts.member).toEqual({ username: 'ana', password: 'p1' });
  expect(secretsOf(accounts)).toEqual(['ana', 'p1', '0000']);
});

it.each([
  ['{"member":{"username":"ana"}}', 'accounts.json:1 /member/password: expected a text, got nothing'],
  ['{\n"membre":{}}', 'accounts.json:2 /membre: expected one of member, agent, downline, demo, registration, got "membre"'],
  ['{"agent":[]}', 'accounts.json:1 /agent: expected {username, password}, got a list'],
  ['{"demo":{"username":"d","password":7}}', 'accounts.json:1 /demo/password: expected a text, got a number'],
  [
    '{"demo":{"username":"d","password":"x","pin":"1"}}',
    '/demo/pin: expected one of username, password, paymentPassword, got "pin"',
  ],
  ['{"registration":{"captcha":""}}', '/registration/captcha: expected a text, got an empty text'],
  ['{"registration":"no"}', '/registration: expected an object of texts, got a string'],
  ['{"member":', 'accounts.json:1'],
])('refuses %s', (text, expected) => {
  expect(() => parseAccounts('accounts.json', text)).toThrow(expected);
});

it('shows no value of a wrong file', () => {
  const text = '{"member":{"username":"ana","password":"hush"},"agent":{"username":"otto","password":["hush2"]}}';
  expect(() => parseAccounts('accounts.json', text)).toThrow(/^(?!.*hush)/s);
});

it('names a file that is not there', () => {
  expect(() => readAccounts('/no/such.json')).toThrow('--accounts: /no/such.json cannot be read (ENOENT)');
});
