import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGame } from './gamePages.fixture.tsx';
import { withMotion } from '#ui/dom/motion.fixture.ts';

withMotion();

beforeEach(async () => {
  // the sandbox and the pages read the same clock; timers run as always
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12, 0, 2) });
  await page.viewport(390, 844);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const valueOf = (attribute: string) => document.querySelector(`[data-${attribute}]`)?.getAttribute(`data-${attribute}`);
const centsOf = (attribute: string) => Math.round(Number(valueOf(attribute)) * 100);
const status = () => document.querySelector('[role="status"]')?.textContent;

describe('the slot', () => {
  it('spins by its button and by the space bar, and says what came of it', async () => {
    const { sent, told } = await openGame({ game: 'INH-RNG-1' });
    await expect.poll(() => valueOf('balance')).toBe('1250.50');
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect.poll(() => valueOf('payout') ?? null).not.toBeNull();
    expect(centsOf('balance')).toBe(125_050 - 200 + centsOf('payout'));
    expect(status()).toMatch(/^(You won|No win this time|.+ back)/);
    expect(document.querySelector('.session')).toHaveTextContent(/Round 1/);
    expect(centsOf('result')).toBe(centsOf('payout') - 200);

    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard(' ');
    await expect.poll(() => document.querySelector('.session')?.textContent).toContain('Round 2');
    expect(sent.filter((request) => 'bet' in request)).toHaveLength(2);
    expect(told).toEqual(['balance', 'balance']);
  });

  it('plays a second press during a spin as none', async () => {
    const { sent } = await openGame({ game: 'INH-RNG-1' });
    const spin = page.getByRole('button', { name: 'Spin', exact: true });
    await spin.click();
    (spin.element() as HTMLElement).click();
    await expect.poll(() => document.querySelector('.session')?.textContent).toContain('Round 1');
    expect(sent.filter((request) => 'bet' in request)).toHaveLength(1);
  });

  it('is silent until its sound is switched on', async () => {
    let made = 0;
    class Counted extends AudioContext {
      constructor() {
        super();
        made += 1;
      }
    }
    vi.stubGlobal('AudioContext', Counted);
    await openGame({ game: 'INH-RNG-1' });
    const sound = page.getByRole('button', { name: 'Sound' });
    await expect.element(sound).toHaveAttribute('aria-pressed', 'false');
    const spin = page.getByRole('button', { name: 'Spin', exact: true });
    await spin.click();
    await expect.poll(() => document.querySelector('.session')?.textContent).toContain('Round 1');
    expect(made).toBe(0);
    await sound.click();
    await spin.click();
    await expect.poll(() => document.querySelector('.session')?.textContent).toContain('Round 2');
    expect(made).toBe(1);
  });

  it('has stakes within bounds, a pay table for the chosen one, and a way back', async () => {
    const { told } = await openGame({ game: 'INH-RNG-1' });
    const lower = page.getByRole('button', { name: 'Lower stake' });
    await lower.click();
    await lower.click();
    await expect.element(lower).toHaveAttribute('aria-disabled', 'true');
    await lower.click({ force: true });
    expect(valueOf('stake')).toBe('0.50');
    await page.getByRole('button', { name: 'Pay table' }).click();
    const table = page.getByRole('dialog', { name: 'Pay table' });
    // five gems pay 5000 times a line, which is a tenth of the stake
    await expect.element(table.getByRole('row', { name: /Gem/ })).toHaveTextContent('R$ 5.00');
    expect(table.element().textContent?.replaceAll(/\s/g, '')).toContain('R$250.00');
    await userEvent.keyboard('{Escape}');
    await expect.element(table).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Leave game' }).click();
    expect(told).toEqual(['close']);
  });
});

it('fits the narrowest screens, with keys that fingers hit', async () => {
  await page.viewport(320, 640);
  await openGame({ game: 'SPD1' });
  await expect.element(page.getByRole('group', { name: 'Units' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const button of document.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height), button.textContent ?? '').toBeGreaterThanOrEqual(43.9);
  }
});

