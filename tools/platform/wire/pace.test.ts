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
const throttled = (seconds: string) => new Response('', { status: 429, headers: { 'retry-after': seconds } });

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

it('waits as a platform that throttles asks, and sends the body again', async () => {
  const timer = handTimer();
  const bodies: string[] = [];
  const replies = [throttled('3'), new Response('done')];
  const ask = paced(async (one) => (bodies.push(await one.text()), replies.shift() ?? null), 100, timer);
  const reply = await ask(new Request('https://stage.example/wps', { method: 'POST', body: 'x' }));
  expect(await reply?.text()).toBe('done');
  expect(bodies).toEqual(['x', 'x']);
  expect(timer.now()).toBeGreaterThanOrEqual(3_000);
});

it.each(['1', '3600'])('gives up where it has to wait too often or too long: %s s', async (seconds) => {
  const ask = paced(async () => throttled(seconds), 100, handTimer());
  await expect(ask(request())).rejects.toThrow(`throttles (429, Retry-After ${seconds}); try again with a smaller --rate`);
});

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
