import { expect, test } from 'vitest';
import type { Brand } from '#engine/brand/snapshot.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { elementAt, slotAt } from './elements.ts';

const entry = { label: 'portal:home' };
const menus = {
  side: { order: ['home'], entries: { home: entry } },
  support: { order: ['help'], entries: { help: entry } },
  bottomBar: { order: ['home'], entries: { home: entry } },
} as unknown as Brand['menus'];

test('an element belongs to its menu entry, else to the nearest slot', async () => {
  await mount(
    <>
      <nav data-slot="region/sideMenu" hidden>
        <button type="button" data-entry="home">
          <b id="side-home">Home</b>
        </button>
        <button type="button" data-entry="help" id="side-help">
          Help
        </button>
        <button type="button" data-entry="stranger" id="stranger">
          Other
        </button>
      </nav>
      <nav data-slot="region/bottomBar">
        <button type="button" data-entry="home" id="bar-home">
          Home
        </button>
      </nav>
      <div data-slot="page/home">
        <div data-waits="section/winners" id="space" />
      </div>
      <p id="outside" />
    </>,
  );
  const at = (id: string) => slotAt(document.getElementById(id), menus);
  expect(at('side-home')).toBe('menu/side/home');
  expect(at('side-help')).toBe('menu/support/help');
  expect(at('bar-home')).toBe('menu/bottomBar/home');
  expect(at('stranger')).toBe('region/sideMenu');
  expect(at('outside')).toBeNull();
  expect(at('space')).toBe('section/winners');
  expect(elementAt(document, 'section/winners')?.id).toBe('space');
  expect(elementAt(document, 'menu/bottomBar/home')?.id).toBe('bar-home');
  expect(elementAt(document, 'menu/support/help')?.id).toBe('side-help');
  expect(elementAt(document, 'region/bottomBar')?.getAttribute('data-slot')).toBe('region/bottomBar');
  expect(elementAt(document, 'menu/footer/help')).toBeNull();
});
