import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Brand } from '#engine/brand/snapshot.ts';
import { createRegistry } from '#engine/registry.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { createPortal } from '#state/startup/createPortal.ts';
import type { Portal } from '#state/portal/portal.ts';
import { chooseTheme } from '#state/preferences/theme.ts';
import { mountPortal } from './startApp.tsx';

const address = location.href;
let root: HTMLElement;
beforeEach(() => {
  history.replaceState(null, '', '/first');
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});
afterEach(() => {
  root.remove();
  history.replaceState(null, '', address);
});

const PART_MS = 8;
const PARTS = 40;

let drawn = 0;

/** Blocks the main thread for the time of one part. */
function work(): void {
  drawn += 1;
  const until = performance.now() + PART_MS;
  while (performance.now() < until);
}

function Slow() {
  work();
  return <i />;
}

const pages = defineFeature({
  id: 'pages',
  provides: {
    page: {
      first: ({ slotProps }) => <h1 {...slotProps}>First</h1>,
      second: ({ slotProps }) => <h1 {...slotProps}>Second</h1>,
      slow: ({ slotProps }) => (
        <div {...slotProps}>
          {Array.from({ length: PARTS }, (_, part) => (
            <Slow key={part} />
          ))}
        </div>
      ),
    },
  },
});

/** A portal of three empty pages whose texts load when the test allows it. */
function barePortal(sections: object = {}): { portal: Portal; texts: () => void } {
  let texts: () => void = () => undefined;
  const fetchTexts = () => new Promise<Record<string, never>>((come) => (texts = () => come({})));
  const { snapshot, environment } = testPortal({ environment: { fetchTexts } });
  const routes = Object.fromEntries(
    ['first', 'second', 'slow'].map((page) => [page, { paths: [`/${page}`], page, regions: [], access: 'everyone' }]),
  );
  const brand = { ...snapshot.brand, flags: { aliases: {} }, layout: { routes, regions: {}, home: { order: [], sections } } };
  const portal = createPortal({ ...snapshot, brand: brand as unknown as Brand }, createRegistry([pages]), environment);
  portal.client = { ...portal.client, call: () => new Promise(() => undefined) };
  return { portal, texts: () => texts() };
}
const heading = () => root.querySelector('h1')?.textContent;

test('an empty page shows the route of its address', async () => {
  const { portal, texts } = barePortal();
  void mountPortal(portal, null);
  await expect.poll(() => portal.router.path()).toBe('/first');
  texts();
  await expect.poll(heading).toBe('First');
  expect(location.pathname).toBe('/first');
});

test.each(['//second', '///second/', '/%2Fsecond', '/first%2F..%2Fsecond', '/./second//', '/%73econd', '/SECOND/'])(
  'the address %s starts the page of its route',
  async (path) => {
    history.replaceState({ key: 'kept' }, '', `${location.origin}${path}?a=1#news`);
    const { portal, texts } = barePortal();
    void mountPortal(portal, null);
    texts();
    await expect.poll(heading).toBe('Second');
    expect(location.href.toLowerCase()).toBe(`${location.origin}/second?a=1#news`);
  },
);

test('redirects of startup before the first render are applied after it, the last one wins', async () => {
  const { portal, texts } = barePortal();
  const mounted = mountPortal(portal, null);
  portal.router.navigate('/slow');
  portal.router.navigate('/second?from=start', { replace: true });
  expect(location.pathname, 'there is no router yet').toBe('/first');
  texts();
  await mounted;
  await expect.poll(heading).toBe('Second');
  expect(location.pathname + location.search).toBe('/second?from=start');
  await expect.poll(() => portal.router.path()).toBe('/second?from=start');
});

/** Renders the slow page; resolves to the turns of other work while some parts were rendered and others not. */
async function turnsBetween(sections?: object): Promise<number> {
  history.replaceState(null, '', '/slow');
  drawn = 0;
  const { portal, texts } = barePortal(sections);
  const mounted = mountPortal(portal, null);
  texts();
  await mounted;
  let between = 0;
  const channel = new MessageChannel();
  const isDrawn = new Promise<void>((done) => {
    channel.port1.onmessage = () => {
      if (drawn > 0 && drawn < PARTS) between += 1;
      if (drawn >= PARTS && root.querySelectorAll('i').length === PARTS) done();
      else channel.port2.postMessage(null);
    };
  });
  channel.port2.postMessage(null);
  await isDrawn;
  channel.port1.close();
  return between;
}

test('an empty page renders in slices, so that startup runs in between', async () => {
  expect(await turnsBetween()).toBeGreaterThan(5);
});

test.each([
  ['a desktop', 1280, {}, 1],
  ['a phone', 390, {}, 1],
  ['a phone, where the brand shows a section to phones only', 390, { app: { when: { device: 'mobile' } } }, 2],
])('a published page hydrates in slices, so that input is not held back, and once: %s', async (_, width, sections, times) => {
  await page.viewport(width, 844);
  await turnsBetween();
  const published = document.createElement('div');
  published.innerHTML = root.innerHTML;
  published.id = root.id;
  root.replaceWith(published);
  root = published;
  const first = root.querySelector('i');
  expect(await turnsBetween(sections)).toBeGreaterThan(5);
  expect(root.querySelector('i'), 'the elements of the page stay').toBe(first);
  await new Promise((done) => setTimeout(done, 200));
  expect(drawn, 'no part is rendered again afterwards').toBe(PARTS * times);
});

test('a navigation renders whole: no other work and no frame comes between', async () => {
  const { portal, texts } = barePortal();
  const mounted = mountPortal(portal, null);
  texts();
  await mounted;
  await expect.poll(heading).toBe('First');
  drawn = 0;
  let between = 0;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    if (drawn > 0 && root.querySelectorAll('i').length === 0) between += 1;
    if (drawn < PARTS) channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  portal.router.navigate('/slow');
  await expect.poll(() => root.querySelectorAll('i').length).toBe(PARTS);
  channel.port1.close();
  expect(between).toBe(0);
});

test('a theme that was chosen before a slow first render is applied', async () => {
  const { dataset } = document.documentElement;
  localStorage.removeItem('theme');
  dataset['boot'] = '';
  dataset['theme'] = 'light';
  onTestFinished(() => {
    delete dataset['boot'];
    delete dataset['theme'];
    localStorage.removeItem('theme');
  });
  const { portal, texts } = barePortal();
  const mounted = mountPortal(portal, null);
  // before or after the start, which does not wait for the first render and restores a theme itself
  chooseTheme(portal, 'dark');
  texts();
  await mounted;
  await expect.poll(heading).toBe('First');
  await expect.poll(() => dataset['theme']).toBe('dark');
});
