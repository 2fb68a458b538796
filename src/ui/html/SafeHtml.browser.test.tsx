import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HTML_LIMIT } from './htmlToText.ts';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { xssPayloads } from './xssPayloads.fixture.ts';

const shown = () => document.querySelector('[data-test] > div') as HTMLElement;
const box = (html: string) => (
  <div data-test="">
    <SafeHtml html={html} />
  </div>
);

async function show(html: string): Promise<HTMLElement> {
  await mount(box(html));
  await expect.poll(() => shown().hidden).toBe(false);
  return shown();
}

describe('hostile HTML', () => {
  const executed = vi.fn();
  beforeEach(() => {
    executed.mockClear();
    Object.assign(window, { __xss: executed });
    for (const name of ['alert', 'confirm', 'prompt', 'open'] as const) vi.spyOn(window, name).mockImplementation(executed);
  });
  afterEach(() => vi.restoreAllMocks());

  test(`runs no script, sends no request, leaves nothing dangerous: ${xssPayloads.length} payloads`, async () => {
    expect(xssPayloads.length).toBeGreaterThanOrEqual(60);
    await mount(null);
    const globals = new Set(Object.getOwnPropertyNames(window));
    await mount(
      <div data-test="">
        {xssPayloads.map((html, index) => (
          <SafeHtml key={index} html={html} />
        ))}
      </div>,
    );
    const all = () => [...document.querySelectorAll<HTMLElement>('[data-test] > div[lang], [data-test] > div')];
    await expect.poll(() => all().filter((element) => element.hidden).length).toBe(0);
    const inside = [...document.querySelectorAll<HTMLElement>('[data-test] > div *')];
    for (const element of inside) {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      for (const type of ['click', 'mouseover', 'pointerdown', 'focusin', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(executed).not.toHaveBeenCalled();

    const forbidden =
      'script,style,form,input,button,iframe,svg,math,template,object,embed,base,link,meta,dialog,video,audio,select,textarea';
    expect(document.querySelectorAll(`[data-test] > div :is(${forbidden})`)).toHaveLength(0);
    const attributes = inside.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
    const names = new Set(attributes.map(({ name }) => name));
    for (const name of names)
      expect(name).not.toMatch(/^(?:on.*|style|id|name|class|data-.*|popover.*|tabindex|autofocus|contenteditable|ping|srcset)$/);
    for (const { name, value } of attributes)
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:https:\/\/ok\.example|mailto:|tel:|\/(?![/\\]))/);
    for (const link of document.querySelectorAll('[data-test] a[href]'))
      expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank']);
    expect(Object.getOwnPropertyNames(window).filter((name) => !globals.has(name))).toEqual([]);
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example'))).toEqual([]);
  });
});

test('keeps text, lists, tables, pictures and links', async () => {
  const element = await show(
    '<h2>Rules</h2><p>One <b>two</b></p><ul><li>a</li></ul><table><tr><td>1</td></tr></table><a href="/help">help</a><a href="mailto:a@b.example">mail</a><a href="tel:+55">call</a><img src="/media/x.webp" alt="x">',
  );
  expect([...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/help',
    'mailto:a@b.example',
    'tel:+55',
  ]);
  expect(element.querySelectorAll('h2, p > b, ul > li, td, img[src="/media/x.webp"][loading="lazy"]')).toHaveLength(5);
});

test('shows more than 64 KB as text, without parsing', async () => {
  const element = await show(`<p>Start</p>${'<b>x</b>'.repeat(HTML_LIMIT / 8)}<p>End</p>`);
  expect(element.children).toHaveLength(0);
  expect(element.textContent).toMatch(/^Start[^]*End$/);
});

test('a new text replaces the old one', async () => {
  const render = await mount(box('<p>One</p>'));
  await expect.poll(() => shown().textContent).toBe('One');
  await render(box('<p>Two</p>'));
  await expect.poll(() => shown().textContent).toBe('Two');
  expect(shown().hidden).toBe(false);
});

test.each([
  ['/vip?token=st_1', '/vip'],
  ['/?a=1&token=st_1&b=2#c', '/?a=1&b=2#c'],
  ['/?%74oken=st_1', '/'],
  ['/?token=st_1&token=st_2', '/'],
  ['https://site.example/?token=st_1', 'https://site.example/'],
  ['/help?tokens=2#token=1', '/help?tokens=2#token=1'],
  ['mailto:ana@site.example', 'mailto:ana@site.example'],
])('a link brings no session: %s (T7)', async (href, safe) => {
  const element = await show(`<p><a href="${href}">Go</a></p>`);
  expect(element.querySelector('a')?.getAttribute('href')).toBe(safe);
});
