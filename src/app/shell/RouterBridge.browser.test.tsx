import { createPath, type Navigator, parsePath, Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { testPortal } from '#state/forms/fieldHost.fixture.tsx';
import { PortalProvider } from '#state/portal/PortalProvider.tsx';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { RouterBridge } from './RouterBridge.tsx';

/** A router that draws when the test says so, as on a busy device. */
async function openAt(first: string) {
  const portal = testPortal();
  const visited: string[] = [];
  const visit: Navigator['push'] = (to) => void visited.push(typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = { createHref: String, go: () => undefined, push: visit, replace: visit };
  let key = 0;
  const at = (path: string) => (
    <PortalProvider portal={portal}>
      <Router location={{ ...parsePath(path), key: String((key += 1)) }} navigator={navigator}>
        <RouterBridge redirect={null} />
      </Router>
    </PortalProvider>
  );
  const show = await mount(at(first));
  return { portal, visited, draw: (path: string) => show(at(path)) };
}

test('the path is the one that was navigated to last, also while older ones are drawn', async () => {
  const { portal, visited, draw } = await openAt('/rng');
  const path = () => portal.router.path();
  expect(path()).toBe('/rng');
  portal.router.navigate('/rng?vendor=LUM');
  portal.router.navigate('/rng?vendor=LUM&type=A#games');
  expect(path()).toBe('/rng?vendor=LUM&type=A');
  await draw('/rng?vendor=LUM');
  expect(path()).toBe('/rng?vendor=LUM&type=A');
  await draw('/rng?vendor=LUM&type=A#games');
  expect(path()).toBe('/rng?vendor=LUM&type=A');
  expect(visited).toEqual(['/rng?vendor=LUM', '/rng?vendor=LUM&type=A#games']);
});

test('what is drawn without having been asked for, such as after Back, is the path', async () => {
  const { portal, draw } = await openAt('/rng');
  portal.router.navigate('/vip');
  await draw('/winners?period=day');
  expect(portal.router.path()).toBe('/winners?period=day');
  await draw('/vip');
  expect(portal.router.path()).toBe('/vip');
});

test('a navigation to where the page is already is over when it is drawn again', async () => {
  const { portal, draw } = await openAt('/rng');
  portal.router.navigate('/rng');
  await draw('/rng');
  await draw('/vip');
  expect(portal.router.path()).toBe('/vip');
});
