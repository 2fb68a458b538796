import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, Key as WebDriverKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../tools/site/headers/startNginx.ts';
import { DRAG_STEPS, type Engine, EngineMissing, type Key, type Point, type Tab } from './engine.ts';

const DRIVER = 'WebKitWebDriver';
const PROGRAMS = [`/usr/bin/${DRIVER}`, '/usr/bin/gjs', '/usr/bin/Xvfb'];
/** How long the driver may take to listen, and then to open a window, ms. */
const START_MS = 60_000;
/** How often a window is opened before there is none: it may end while it opens, which the driver does not notice. */
const STARTS = 3;

const keys: Readonly<Record<Key, string>> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  End: WebDriverKey.END,
  ArrowDown: WebDriverKey.ARROW_DOWN,
  Tab: WebDriverKey.TAB,
};

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Starts a display without a screen, and waits for the number that it chooses. */
async function startDisplay(): Promise<{ display: ChildProcess; name: string }> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: display.stdout })) return { display, name: `:${line.trim()}` };
  throw new EngineMissing('Xvfb does not start');
}

/** Waits until the driver answers. */
async function listening(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  while ((await fetch(`${url}/status`).catch(() => undefined)) === undefined) {
    if (performance.now() > end) throw new EngineMissing(`${DRIVER} does not start`);
    await setTimeout(50);
  }
}

/** One driver and one window: the driver has a single session. */
interface Started {
  driver: WebDriver;
  found: string[];
  stop: () => Promise<void>;
}

/** Null where no window opens. */
async function tryDriver(env: NodeJS.ProcessEnv): Promise<Started | null> {
  const port = await freePort();
  const service = spawn(DRIVER, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const found: string[] = [];
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (line.startsWith('problem: ')) found.push(line.slice('problem: '.length));
  });
  const url = `http://127.0.0.1:${port}`;
  await listening(url);
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary: here('webkitView.sh'), args: [] } });
  const session = new Builder().usingServer(url).withCapabilities(capabilities).forBrowser('WebKitGTK').build();
  const late = setTimeout(START_MS, null, { ref: false });
  const driver = await Promise.race([session, late]);
  // the driver and the window that it started
  const end = (): void => {
    if (service.pid !== undefined) process.kill(-service.pid);
  };
  if (driver === null) {
    session.catch(() => undefined);
    end();
    return null;
  }
  const stop = async (): Promise<void> => {
    // the window is gone before the driver has its answer
    await driver.quit().catch(() => undefined);
    end();
  };
  return { driver, found, stop };
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<Started> {
  for (let nth = 0; nth < STARTS; nth += 1) {
    const started = await tryDriver(env);
    if (started !== null) return started;
  }
  throw new Error(`${DRIVER} opens no window`);
}

/** Where the pointer goes to at once, in whole px as the driver demands. */
const at = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });

const tabOf = ({ driver, found, stop }: Started): Tab => ({
  goto: (address) => driver.get(address),
  evaluate: (expression) => driver.executeAsyncScript(`const done = arguments[0]; Promise.resolve(${expression}).then(done);`),
  press: (x, y) => driver.actions().move(at({ x, y })).click().perform(),
  drag: async (from, to) => {
    const held = driver.actions().move(at(from)).press();
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      const part = step / DRAG_STEPS;
      held.move(at({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    }
    await held.release().perform();
  },
  type: (text) => driver.actions().sendKeys(text).perform(),
  key: (key) => driver.actions().sendKeys(keys[key]).perform(),
  resize: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  takeProblems: () => found.splice(0),
  close: stop,
});

/** The machine's WebKitGTK, over WebDriver, on a display without a screen. */
export async function webkitEngine(): Promise<Engine> {
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0) throw new EngineMissing(`there is no ${missing.join(', ')}`);
  const { display, name } = await startDisplay();
  const env = { ...process.env, DISPLAY: name, IN_PAGE: here('inPage.js'), GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  const first = await startDriver(env);
  const version = (await first.driver.getCapabilities()).getBrowserVersion() ?? 'of unknown version';
  await first.stop();
  return {
    name: 'webkit',
    version: `WebKitGTK ${version}`,
    open: async () => tabOf(await startDriver(env)),
    close: async () => void display.kill(),
  };
}
