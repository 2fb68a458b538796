import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { FilterChips } from '#ui/controls/FilterChips.tsx';
import { RadioCard } from '#ui/controls/RadioCard.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Tabs } from '#ui/layout/Tabs.tsx';
import { MenuItem } from '#ui/overlay/MenuItem.tsx';

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => force('active'));
afterEach(() => force('none'));

const options = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];
const ignore = () => undefined;
const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}`, number: String };

/** Two of each control, the first of which is chosen; a selector of the parts that are compared. */
const controls: readonly [name: string, parts: string, show: () => ReactNode][] = [
  ['tabs', '[role="tab"]', () => <Tabs id="t" label="Tabs" tabs={options} value="on" onChange={ignore} />],
  ['a segmented control', 'label', () => <Segmented label="Segments" options={options} value="on" onChange={ignore} />],
  ['chips', 'label', () => <FilterChips label="Chips" options={options} value="on" onChange={ignore} />],
  ['the pager', 'nav button[aria-label^="Page"]', () => <Pagination page={1} pageCount={2} onChange={ignore} labels={labels} />],
  [
    'cards of radios',
    'label',
    () => (
      <>
        <RadioCard name="card" value="on" selected onSelect={ignore} hidesRadio>
          On
        </RadioCard>
        <RadioCard name="card" value="off" selected={false} onSelect={ignore} hidesRadio>
          Off
        </RadioCard>
      </>
    ),
  ],
  [
    'buttons that stay pressed',
    'button',
    () => (
      <>
        <IconButton icon="star" label="On" aria-pressed />
        <IconButton icon="star" label="Off" aria-pressed={false} />
      </>
    ),
  ],
  [
    'choices of a menu',
    '[role="menuitemradio"]',
    () => (
      <div role="menu">
        <MenuItem selected>On</MenuItem>
        <MenuItem selected={false}>Off</MenuItem>
      </div>
    ),
  ],
  [
    'entries of a navigation',
    'a',
    () => (
      <nav>
        <a href="#on" aria-current="page">
          On
        </a>
        <a href="#off" aria-current="false">
          Off
        </a>
      </nav>
    ),
  ],
  [
    'boxes',
    'svg',
    () => (
      <>
        <Checkbox checked readOnly>
          On
        </Checkbox>
        <Checkbox checked={false} readOnly>
          Off
        </Checkbox>
      </>
    ),
  ],
];

/** What is left of a look when backgrounds and shadows are gone. */
const lookOf = (element: Element) => {
  const { outline, border, color, opacity, textDecorationLine } = getComputedStyle(element);
  return { outline, border, color, opacity, textDecorationLine };
};

test.each(controls)('under forced colours, %s show which one is chosen, and which one has the focus', async (_, parts, show) => {
  await mount(show());
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const [on, off] = document.querySelectorAll(parts);
  expect(lookOf(on!)).not.toEqual(lookOf(off!));
  if (parts === 'svg') return;
  const chosen = lookOf(on!);
  await userEvent.keyboard('{Tab}');
  // after a key, the ring is shown whatever moves the focus
  (on!.querySelector('input') ?? (on as HTMLElement)).focus();
  expect(lookOf(on!)).not.toEqual(chosen);
});
