import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from './mount.fixture.tsx';
import { useNearEnd } from './useNearEnd.ts';

afterEach(() => void vi.useRealTimers());

function List({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, onNear);
  return <div ref={end} />;
}

test('however often the page scrolls, its end is checked every 200 ms and once after the last scroll (IMG-07)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const near = vi.fn();
  await mount(<List onNear={near} />);
  vi.advanceTimersByTime(1_000);
  near.mockClear();
  const at: number[] = [];
  near.mockImplementation(() => at.push(performance.now()));
  const began = performance.now();
  for (let move = 0; move < 100; move += 1) {
    document.body.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(at.map((time) => time - began)).toEqual([0, 200, 400, 600, 800, 1_000]);
});
