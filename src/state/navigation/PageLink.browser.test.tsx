import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { PageLink } from './PageLink.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const link = () => page.getByRole('link').element() as HTMLAnchorElement;
const here = () => document.querySelector('output')?.textContent;

/** Whether the portal handled a click; others are cancelled, so that the test's page stays. */
function takenOver(init: MouseEventInit): boolean {
  let taken = false;
  const after = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', after, { once: true });
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return taken;
}

const at = (to: string, onClick?: (event: { preventDefault(): void }) => void) => (
  <MemoryRouter initialEntries={['/help?x=1']}>
    <PageLink to={to} onClick={onClick} className="link" data-entry="there">
      There
    </PageLink>
    <Here />
  </MemoryRouter>
);

test('a plain click or Enter changes the page without loading it', async () => {
  await mount(at('/register?aff=7#top'));
  expect(link().getAttribute('href')).toBe('/register?aff=7#top');
  expect(link().className).toBe('link');
  expect(link().dataset['entry']).toBe('there');
  await userEvent.click(link());
  await expect.poll(here).toBe('/register?aff=7#top');
});

test('an anchor alone keeps the path', async () => {
  await mount(at('#rules'));
  link().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(here).toBe('/help#rules');
});

test('a click for another tab or window is left to the browser', async () => {
  await mount(at('/register'));
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(takenOver(init)).toBe(false);
  expect(here()).toBe('/help?x=1');
  expect(takenOver({})).toBe(true);
});

test('a handler runs first and may cancel the navigation', async () => {
  const keep = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await mount(at('/register', keep));
  await userEvent.click(link());
  expect(keep).toHaveBeenCalledOnce();
  expect(here()).toBe('/help?x=1');
});
