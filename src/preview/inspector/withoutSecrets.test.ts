import { expect, it } from 'vitest';
import { summary } from './summary.ts';
import { withoutSecrets } from './withoutSecrets.ts';

it('removes secrets at any depth and keeps field rules with the same names', () => {
  const call = {
    password: 'River27Stone',
    list: [{ token: 'st_1', note: 'Bearer abc.def' }],
    email: { enabled: true, maxLength: 40 },
  };
  expect(withoutSecrets(call)).toEqual({
    password: '[redacted]',
    list: [{ token: '[redacted]', note: '[redacted]' }],
    email: { enabled: true, maxLength: 40 },
  });
});

it('summarises any value in a line', () => {
  expect(summary('close', function close() {})).toBe('ƒ close');
  expect(summary('banner', { $$typeof: Symbol.for('react.element'), type: function Slot() {} })).toBe('<Slot>');
  expect(summary('token', 'st_1')).toBe('"[redacted]"');
  expect(summary('text', undefined)).toBe('undefined');
  expect(summary('list', 'x'.repeat(500))).toHaveLength(161);
});
