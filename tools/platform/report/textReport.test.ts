import { expect, it } from 'vitest';
import { deviation } from '../judge/deviation.ts';
import { createNotebook } from '../plan/rows.ts';
import { reportOf } from './report.ts';
import { textReport } from './textReport.ts';

const cache = deviation('cache', { seen: 'Cache-Control: missing', expected: 'Cache-Control: no-store', impact: 'Shared.' });
const refused = (field: string) =>
  deviation('request', { seen: 'accepted with status 200', expected: `without ${field}: refused`, impact: 'An outage.' });

it('tells once what many calls do alike, and together what one call does alike', () => {
  const names = ['balance', 'memberInfo', 'bankCards', 'banks', 'hotGames'] as const;
  const notebook = createNotebook(names);
  for (const name of names.slice(0, 4)) notebook.note(name, 'read', [cache]);
  notebook.note('hotGames', 'read', [refused('platform'), refused('language')]);
  const context = { platform: 'https://stage.example', brand: 'folia', wrote: true, at: 0 };
  const text = textReport(reportOf({ rows: notebook.rows(), secrets: [] }, context));
  expect(text.split('\nnot reached')[0]).toBe(`https://stage.example for folia

deviates 4 calls
  cache
    seen      Cache-Control: missing
    expected  Cache-Control: no-store
    a player  Shared.
    calls     balance, memberInfo, bankCards, banks

deviates hotGames  GET /wps/relay/GCSGAME_hotGamesV2
  request
    seen      accepted with status 200
    expected  without platform: refused
    expected  without language: refused
    a player  An outage.
`);
});

it('hides a secret of digits without maiming the numbers that hold its digits', () => {
  const notebook = createNotebook(['balance']);
  notebook.note('balance', 'read', [deviation('sort', { seen: '1795000012 before 0000', expected: 'sorted, not 0000' })]);
  const context = { platform: 'https://stage.example', brand: 'folia', wrote: true, at: 0 };
  const { rows } = reportOf({ rows: notebook.rows(), secrets: ['0000'] }, context);
  expect(rows[0]?.deviations[0]).toMatchObject({ seen: '1795000012 before [hidden]', expected: 'sorted, not [hidden]' });
});

it('tells what a walk has seen in its own words, at whatever property', () => {
  const notebook = createNotebook(['memberInfo']);
  const difference = { pointer: '/account', seen: 'another account', expected: 'the account that has signed in' };
  notebook.note('memberInfo', 'in a walk', [
    deviation('state', difference),
    deviation('schema', { ...difference, seen: '"Ana"' }),
  ]);
  const context = { platform: 'https://stage.example', brand: 'folia', wrote: true, at: 0 };
  const { rows } = reportOf({ rows: notebook.rows(), secrets: [] }, context);
  expect(rows[0]?.deviations.map(({ seen }) => seen)).toEqual(['another account', '[redacted]']);
});