describe('a lottery of digits', () => {
  const key = (column: string, digit: string) =>
    page.getByRole('group', { name: column, exact: true }).getByRole('button', { name: digit, exact: true });

  const all = async (column: string) => {
    for (let digit = 0; digit < 10; digit += 1) await key(column, String(digit)).click();
  };

  it('counts the bets as a product, takes the total, and shows the draw with its hits when it comes', async () => {
    await openGame({ game: 'SPD1' });
    await page.getByRole('button', { name: 'Last 2' }).click();
    await all('10s');
    await all('Units');
    expect(valueOf('bets')).toBe('100');
    expect(document.querySelector('.count')).toHaveTextContent('10×10');
    expect(valueOf('total')).toBe('200.00');
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect.poll(() => valueOf('balance')).toBe('1050.50');
    await expect.element(page.getByText('Waiting')).toBeVisible();
    expect(status()).toBe('Bet placed for draw 20261121-0722');
    expect(document.querySelector('.result')).toBeNull();

    vi.setSystemTime(Date.now() + 50_000);
    await expect.element(page.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-disabled', 'true');
    vi.setSystemTime(Date.now() + 10_000);
    const result = page.getByRole('region', { name: 'Result 20261121-0722' });
    await expect.element(result).toBeVisible();
    const balls = [...result.element().querySelectorAll('.balls li')];
    expect(balls.map((ball) => ball.hasAttribute('data-hit'))).toEqual([false, false, false, true, true]);
    expect(valueOf('payout')).toBe('196.00');
    expect(valueOf('balance')).toBe('1246.50');
    await expect.element(page.getByRole('button', { name: /^Repeat R\$\s200\.00$/ })).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Change numbers' }).click();
    await expect.element(key('Units', '3')).toHaveAttribute('aria-pressed', 'true');
  });

  it('places the bets of a slip with a stake each; what is refused stays and says why', async () => {
    const { sent } = await openGame({ game: 'SPD1' });
    const add = page.getByRole('button', { name: 'Add to slip' });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Last 2' }).click();
    const one = async (tens: string, units: string) => {
      await key('10s', tens).click();
      await key('Units', units).click();
      await add.click();
    };
    await one('1', '2');
    await one('3', '4');
    await page.getByRole('button', { name: 'Higher stake' }).click();
    await one('5', '6');
    expect(status()).toBe('Bets on the slip: 3');
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await slip.getByRole('button', { name: 'Remove Last 2 3 | 4' }).click();
    expect(valueOf('slip-total')).toBe('7.00');

    // more than the balance
    await page.getByRole('button', { name: 'Last 3' }).click();
    for (const column of ['100s', '10s', 'Units']) await all(column);
    await add.click();
    expect(valueOf('slip-total')).toBe('5007.00');
    await slip.getByRole('button', { name: 'Place bets: 3' }).click();
    await expect.poll(() => valueOf('balance')).toBe('1243.50');
    await expect.poll(() => document.querySelectorAll('[data-bet="waiting"]').length).toBe(2);
    await expect.poll(status).toBe('Bet placed for draw 20261121-0722');
    expect(slip.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(slip.getByText('Your balance is not enough')).toBeVisible();

    // again with the id of its round, so that a lost answer places nothing twice
    await slip.getByRole('button', { name: 'Place bets: 1' }).click();
    await expect.poll(() => sent.filter((request) => 'round' in request).length).toBe(4);
    const rounds = sent.flatMap((request) => ('round' in request ? [request.round] : []));
    expect(rounds[3]).toBe(rounds[2]);
    await slip.getByRole('button', { name: 'Clear all' }).click();
    expect(document.querySelector('[data-slip]')).toBeNull();
    expect(valueOf('balance')).toBe('1243.50');
  });

  it('says why a bet is refused, and keeps the balance', async () => {
    await openGame({ game: 'SPD1' });
    await page.getByRole('button', { name: 'Last 3' }).click();
    for (const column of ['100s', '10s', 'Units']) await all(column);
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your balance is not enough');
    expect(valueOf('balance')).toBe('1250.50');
    expect(document.querySelectorAll('[data-bet]')).toHaveLength(0);
  });
});

it.each([
  ['SAL-LIVE-1', 'Deal'],
  ['GAM-PVP-1', 'Roll'],
  ['RFL-FISH-1', 'Shoot'],
])('%s plays a round of its own kind', async (game, act) => {
  await openGame({ game });
  await page.getByRole('button', { name: act }).click();
  await expect.poll(() => valueOf('payout') ?? null).not.toBeNull();
  expect(centsOf('balance')).toBe(125_050 - 200 + centsOf('payout'));
  expect(status()).not.toBe('');
});

it('a match is bet on at its odds and played to its end', async () => {
  await openGame({ game: 'PIT-SPORTS-1' });
  const first = page.getByRole('listitem').first();
  await first.getByRole('button').first().click();
  await expect.element(page.getByText(/^Possible win/)).toBeVisible();
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect.poll(() => status()).toMatch(/^Final score: .+ \d : \d\. (You won|No win)/);
  expect(centsOf('balance')).toBe(125_050 - 200 + centsOf('payout'));
});

it('the lobby opens a lottery and leads back', async () => {
  await openGame({ game: '' });
  await page.getByRole('button', { name: 'Three dice' }).click();
  await expect.element(page.getByRole('heading', { name: 'Three dice' })).toBeVisible();
  await page.getByRole('button', { name: 'All lotteries' }).click();
  await expect.element(page.getByRole('heading', { name: 'Lotteries' })).toBeVisible();
});
