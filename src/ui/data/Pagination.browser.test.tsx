import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Pagination } from './Pagination.tsx';

const number = (value: number) => value.toLocaleString('en');
const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (value: number) => `Page ${value}`, number };
const parents = {
  'a block': { display: 'block' },
  'a row': { display: 'flex', justifyContent: 'center' },
  'a column': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  'a grid': { display: 'grid', justifyItems: 'center' },
} as const;
/** Least size of a target, px (WCAG 2.5.8). */
const LEAST = 24;

beforeEach(() => page.viewport(320, 568));

test.each(Object.entries(parents))('buttons can be pressed by a finger on the smallest phone, in %s', async (_, style) => {
  await mount(
    <div style={{ ...style, width: 288 }}>
      <Pagination page={1005} pageCount={2000} onChange={() => undefined} labels={labels} />
    </div>,
  );
  const nav = page.getByRole('navigation').element();
  const { left, right } = nav.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(nav.parentElement!.getBoundingClientRect().left);
  expect(right).toBeLessThanOrEqual(nav.parentElement!.getBoundingClientRect().right);
  const widths = [...nav.querySelectorAll('button')].map((button) => button.getBoundingClientRect().width);
  expect(widths.length).toBeGreaterThan(5);
  expect(page.getByRole('button', { name: 'Page 1005' }).element()).toHaveTextContent('1,005');
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(LEAST);
});
