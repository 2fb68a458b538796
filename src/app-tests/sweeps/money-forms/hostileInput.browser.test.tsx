import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionArea } from '#platform/browser/storage.ts';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { createUser } from './user.fixture.ts';
import { rows } from './rows.fixture.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await leavePage();
  vi.unstubAllGlobals();
  sessionArea.clear();
});

const WHOLE = import.meta.env['DEEP'] === 'all';

/** No amount in English, or none that a member may send. */
const amounts = [
  '',
  '   ',
  '0',
  '-1',
  '−1',
  '+5',
  '1e9',
  '1,5,5',
  '0.001',
  '999999999999',
  '9'.repeat(40),
  '٥-',
  '๕๐%',
  '５０５０５０５０５０５０５０',
  '₫1.000',
  '1 00',
  '1.5.5',
  '0x10',
  'NaN',
  'Infinity',
  '5\u202ex',
];

const texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  reward: { socialId: ['', 'abc', '1', '٨', '8'.repeat(40), '<b>84912000001</b>'] },
  'bank card': {
    accountNumber: ['', '   ', '1', 'x-5550001234', '٥', '5'.repeat(10_000), '<b>5550001234</b>'],
  },
  'mobile number': { mobileNum: ['', 'abc', '1', '٩', '9'.repeat(40)] },
  'e-mail address': { email: ['', 'nova', 'nova@', '@mail.example', 'a b@mail.example', `${'x'.repeat(10_000)}@mail.example`] },
  'contact ids': { zalo: ['abc', '٨٤٩١٢', '8'.repeat(40)], telegram: ['x'.repeat(10_000)] },
  'transaction password': { newPassword: ['', '1', 'abcdef', '٦٠٢٩١٤', '6'.repeat(40)] },
};

const inputsOf = ({ form, fields = {} }: (typeof rows)[number]): [string, string][] => [
  ...Object.keys(fields)
    .filter((name) => /amount$/i.test(name))
    .flatMap((name) => amounts.map((value): [string, string] => [name, value])),
  ...Object.entries(texts[form] ?? {}).flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
];

test.each(rows.filter((row) => inputsOf(row).length > 0).map((row) => [row.form, row] as const))(
  '%s: what must not be sent is refused in words at its field, which keeps it',
  async (_, row) => {
    const user = await createUser(row);
    const findings: string[] = [];
    // an ordinary run takes every eighth, from another start in each form
    const all = inputsOf(row);
    const taken = all.filter((_, nth) => WHOLE || (nth + row.form.length) % 8 === 0);
    for (const [name, value] of taken) findings.push(...(await user.mistype(name, value)));
    expect(findings, findings.join('\n')).toEqual([]);
    // and nothing of the form is lost by it
    await user.submit({ network: 'answer', action: 'nothing' });
    await user.resolveAll();
    expect(user.faults).toEqual([]);
    await user.leave();
  },
);
