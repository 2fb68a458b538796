import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.fixture.tsx';
import { showMore } from './showMore.ts';

const chips = (count: number) =>
  Array.from({ length: count }, (_, at) => <span key={at} style={{ flex: 'none', width: 100, height: 10 }} />);
const Row = ({ count }: { count: number }) => (
  <div ref={showMore} role="group" style={{ display: 'flex', width: 300, overflowX: 'auto' }}>
    {chips(count)}
  </div>
);
const row = () => page.getByRole('group').element() as HTMLElement;
const more = () => row().dataset['more'];

test('a row fades at the ends beyond which there is more, however it comes to be so', async () => {
  const rerender = await mount(<Row count={3} />);
  await expect.poll(() => getComputedStyle(row()).maskImage).toBe('none');
  await rerender(<Row count={6} />);
  await expect.poll(more).toBe('end');
  expect(getComputedStyle(row()).maskImage).toContain('linear-gradient');
  row().scrollLeft = 100;
  await expect.poll(more).toBe('start end');
  row().scrollLeft = 300;
  await expect.poll(more).toBe('start');
  row().style.width = '900px';
  await expect.poll(more).toBe(undefined);
});
