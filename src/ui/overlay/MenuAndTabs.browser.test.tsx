import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuItem } from './MenuItem.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { PopoverMenu } from './PopoverMenu.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { tabPanel } from '#ui/layout/tabPanel.ts';
import { Tabs } from '#ui/layout/Tabs.tsx';

const focused = () => document.activeElement?.textContent;

function Menu({ onPick = () => undefined }: { onPick?: () => void }) {
  return (
    <>
      <PopoverMenu label="Account" trigger={(props) => <button {...props}>Ana</button>}>
        {(close) => (
          <>
            <MenuItem onClick={() => (onPick(), close())}>First</MenuItem>
            <MenuItem href="#second">Second</MenuItem>
            <MenuItem selected>Third</MenuItem>
          </>
        )}
      </PopoverMenu>
      <button>Elsewhere</button>
    </>
  );
}

test('a menu focuses its first entry, arrow keys wrap around, Escape returns to the button', async () => {
  await mount(<Menu />);
  const button = page.getByRole('button', { name: 'Ana' });
  await userEvent.click(button);
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Third');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Second');
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe('Ana');
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
});

test('a menu closes on a press elsewhere and after a choice', async () => {
  const onPick = vi.fn();
  await mount(<Menu onPick={onPick} />);
  await userEvent.click(page.getByRole('button', { name: 'Ana' }));
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Ana' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'First' }));
  expect(onPick).toHaveBeenCalledTimes(1);
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
});

function Views() {
  const [tab, setTab] = useState('a');
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: `Tab ${value}` }));
  return (
    <>
      <Tabs id="t" label="Views" tabs={tabs} value={tab} onChange={setTab} />
      <div {...tabPanel('t', tab)}>Panel {tab}</div>
      <Segmented label="Kind" options={tabs} value={tab} onChange={setTab} />
    </>
  );
}

test('tabs have one tab stop and follow the arrow keys', async () => {
  await mount(<Views />);
  (page.getByRole('tab', { name: 'Tab a' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Tab c' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Tab c' })).toHaveTextContent('Panel c');
  expect(document.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1);
});

test('segments are radio buttons: arrow keys select', async () => {
  await mount(<Views />);
  await userEvent.click(page.getByRole('radiogroup').getByText('Tab a'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Tab b' })).toBeChecked();
});
