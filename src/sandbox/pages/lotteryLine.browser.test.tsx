import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame } from './gamePages.fixture.tsx';

describe('a line that fails', () => {
  it('is told in the lobby, and the lottery opens at the next try', async () => {
    const { line } = await openGame({ game: '' });
    const works = line.next;
    line.next = () => Promise.reject(new Error('offline'));
    await page.getByRole('button', { name: 'Three dice' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer came: try again');
    await expect.element(page.getByRole('heading', { name: 'Lotteries' })).toBeVisible();
    line.next = works;
    await page.getByRole('button', { name: 'Three dice' }).click();
    await expect.element(page.getByRole('heading', { name: 'Three dice' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what was asked for last, whichever answer comes first', async () => {
    const { line } = await openGame({ game: '' });
    const works = line.next;
    let answer: () => void = () => undefined;
    line.next = () => new Promise((resolve) => (answer = resolve));
    await page.getByRole('button', { name: 'Three dice' }).click();
    line.next = works;
    const [, second] = page.getByRole('listitem').getByRole('button').elements();
    const name = second!.textContent;
    await userEvent.click(second!);
    await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    answer();
    await page.getByRole('button', { name: 'Higher stake' }).click();
    await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  it('does not keep a lottery closed: its draw is asked for again', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 21, 12, 0, 2) });
    onTestFinished(() => void vi.useRealTimers());
    const { line } = await openGame({ game: 'SPD1' });
    await expect.element(page.getByRole('button', { name: /^Place bet/ })).toBeVisible();
    const works = line.next;
    line.next = () => Promise.reject(new Error('offline'));
    vi.advanceTimersByTime(60_000);
    await expect.element(page.getByRole('alert')).toHaveTextContent('No answer came: try again');
    await expect.element(page.getByRole('button', { name: 'Closed' })).toBeVisible();
    line.next = works;
    vi.advanceTimersByTime(5_000);
    await expect.element(page.getByRole('button', { name: /^Place bet/ })).toBeVisible();
  });
});
