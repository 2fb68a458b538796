import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
// first, as its sheet sets the order of the layers
import { mount } from '#ui/dom/mount.fixture.tsx';
import { QuantityStepper } from '#ui/controls/QuantityStepper.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}`, number: String };

function Steps({ kind }: { kind: 'stepper' | 'pages' }) {
  const [value, setValue] = useState(2);
  return kind === 'stepper' ? (
    <QuantityStepper label="Count" lessLabel="Previous" moreLabel="Next" value={value} max={3} onChange={setValue} />
  ) : (
    <Pagination page={value} pageCount={3} onChange={setValue} labels={labels} />
  );
}

const shown = {
  stepper: () => page.getByRole('status').element().textContent,
  pages: () => document.querySelector('[aria-current]')!.textContent,
};

test.each(['stepper', 'pages'] as const)('an arrow at its end keeps the focus and does nothing more: %s', async (kind) => {
  await mount(<Steps kind={kind} />);
  const less = page.getByRole('button', { name: 'Previous' });
  less.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown[kind]).toBe('1');
  expect(document.activeElement).toBe(less.element());
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(less.element()).cursor).toBe('not-allowed');
  await userEvent.keyboard('{Enter} ');
  expect(shown[kind]()).toBe('1');
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(shown[kind]).toBe('2');
  await expect.element(less).not.toHaveAttribute('aria-disabled');
});
