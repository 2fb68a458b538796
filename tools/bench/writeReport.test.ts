import { expect, test } from 'vitest';
import { withSection } from './writeReport.ts';

test('a section is replaced where it stands, the others stay', () => {
  const first = withSection('# Performance\n\nAnything.\n', 'Lobby', ['| old |']);
  const both = withSection(first, 'Registration and home', ['| form |']);
  const again = withSection(both, 'Lobby', ['| new |']);
  expect(again.match(/^##? .*$/gm)).toEqual(['# Performance', '## Registration and home', '## Lobby']);
  expect(again).toContain('| form |');
  expect(again).toContain('| new |');
  expect(again).not.toMatch(/old|Anything/);
  expect(withSection(again, 'Lobby', ['| new |'])).toBe(again);
});
