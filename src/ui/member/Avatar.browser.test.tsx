import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { Avatar } from './Avatar.tsx';

const broken = 'data:image/png;base64,broken';
const fallback = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

afterEach(() => vi.useRealTimers());

test('a picture that cannot be loaded gives way to the fallback (MCO-18)', async () => {
  // the pauses before a retry
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await mount(<Avatar src={broken} fallbackSrc={fallback} />);
  await expect.poll(pictures).toEqual([broken]);
  await expect.poll(() => (vi.runOnlyPendingTimers(), pictures())).toEqual([fallback]);
});

test('without a picture the fallback shows, and without that the initials (MCO-18)', async () => {
  const render = await mount(<Avatar fallbackSrc={fallback} initials="AM" />);
  expect(pictures()).toEqual([fallback]);
  await render(<Avatar initials="AM" />);
  expect(pictures()).toEqual([]);
  expect(document.querySelector('[aria-hidden]')?.textContent).toBe('AM');
});
