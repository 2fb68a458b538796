import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalHost } from '#state/portal/PortalHost.fixture.tsx';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';
import { Countdown } from './Countdown.tsx';

const timer = () => document.querySelector<HTMLElement>('[role="timer"]')!;
const advance = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] }),
);
afterEach(() => vi.useRealTimers());

async function open(ms: number) {
  const portal = testPortal();
  const over = vi.fn();
  await mount(
    <PortalHost portal={portal}>
      <Countdown until={portal.client.clock.now() + ms} text={(time) => `Ends in ${time}`} onOver={over} />
    </PortalHost>,
  );
  return over;
}

test('counts down on the platform clock, with hours while there are any', async () => {
  await open(3_601_000);
  expect(timer().textContent).toBe('Ends in 1:00:01');
  await advance(1_001);
  expect(timer().textContent).toBe('Ends in 1:00:00');
  await advance(1_000);
  expect(timer().textContent).toBe('Ends in 59:59');
});

test('marks the last minute, and tells the end once', async () => {
  const over = await open(61_000);
  await advance(1_001);
  expect(timer().dataset['short']).toBeUndefined();
  await advance(1_000);
  expect(timer().textContent).toBe('Ends in 0:59');
  expect(timer().dataset['short']).toBe('true');
  await advance(57_000);
  expect(over).not.toHaveBeenCalled();
  await advance(7_000);
  expect(timer().textContent).toBe('Ends in 0:00');
  expect(over).toHaveBeenCalledOnce();
});
