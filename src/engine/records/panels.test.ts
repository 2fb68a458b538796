import { expect, test } from 'vitest';
import { panelMenuOf } from './panels.ts';

const panels = { member: ['history', 'wallet'], agent: ['history', 'team'] };

test.each([
  ['agent', 'history', 'agent'],
  ['avatar', 'history', 'member'],
  ['member', 'team', 'agent'],
  ['member', 'constructor', null],
])('an entry of the menu %s for the panel %s leads to the centre %s', (menu, panel, centre) => {
  expect(panelMenuOf(panels, menu, panel)).toBe(centre);
});
