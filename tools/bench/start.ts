import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type Profile, slowCommands } from './visit.ts';

/** Script and main-thread time until the page is idle, ms. */
export interface Start {
  startScript: number;
  startWork: number;
}

interface Metrics {
  metrics: readonly { name: string; value: number }[];
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

const POLL_MS = 250;
/** A page is idle after this time without work, ms: longer than the slow line takes to answer. */
const IDLE_MS = 1500;
/** Work in that time that is none of the start: of the polls, and of the clocks that a page shows, ms. */
const REST_WORK_MS = 60;
const START_MAX_MS = 60_000;

/**
 * A page in its own browser context, with an empty cache, and what sends it commands. Playwright does not attach to it:
 * a page that is inspected notes where each script, request and error comes from, which a visitor's browser does not.
 */
async function openAlone(browser: Browser) {
  const connection = await browser.newBrowserCDPSession();
  const { browserContextId } = await connection.send('Target.createBrowserContext');
  const { targetId } = await connection.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 800,
  });
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  connection.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (sent += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await connection.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const close = async (): Promise<void> => {
    await connection.send('Target.disposeBrowserContext', { browserContextId });
    await connection.detach();
  };
  return { send, close };
}

/** Opens an address with an empty cache, touches nothing, and waits until the page is idle. */
export async function start(browser: Browser, url: string, profile: Profile): Promise<Start> {
  const { send, close } = await openAlone(browser);
  try {
    await send('Performance.enable');
    if (profile === 'slow') for (const [method, params] of slowCommands) await send(method, params);
    await send('Page.navigate', { url });
    const ms = async (name: string): Promise<number> => {
      const { metrics } = (await send('Performance.getMetrics')) as Metrics;
      return (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
    };
    const began = performance.now();
    let worked = 0;
    for (let idle = began; performance.now() - idle < IDLE_MS; await setTimeout(POLL_MS)) {
      const work = await ms('TaskDuration');
      if (work - worked <= REST_WORK_MS) continue;
      idle = performance.now();
      worked = work;
      if (idle - began > START_MAX_MS) throw new Error(`${url} is never idle.`);
    }
    return { startScript: await ms('ScriptDuration'), startWork: await ms('TaskDuration') };
  } finally {
    await close();
  }
}
