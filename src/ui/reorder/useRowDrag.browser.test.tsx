import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { movedTo } from './places.ts';
import { finger, mouse } from './pointer.fixture.ts';
import { useRowDrag } from './useRowDrag.ts';

function Rows({ most = 5 }: { most?: number }) {
  const [items, setItems] = useState(() => Array.from({ length: most }, (_, nth) => `${nth}`));
  const [pressed, setPressed] = useState(0);
  const [escaped, setEscaped] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const { handleOf, markOf } = useRowDrag(
    () => [...(list.current?.querySelectorAll('li') ?? [])],
    (from, to) => setItems(movedTo(items, from, to)),
  );
  return (
    <div onKeyDown={({ key }) => key === 'Escape' && setEscaped(escaped + 1)}>
      <ol ref={list} style={{ height: 200, overflow: 'auto' }}>
        {items.map((item, at) => (
          <li key={item} data-item={item} data-mark={markOf(at)} style={{ height: 40 }}>
            <button {...handleOf(at)} onClick={() => setPressed(pressed + 1)} style={{ height: 40, touchAction: 'none' }}>
              Row {item}
            </button>
          </li>
        ))}
      </ol>
      <output data-facts="">
        {pressed} presses, {escaped} escapes
      </output>
    </div>
  );
}

beforeEach(() => page.viewport(800, 600));

const order = () => [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item']).join('');
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => `${dataset['item']} ${dataset['mark']}`);
const handle = (item: string) => document.querySelector(`[data-item="${item}"] button`)!;
const facts = () => document.querySelector('[data-facts]')!.textContent;

test('a row goes where a mouse lets it go, down and up, and the drag is no press', async () => {
  await mount(<Rows />);
  await userEvent.dragAndDrop(handle('1'), handle('3'));
  await expect.poll(order).toBe('02314');
  await userEvent.dragAndDrop(handle('4'), handle('0'));
  await expect.poll(order).toBe('40231');
  expect(marks()).toEqual([]);
  expect(facts()).toBe('0 presses, 0 escapes');
});

test('a press of a handle stays a press, by mouse and by key', async () => {
  await mount(<Rows />);
  await userEvent.dragAndDrop(handle('1'), handle('3'));
  await expect.poll(order).toBe('02314');
  await userEvent.keyboard('{Enter}');
  await expect.poll(facts).toBe('1 presses, 0 escapes');
  await userEvent.click(handle('0'));
  await expect.poll(facts).toBe('2 presses, 0 escapes');
  expect(order()).toBe('02314');
});

test('a dragged row and its place are marked; Escape ends the drag alone, and letting go does nothing then', async () => {
  await mount(<Rows />);
  await mouse.press(handle('3'));
  await mouse.move(handle('1'));
  await expect.poll(marks).toEqual(['1 before', '3 dragged']);
  await mouse.move(handle('4'));
  await expect.poll(marks).toEqual(['3 dragged', '4 after']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(marks).toEqual([]);
  await mouse.move(handle('0'));
  await mouse.release(handle('0'));
  expect(order()).toBe('01234');
  expect(facts()).toBe('0 presses, 0 escapes');
  await userEvent.keyboard('{Escape}');
  await expect.poll(facts).toBe('0 presses, 1 escapes');
});

test('a finger drags, and the list follows it to rows that are not in sight', async () => {
  await mount(<Rows most={12} />);
  const list = document.querySelector('ol')!;
  await finger.press(handle('0'));
  await finger.move(handle('4'));
  await expect.poll(marks).toEqual(['0 dragged', '4 after']);
  await finger.move(handle('7'));
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0);
  await finger.release();
  await expect.poll(order).not.toBe('01234567891011');
  expect(order().startsWith('1234567')).toBe(true);
  expect(facts()).toBe('0 presses, 0 escapes');
});
