import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { WriteSummary } from './WriteSummary.tsx';

const panel = { '--panel-pad': '20px', '--panel-foot': '28px' };

const form = (
  <form style={{ ...panel, height: 600, overflowY: 'auto', padding: '0 20px 28px' }} data-testid="panel">
    <div style={{ height: 900 }}>Fields</div>
    <WriteSummary title="Summary" lines={[]} total={{ name: 'toPay', label: 'You pay', value: '$5.00' }} phase="ready">
      <button type="submit">Continue</button>
    </WriteSummary>
  </form>
);

const isInSight = (): boolean => {
  const panel = page.getByTestId('panel').element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
  return button.bottom <= panel.bottom && button.top >= panel.top;
};

test('a phone shows the button of a form at its foot while the fields scroll, and the figures above it at the end', async () => {
  await page.viewport(390, 700);
  await mount(form);
  expect(isInSight()).toBe(true);
  const foot = page.getByRole('button', { name: 'Continue' }).element().parentElement!.getBoundingClientRect();
  expect(foot.bottom).toBe(page.getByTestId('panel').element().getBoundingClientRect().bottom);
  await expect.element(page.getByRole('complementary', { name: 'Summary' })).toHaveTextContent('$5.00');
  const panel = page.getByTestId('panel').element();
  panel.scrollTop = panel.scrollHeight;
  const total = document.querySelector('[data-total="toPay"]')!.getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
  expect(isInSight()).toBe(true);
  expect(total.bottom).toBeLessThanOrEqual(button.top);
});

test('a desktop shows the button below its figures', async () => {
  await page.viewport(1280, 700);
  await mount(form);
  expect(isInSight()).toBe(false);
});
