import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { LazyImage } from './LazyImage.tsx';
import { LOADED_LIMIT, loadedCount, rememberLoaded, wasLoaded } from './loadedImages.ts';
import { mount, settle } from '#ui/dom/mount.fixture.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const frame = () => document.querySelector('[data-state]') as HTMLElement;

test('an image goes from loading to loaded', async () => {
  await mount(<LazyImage src={pixel} alt="A dot" />);
  expect(frame().dataset['state']).toBe('loading');
  await expect.poll(() => frame().dataset['state']).toBe('loaded');
  expect(document.querySelector('img')?.alt).toBe('A dot');
});

test('a broken image is requested four times, then its fallback is shown', async () => {
  let tries = 0;
  document.addEventListener('error', () => (tries += 1), { capture: true });
  await mount(<LazyImage src="data:image/png;base64,broken" alt="Game" fallback={<b>Game</b>} />);
  await expect.poll(() => frame().dataset['state']).toBe('error');
  expect(tries).toBe(4);
  expect(frame().textContent).toBe('Game');
  expect(document.querySelector('img')).toBeNull();
});

test('what failed is not requested again by a later image, until the network is back', async () => {
  const address = 'data:image/png;base64,gone';
  let tries = 0;
  const count = () => (tries += 1);
  document.addEventListener('error', count, { capture: true });
  onTestFinished(() => document.removeEventListener('error', count, { capture: true }));
  const render = await mount(<LazyImage src={address} alt="" />);
  await expect.poll(() => frame().dataset['state']).toBe('error');
  tries = 0;
  for (let time = 0; time < 3; time += 1) {
    await render(<LazyImage key={time} src={address} alt="" priority={time === 1} />);
    expect(frame().dataset['state']).toBe('error');
    expect(document.querySelector('img')).toBeNull();
  }
  expect(tries).toBe(0);
  window.dispatchEvent(new Event('online'));
  await render(<LazyImage key="again" src={address} alt="" />);
  await expect.poll(() => tries).toBeGreaterThan(0);
});

test('an image without an address is missing at once, until it gets one', async () => {
  const render = await mount(<LazyImage src="" alt="Summer" priority />);
  expect(frame().dataset['state']).toBe('error');
  expect(page.getByRole('img', { name: 'Summer' }).query()).not.toBeNull();
  expect(document.querySelector('img')).toBeNull();
  await render(<LazyImage src={`${pixel}#given`} alt="Summer" priority />);
  await expect.poll(() => frame().dataset['state']).toBe('loaded');
  await render(<LazyImage src="" alt="Summer" priority />);
  expect(frame().dataset['state']).toBe('error');
});

test('a new address starts over', async () => {
  const render = await mount(<LazyImage src="data:image/png;base64,nope" alt="" priority />);
  await render(<LazyImage src={`${pixel}#other`} alt="" priority />);
  await expect.poll(() => frame().dataset['state']).toBe('loaded');
});

test('an image more than 1.3 screens away is not requested until it is nearer', async () => {
  const { innerHeight } = window;
  await mount(
    <>
      <div style={{ height: innerHeight * 3 }} />
      <LazyImage src={`${pixel}#far`} alt="" />
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.querySelector('img')).toBeNull();
  window.scrollTo(0, innerHeight);
  await expect.poll(() => document.querySelector('img')).not.toBeNull();
});

test('the next slide of a rail is requested before it is visible', async () => {
  await mount(
    <div style={{ display: 'flex', overflow: 'hidden', width: 300 }}>
      <div style={{ flex: '0 0 100%' }}>first</div>
      <div style={{ flex: '0 0 100%', height: 50 }}>
        <LazyImage src={`${pixel}#next`} alt="" />
      </div>
    </div>,
  );
  await expect.poll(() => document.querySelector('img')).not.toBeNull();
});

test('an image shown before renders at once', async () => {
  rememberLoaded(`${pixel}#known`);
  await mount(<LazyImage src={`${pixel}#known`} alt="" />);
  expect(frame().dataset['state']).toBe('loaded');
  expect(document.querySelector('img')).not.toBeNull();
});

test('the last 200 addresses are remembered', () => {
  for (let index = 0; index <= LOADED_LIMIT; index += 1) rememberLoaded(`/image-${index}`);
  expect(loadedCount()).toBe(200);
  expect(wasLoaded('/image-0')).toBe(false);
  expect(wasLoaded('/image-1')).toBe(true);
  expect(wasLoaded('/image-200')).toBe(true);
});

/** What the picture shows now, without its address. */
const shown = () => document.querySelector('img')?.currentSrc.split('#')[1];

const both = <LazyImage src={`${pixel}#wide`} narrowSrc={`${pixel}#narrow`} alt="" priority />;

test('a picture with a narrow form follows the width of the window', async () => {
  await page.viewport(767, 800);
  await mount(both);
  await expect.poll(shown).toBe('narrow');
  const image = document.querySelector('img');
  await page.viewport(768, 800);
  await expect.poll(shown).toBe('wide');
  await page.viewport(390, 800);
  await expect.poll(shown).toBe('narrow');
  expect(document.querySelector('img')).toBe(image);
});

test('a narrow form without an address is left out', async () => {
  await page.viewport(390, 800);
  await mount(<LazyImage src={`${pixel}#wide`} narrowSrc="" alt="" priority />);
  await expect.poll(shown).toBe('wide');
});

test('a published picture has both forms, and hydration leaves the one that is shown', async () => {
  await page.viewport(390, 800);
  const host = document.createElement('div');
  host.innerHTML = renderToString(both);
  document.body.append(host);
  onTestFinished(() => host.remove());
  expect(host.querySelector('source')?.media).toBe('(max-width: 47.9375em)');
  await expect.poll(shown).toBe('narrow');
  const image = document.querySelector('img');
  const problems: unknown[] = [];
  await settle(() => {
    const root = hydrateRoot(host, both, { onRecoverableError: (error) => problems.push(error) });
    onTestFinished(() => root.unmount());
  });
  expect(problems).toEqual([]);
  expect(document.querySelector('img')).toBe(image);
  expect(shown()).toBe('narrow');
  await page.viewport(1280, 800);
  await expect.poll(shown).toBe('wide');
});

test('a picture that was drawn but never put on the page is let go (F34)', async () => {
  const drawn: WeakRef<Element>[] = [];
  const create = document.createElement.bind(document);
  const spy = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'picture') drawn.push(new WeakRef(element));
    return element;
  });
  onTestFinished(() => spy.mockRestore());
  const never = new Promise<string>(() => undefined);
  const Waiting = () => use(never);
  const render = await mount(
    <Suspense fallback="waiting">
      {both}
      <Waiting />
    </Suspense>,
  );
  expect(drawn).not.toHaveLength(0);
  expect(document.querySelector('picture')).toBeNull();
  await render(null);
  spy.mockReset();
  await expect
    .poll(async () => {
      await cdp().send('HeapProfiler.collectGarbage');
      return drawn.filter((picture) => picture.deref() !== undefined).length;
    })
    .toBe(0);
});

test('no picture is preloaded by the prerender, which has its own order', () => {
  const html = renderToString(
    <>
      <LazyImage src={`${pixel}#first`} alt="" priority />
      <LazyImage src={`${pixel}#later`} alt="" />
    </>,
  );
  expect(html).not.toContain('preload');
});
