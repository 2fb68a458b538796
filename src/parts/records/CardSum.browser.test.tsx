import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { CardSum } from './CardSum.tsx';

const sums = ['$7.00', 'R$\u00A061.290,19', '−R$\u00A01.161.290,19', '1.234.567.890.123,00\u00A0₫'];

test('a sum is one line in a narrow card, however long, and keeps its size while it fits', async () => {
  await page.viewport(390, 800);
  await mount(
    <dl style={{ width: 137 }}>
      {sums.map((text) => (
        <CardSum key={text} name="amount" cell={{ text, plain: text }} />
      ))}
    </dl>,
  );
  const shown = [...document.querySelectorAll<HTMLElement>('[data-total="amount"]')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(sums);
  for (const sum of shown) {
    expect(sum.firstElementChild!.getClientRects(), sum.textContent!).toHaveLength(1);
    expect(sum.scrollWidth, sum.textContent!).toBeLessThanOrEqual(sum.clientWidth);
  }
  const sizes = shown.map((sum) => Number.parseFloat(getComputedStyle(sum.firstElementChild!).fontSize));
  expect(sizes[0]).toBe(20);
  expect(sizes[3]).toBeGreaterThan(10);
});
