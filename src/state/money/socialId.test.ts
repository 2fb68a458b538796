import { expect, test } from 'vitest';
import { isSocialId } from './socialId.ts';

test('a contact is a number, in groups and in digits of any script', () => {
  for (const right of ['0912345678', ' 091 234-5678 ', '\u202A0912345678\u202C', '๐๙๑๒๓๔๕๖๗๘'])
    expect(isSocialId(right), right).toBe(true);
  for (const wrong of ['', '12345', '09123x', '+', '1'.repeat(21)]) expect(isSocialId(wrong), wrong).toBe(false);
});
