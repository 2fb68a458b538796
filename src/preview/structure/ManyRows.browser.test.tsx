import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { visibleRows } from './model/rows.ts';
import type { StructureNode } from './model/tree.ts';
import { Tree } from './Tree.tsx';

const MANY = 5_000;
let drawn = 0;
const list = { name: 'menus.json', order: '/side/order', table: '/side/entries' };

const nodeOf = (nth: number): StructureNode => ({
  id: `entry-${nth}`,
  slot: `menu/side/entry-${nth}`,
  name: `entry-${nth}`,
  // what a row shows is asked for when it is drawn
  get title() {
    drawn += 1;
    return `Entry ${nth}`;
  },
  sources: [],
  origin: null,
  condition: null,
  list,
  items: null,
  hidden: null,
  kept: null,
  children: [],
});
const nodes = Array.from({ length: MANY }, (_, nth) => nodeOf(nth));

function Selecting() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <Tree
      rows={visibleRows(nodes, new Set(), '')}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      onToggle={() => undefined}
      onMove={() => undefined}
      onRemove={() => undefined}
      onHover={() => undefined}
    />
  );
}

test('of five thousand rows the two are drawn anew between which the selection goes', async () => {
  await mount(<Selecting />);
  const row = (nth: number) => document.querySelector<HTMLElement>(`[data-id="entry-${nth}"]`);
  row(1)!.click();
  await expect.poll(() => row(1)?.ariaSelected).toBe('true');
  row(1)!.focus();
  drawn = 0;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => row(2)?.ariaSelected).toBe('true');
  expect(document.activeElement).toBe(row(2));
  expect(drawn).toBeGreaterThan(0);
  // a row asks for its title three times
  expect(drawn).toBeLessThanOrEqual(2 * 3);
});
