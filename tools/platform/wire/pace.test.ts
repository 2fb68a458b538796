import { expect, it } from 'vitest';
import { paced } from './pace.ts';

/** A clock that only sleeping moves. */
function handTimer() {
  let time = 0;
  return {
    now: () => time,
    sleep: async (ms: number) => {
      time += ms;
    },
  };
}

const request = () => new Request('https://stage.example/wps');
const NOW = 'Sun, 29 Nov 2026 14:00:00 GMT';
const throttled = (wait: string) => new Response('', { status: 429, headers: { 'retry-after': wait, date: NOW } });

it('sends no more than the rate, one after the other', async () => {
  const timer = handTimer();
  const at: number[] = [];
  let running = 0;
  const ask = paced(
    async () => {
      running += 1;
      expect(running).toBe(1);
      at.push(timer.now());
      await Promise.resolve();
      running -= 1;
      return new Response('');
    },
    4,
    timer,
  );
  await Promise.all(Array.from({ length: 5 }, () => ask(request())));
  expect(at).toEqual([0, 250, 500, 750, 1_000]);
});

it.each(['3', 'Sun, 29 Nov 2026 14:00:03 GMT'])(
  'waits as a platform that throttles asks, and sends the body again: %s',
  async (wait) => {
    const timer = handTimer();
    const bodies: string[] = [];
    const replies = [throttled(wait), new Response('done')];
    const ask = paced(async (one) => (bodies.push(await one.text()), replies.shift() ?? null), 100, timer);
    const reply = await ask(new Request('https://stage.example/wps', { method: 'POST', body: 'x' }));
    expect(await reply?.text()).toBe('done');
    expect(bodies).toEqual(['x', 'x']);
    expect(timer.now()).toBeGreaterThanOrEqual(3_000);
  },
);

it.each(['1', '3600', 'Sun, 29 Nov 2026 15:00:00 GMT'])(
  'gives up where it has to wait too often or too long: %s',
  async (wait) => {
    const ask = paced(async () => throttled(wait), 100, handTimer());
    await expect(ask(request())).rejects.toThrow(
      `https://stage.example: throttles (429, Retry-After ${wait}); try again with a smaller --rate`,
    );
  },
);

it('goes on after a failure', async () => {
  let times = 0;
  const ask = paced(
    async () => {
      times += 1;
      if (times === 1) throw new Error('cut');
      return new Response('');
    },
    100,
    handTimer(),
  );
  const [first, second] = await Promise.allSettled([ask(request()), ask(request())]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});
